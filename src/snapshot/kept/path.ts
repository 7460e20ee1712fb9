/** How a kept field survives. */
export type Form =
  /** The value with everything below. */
  | 'as-is'
  /** A text of bounded length. */
  | 'text'
  /** A map of labels: keys and values are texts within the bounds of the API server. */
  | 'labels'
  /** An RFC 3339 time. */
  | 'time'
  /** `sha256:` of the value. */
  | 'hash'
  /** Maps keep their keys, at every depth; every other value in them is kept as its hash. */
  | 'hashed-map'
  /** An OpenAPI schema without what is only for readers: descriptions, titles, examples. */
  | 'schema'
  /** A list of containers: of each its name, `sha256:` of its image, and of that without the registry. */
  | 'images'
  /** The key stays, the value becomes the empty text. */
  | 'key-only'
  /** A `sha256:` of the whole under the key `fleetplan.hash`, beside the fields that are listed below it. */
  | 'fingerprint';

/** One step down from a value to what is kept of it. */
export interface Keep {
  /** Null where only what lies below is kept. */
  form: Exclude<Form, 'fingerprint'> | null;
  fingerprint: boolean;
  readonly keys: Map<string, Keep>;
  /** For keys that start with a text; `''` is any key. */
  readonly prefixes: Map<string, Keep>;
  /** For the items of a list. */
  items: Keep | null;
  /** Only items whose field has one of these values are kept. */
  where: { readonly key: string; readonly values: readonly string[] } | null;
}

/** Keeps nothing yet; `addPath` fills it. */
export function emptyKeep(): Keep {
  return { form: null, fingerprint: false, keys: new Map(), prefixes: new Map(), items: null, where: null };
}

type Step =
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  | { readonly kind: 'prefix'; readonly prefix: string }
  | { readonly kind: 'items'; readonly where: Keep['where'] };

const STEP = /\.?(?:\{([^}]*)\}|\[([^\]]*)\]|([^.[{]+))/gy;

/**
 * Adds a path to a tree. `a.b` is a field, `a.{b,c}` two of them, `a[]` every item of a list, `a[type=Ready]` the items
 * with that type, `a[type=Ready/Drained]` those with one of several, `a[*]` every value of a map, `a[x.y/*]` those whose key starts with `x.y/`, `a[x.y/z]` one key with dots.
 */
export function addPath(root: Keep, path: string, form: Form): void {
  let ends: readonly Keep[] = [root];
  for (const step of stepsOf(path)) ends = ends.flatMap((keep) => descend(keep, step));
  for (const keep of ends) {
    if (form === 'fingerprint') keep.fingerprint = true;
    else keep.form = form;
  }
}

function stepsOf(path: string): Step[] {
  return [...path.matchAll(STEP)].map(([, names, bracket, name]): Step => {
    if (names !== undefined) return { kind: 'keys', keys: names.split(',') };
    if (bracket === undefined) return { kind: 'keys', keys: [name ?? ''] };
    if (bracket === '') return { kind: 'items', where: null };
    if (bracket.endsWith('*')) return { kind: 'prefix', prefix: bracket.slice(0, -1) };
    const [key = '', value] = bracket.split('=');
    return value === undefined
      ? { kind: 'keys', keys: [bracket] }
      : { kind: 'items', where: { key, values: value.split('/') } };
  });
}

function descend(keep: Keep, step: Step): Keep[] {
  if (step.kind === 'keys') return step.keys.map((key) => child(keep.keys, key));
  if (step.kind === 'prefix') return [child(keep.prefixes, step.prefix)];
  keep.items ??= emptyKeep();
  keep.where = step.where;
  return [keep.items];
}

function child(children: Map<string, Keep>, key: string): Keep {
  const found = children.get(key) ?? emptyKeep();
  children.set(key, found);
  return found;
}
