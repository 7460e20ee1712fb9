// The parts of Node.js that a plan uses, for a browser.
import { sha224, sha256 } from '@noble/hashes/sha2.js';

// The package, not the module of Node.js.
export { Buffer } from 'buffer/index.js';

const HASHES = { sha224, sha256 };

/** As of `node:crypto`: `createHash(algorithm).update(text).digest('hex')`. */
export function createHash(algorithm) {
  const hash = HASHES[algorithm].create();
  const made = {
    update(data) {
      hash.update(typeof data === 'string' ? new globalThis.TextEncoder().encode(data) : data);
      return made;
    },
    digest(encoding) {
      const bytes = hash.digest();
      if (encoding === 'base64') return globalThis.btoa(String.fromCharCode(...bytes));
      return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
  return made;
}

/** As of `node:buffer`. */
export function isUtf8(bytes) {
  try {
    new globalThis.TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
