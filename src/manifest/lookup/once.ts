/** The same function, asked once for each thing. */
export function once<In, Out>(ask: (about: In) => Out): (about: In) => Out {
  const answers = new Map<In, { readonly answer: Out }>();
  return (about) => {
    const known = answers.get(about) ?? { answer: ask(about) };
    answers.set(about, known);
    return known.answer;
  };
}

/** What takes long to find, found when it is first asked for, and kept. */
export function lazily<T>(find: () => T): () => T {
  let found: { readonly value: T } | null = null;
  return () => (found ??= { value: find() }).value;
}
