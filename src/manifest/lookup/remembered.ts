/** Works something out once for each thing, for as long as that lives. Only of things that nobody changes. */
export function remembered<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, { readonly made: T }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.made;
    const made = make(of);
    known.set(of, { made });
    return made;
  };
}

/** The same for each two things. */
export function rememberedOfBoth<A extends object, B extends object, T>(
  make: (a: A, b: B) => T,
): (a: A, b: B) => T {
  const withFirst = remembered((a: A) => remembered((b: B) => make(a, b)));
  return (a, b) => withFirst(a)(b);
}
