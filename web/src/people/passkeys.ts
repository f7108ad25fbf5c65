// Passkeys, as the browser makes and shows them, and as they go over the wire: bytes in base64url.
import type { AskOptions, MadePasskey, PasskeyOptions, ShownPasskey } from "../game/types";

/** Nobody chose one, or there is none to choose: the browser does not say which. */
export class Cancelled extends Error {}

export const able = (): boolean => typeof PublicKeyCredential === "function";

export async function make(options: PasskeyOptions): Promise<MadePasskey> {
  const made = await chosen(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { id: options.rp_id, name: options.rp_name },
        user: { id: bytes(options.user_id), name: options.user_name, displayName: options.user_name },
        challenge: bytes(options.challenge),
        pubKeyCredParams: options.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: options.exclude.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        attestation: "none",
        timeout: options.timeout,
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: text(made.rawId),
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
  };
}

export async function show(options: AskOptions): Promise<ShownPasskey> {
  const shown = await chosen(() =>
    navigator.credentials.get({
      publicKey: {
        rpId: options.rp_id,
        challenge: bytes(options.challenge),
        userVerification: "required",
        timeout: options.timeout,
      },
    }),
  );
  const response = shown.response as AuthenticatorAssertionResponse;
  return {
    id: text(shown.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user_handle: text(response.userHandle ?? new ArrayBuffer(0)),
  };
}

async function chosen(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await ask();
  } catch (problem) {
    const name = problem instanceof DOMException ? problem.name : "";
    if (name === "NotAllowedError" || name === "AbortError") throw new Cancelled();
    throw problem;
  }
  if (!found) throw new Cancelled();
  return found as PublicKeyCredential;
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function text(raw: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(raw), (one) => String.fromCharCode(one)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
