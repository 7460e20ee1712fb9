/**
 * What an API server can work out and this engine does not: a function or a notation it does not know, or more work than it does for
 * one object. Never an answer about the object: who meets one judges the object by other means, and says so.
 */
export class Unsupported extends Error {}

/** Reads a thing, or gives why it is not understood, which holds for as long as the thing does. */
export function attempted<K, T>(read: (of: K) => T): (of: K) => T | Unsupported {
  return (of) => {
    try {
      return read(of);
    } catch (error) {
      if (error instanceof Unsupported) return error;
      throw error;
    }
  };
}

/** Reads a text once, for as long as it is one of the last `most`. Throws Unsupported where it is not understood. */
export function readOnce<T extends object>(most: number, read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T | Unsupported>();
  const attempt = attempted(read);
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = attempt(text);
      if (known.size >= most) known.clear();
      known.set(text, result);
    }
    if (result instanceof Unsupported) throw result;
    return result;
  };
}
