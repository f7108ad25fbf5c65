// Every test knows what the server's catalogue tells: `python -m tests.web.fixtures` writes it down.
import { learned } from "../src/around/catalogue";
import { catalogue } from "./catalogue";

learned(catalogue);
