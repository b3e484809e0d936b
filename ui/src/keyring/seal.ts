/**
 * What seals a list of tables: the server keeps it and can read nothing of it. From the one secret that browsers
 * of a person share follow the place where it lies, which the server gets, and the key to it, which nobody gets.
 *
 * The browser's own cryptography is there for pages that came by a safe line only; these libraries are everywhere.
 */

import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";

const BYTES = 32;
const NONCE = 24; // random ones never meet

export interface Sealer {
  place: string;
  /** What the list is called where an account leads to it. */
  mark: string;
  seal(text: string): string;
  /** Throws for what was not sealed with this secret. */
  open(sealed: string): string;
}

/** A secret that nobody can guess. */
export function fresh(): string {
  return written(crypto.getRandomValues(new Uint8Array(BYTES)));
}

export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function sealer(secret: string): Sealer {
  const derived = (what: string) =>
    hkdf(sha256, read(secret), undefined, new TextEncoder().encode(`chapterhouse ${what}`), BYTES);
  const key = derived("key");
  return {
    place: written(derived("place")),
    mark: written(derived("account")),
    seal(text) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
      const sealed = xchacha20poly1305(key, nonce).encrypt(new TextEncoder().encode(text));
      return written(new Uint8Array([...nonce, ...sealed]));
    },
    open(sealed) {
      const bytes = read(sealed);
      const opened = xchacha20poly1305(key, bytes.slice(0, NONCE)).decrypt(bytes.slice(NONCE));
      return new TextDecoder().decode(opened);
    },
  };
}

function written(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function read(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
