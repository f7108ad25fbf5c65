// The seats by number, and the classes that carry their paint.
import { SEAT_NAMES } from "../game/editions";
import "./seats.css";

export const SEATS = SEAT_NAMES;
