/** A function that computes the result for each argument once. */
export function once<In, Out>(ask: (about: In) => Out): (about: In) => Out {
  const answers = new Map<In, { readonly answer: Out }>();
  return (about) => {
    const known = answers.get(about) ?? { answer: ask(about) };
    answers.set(about, known);
    return known.answer;
  };
}

/** A value that is computed at its first use, and kept. */
export function lazily<T>(find: () => T): () => T {
  let found: { readonly value: T } | null = null;
  return () => (found ??= { value: find() }).value;
}
