import type { Json } from './manifest.js';

/** Undefined for a text that is no JSON. */
export function parsedJson(written: string): Json | undefined {
  try {
    return JSON.parse(written) as Json;
  } catch {
    return undefined;
  }
}
