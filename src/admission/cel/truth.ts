import { type Cel, CelError, Mismatch } from './values.js';

export function truth(value: Cel): boolean {
  if (typeof value !== 'boolean') throw new Mismatch('no such overload');
  return value;
}

/** Whether one of them is what decides. An error of one does not count where another one decides. */
export function decided<T>(items: readonly T[], decides: boolean, valueOf: (item: T) => Cel): boolean {
  let error: CelError | null = null;
  for (const item of items) {
    try {
      if (truth(valueOf(item)) === decides) return decides;
    } catch (thrown) {
      if (!(thrown instanceof CelError)) throw thrown;
      error ??= thrown;
    }
  }
  if (error !== null) throw error;
  return !decides;
}
