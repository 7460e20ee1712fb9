import { latin1 } from './bytes.js';

/** Tracks the key of a top-level object that is being read, over chunks of any size. */
export class TopKeys {
  /** The top-level value is an object, and the next string at depth 1 is one of its keys. */
  private inKeys = false;
  private expectKey = false;
  /** Start of the key at work in the chunk; -1 outside of keys. */
  private from = -1;
  private part = '';
  private key = '';

  /** A top-level value begins. */
  begin(isObject: boolean): void {
    this.inKeys = isObject;
    this.expectKey = isObject;
    this.key = '';
  }

  /** Call for what stands at depth 1. */
  stringBegins(i: number): void {
    if (this.expectKey) this.from = i;
  }

  comma(): void {
    this.expectKey = this.inKeys;
  }

  colon(): void {
    this.expectKey = false;
  }

  stringEnds(chunk: Uint8Array, i: number): void {
    if (this.from < 0) return;
    this.key = unescaped(this.part + latin1(chunk.subarray(this.from, i)));
    this.from = -1;
    this.part = '';
  }

  /** Keeps what the chunk has of a key that goes on in the next one. */
  chunkEnds(chunk: Uint8Array): void {
    if (this.from < 0) return;
    this.part += latin1(chunk.subarray(this.from));
    this.from = 0;
  }

  /** True where a value at depth 1 belongs to this key. */
  isValueOf(key: string): boolean {
    return this.inKeys && !this.expectKey && this.key === key;
  }
}

function unescaped(key: string): string {
  if (!key.includes('\\')) return key;
  try {
    return String(JSON.parse(`"${key}"`));
  } catch {
    // Not JSON: the parse of the shell says so, with the place.
    return key;
  }
}
