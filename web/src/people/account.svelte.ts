// Who is signed in at this browser: asked once a visit, and told by whatever changes it. `here` is null until it is
// known, and where the host offers no accounts; `me` is one's own account, once somebody wants to see it.
import { explain } from "../api/http";
import { catalogue } from "../around/catalogue";
import type { Here, Me } from "../game/types";
import { say } from "../words/say.svelte";
import * as server from "./asking";
import { Cancelled, make, show } from "./passkeys";

export class Account {
  here = $state.raw<Here | null>(null);
  me = $state.raw<Me | null>(null);

  /** Ask who is signed in, where there are accounts. */
  async look(): Promise<void> {
    if ((await catalogue()).accounts) this.here = await server.here();
  }

  /** Ask for all that there is to know of oneself. */
  async lookAtMe(): Promise<void> {
    await this.look();
    this.me = this.here?.name ? await server.me() : null;
  }

  async signUp(name: string): Promise<void> {
    await this.came(await server.signUpWith(await make(await server.signUp(name))));
  }

  async signUpVouched(name: string): Promise<void> {
    await this.came(await server.signUpVouched(name));
  }

  async signIn(): Promise<void> {
    await this.came(await server.signInWith(await show(await server.signIn())));
  }

  async signInByCode(code: string): Promise<void> {
    await this.came(await server.signInByCode(code));
  }

  /** Leave for the provider, which sends one back. */
  async toProvider(): Promise<void> {
    location.assign((await server.toProvider()).address);
  }

  async signOut(): Promise<void> {
    await server.signOut();
    this.gone();
  }

  async addPasskey(label: string): Promise<void> {
    this.told(await server.addPasskey(await make(await server.beginPasskey()), label));
  }

  /** One's account after a change of it. */
  told(me: Me): void {
    this.me = me;
    if (this.here) this.here = { ...this.here, name: me.name, blocked: me.blocked };
  }

  /** Nobody is signed in any more. */
  gone(): void {
    this.me = null;
    if (this.here) {
      const { name: _name, blocked: _blocked, ...rest } = this.here;
      this.here = rest;
    }
  }

  private async came(here: Here): Promise<void> {
    this.here = here;
    this.me = await server.me();
  }
}

export const account = new Account();

/** What went wrong, as a sentence: nobody has to be told of a refusal if it was their own. */
export const explained = (problem: unknown): string =>
  problem instanceof Cancelled ? say("people-cancelled") : explain(problem);
