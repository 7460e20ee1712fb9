const MOST = 4;

/** A function of texts that keeps its last results: tests that follow each other give it the same texts, and change no result. */
export function lastOnes<In extends readonly (string | undefined)[], T>(
  make: (...of: In) => T,
): (...of: In) => T {
  const kept = new Map<string, T>();
  return (...of) => {
    const key = of.join(' ');
    const result = kept.get(key) ?? make(...of);
    kept.delete(key);
    kept.set(key, result);
    for (const oldest of [...kept.keys()].slice(0, -MOST)) kept.delete(oldest);
    return result;
  };
}
