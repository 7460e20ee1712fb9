import { isInNoNamespace, isNodeClass } from '../manifest/cluster-scoped.js';
import { fieldAt, textIn } from '../manifest/fields.js';
import { byName, present } from '../manifest/lookup.js';
import { groupOf, type JsonObject } from '../manifest/manifest.js';
import KEPT from './kept.json' with { type: 'json' };

/**
 * How a kept field survives: the value with everything below it (`as-is`), a text of bounded length, labels within the bounds of the API
 * server, an RFC 3339 time, `sha256:` of the value (`hash`), the keys of maps at every depth with hashes of all other values
 * (`hashed-map`), an OpenAPI schema without what is for its readers, of containers the name and a hash of the image (`images`), the key
 * with an empty text, or a hash of the whole under the key `fleetplan.hash` beside the fields below it that are listed (`fingerprint`).
 */
export type Form =
  | ('as-is' | 'text' | 'labels' | 'time' | 'hash' | 'hashed-map' | 'schema' | 'images' | 'key-only')
  | 'fingerprint';

/** A field that survives reading: a row of `kept.json`. */
export interface KeptField {
  /** In the notation of `addPath`. */
  readonly path: string;
  readonly form: Form;
  /** A line of the table in docs/snapshot-fields.md. */
  readonly neededFor: string;
  /** True for an annotation by which people say what the object is to do, as its spec says it. */
  readonly steers: boolean;
}

export interface KeptKind {
  /** `*` is any group, and `*NodeClass` any kind that ends so; what is named in full comes first. */
  readonly groups: readonly string[];
  readonly kinds: readonly string[];
  /** True for what a rollout touches; a snapshot without any is an error, not an empty fleet. */
  readonly isTarget?: boolean;
  /** True for custom resources, whose definition is kept too. */
  readonly isCustom?: boolean;
  /** True for custom resources in no namespace: the API server drops one that they write. */
  readonly isClusterScoped?: boolean;
  /** True where a snapshot is not to ask an API server for them: they hold copies of Secrets. Of what a file gives, `fields` are kept. */
  readonly isNeverAskedFor?: boolean;
  readonly fields: readonly KeptField[];
}

/** Kept of every kind. */
export const IDENTITY: readonly KeptField[] = KEPT.every.map(fieldOf);

/**
 * Everything that survives reading, kind by kind, whatever the API version. To keep one more field, add a row to `kept.json` and say what
 * it is needed for; the table in `docs/snapshot-fields.md` is made from these rows.
 */
export const KEPT_KINDS: readonly KeptKind[] = KEPT.kinds.map(({ fields, ...kind }) => ({
  ...kind,
  fields: [...IDENTITY, ...fields.map(fieldOf)],
}));

function fieldOf([path = '', neededFor = '', form = 'as-is', steers]: readonly string[]): KeptField {
  return { path, neededFor, form: form as Form, steers: steers !== undefined };
}

export interface KindRule {
  readonly kept: KeptKind;
  readonly keep: Keep;
}

/** A step of a path; see `addPath`. */
const STEP = /\.?(?:\{([^}]*)\}|\[([^\]]*)\]|([^.[{]+))/gy;
const RULES = new Map<string, KindRule>();
for (const kept of KEPT_KINDS) {
  const keep = emptyKeep();
  for (const { path, form } of kept.fields) addPath(keep, path, form);
  sortKeys(keep);
  for (const group of kept.groups)
    for (const kind of kept.kinds) RULES.set(`${group}/${kind}`, { kept, keep });
}

/** The kept fields of a kind; undefined for kinds that are dropped as a whole. */
export function ruleFor(apiVersion: string, kind: string): KindRule | undefined {
  return RULES.get(`${groupOf(apiVersion)}/${kind}`) ?? RULES.get(isNodeClass(kind) ? '*/*NodeClass' : '');
}

/** False for fields of an object of this kind, or of such a field, that are dropped as a whole. */
export function fieldsRead(of: { readonly apiVersion: string; readonly kind: string }) {
  const keys = ruleFor(of.apiVersion, of.kind)?.keep.keys;
  return (field: string, inner: string | null): boolean => {
    const part = keys?.get(field);
    if (part === undefined || inner === null) return part !== undefined;
    const isWhole = part.form !== null || part.fingerprint || part.items !== null || part.prefixes.size > 0;
    return isWhole || part.keys.has(inner);
  };
}

export const DEFINITION_GROUP = 'apiextensions.k8s.io';
export const DEFINITION_KIND = 'CustomResourceDefinition';

/** True for an object that defines a kind of custom resource, whatever kind that is. */
export function isDefinition({ apiVersion, kind }: { apiVersion: string; kind: string }): boolean {
  return kind === DEFINITION_KIND && groupOf(apiVersion) === DEFINITION_GROUP;
}

/** True for a custom resource whose definition a snapshot keeps; core kinds have none. */
export function isDefined(group: string, kind: string): boolean {
  return RULES.get(`${group}/${kind}`)?.kept.isCustom === true || (group !== '' && isNodeClass(kind));
}

/** True for the definition of a kind that is kept: a cluster has hundreds of others. */
export function definesKept({ spec }: JsonObject): boolean {
  return isDefined(textIn(spec, 'group') ?? '', textIn(fieldAt(spec, 'names'), 'kind') ?? '');
}

/** True for a kind that is in no namespace: two of one name are the same object, whatever namespace they write. */
export function isClusterScoped(apiVersion: string, kind: string): boolean {
  const group = groupOf(apiVersion);
  const isOfFleet = group === 'placement.kubernetes-fleet.io' && kind.startsWith('Cluster');
  const isCustom = RULES.get(`${group}/${kind}`)?.kept.isClusterScoped === true;
  return isCustom || isOfFleet || isInNoNamespace(apiVersion, kind);
}

/** A step from a value down to the part that is kept. */
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
function emptyKeep(): Keep {
  return { form: null, fingerprint: false, keys: new Map(), prefixes: new Map(), items: null, where: null };
}

/**
 * Adds a path to a tree. `a.b` is a field, `a.{b,c}` two of them, `a[]` every item of a list, `a[type=Ready]` the items
 * with that type, `a[type=Ready/Drained]` those with one of several, `a[*]` every value of a map, `a[x.y/*]` those whose key starts with `x.y/`, `a[x.y/z]` one key with dots.
 */
function addPath(root: Keep, path: string, form: Form): void {
  let ends: readonly Keep[] = [root];
  for (const [, names, bracket, name = ''] of path.matchAll(STEP))
    ends = ends.flatMap((keep) =>
      bracket === undefined
        ? (names?.split(',') ?? [name]).map((key) => child(keep.keys, key))
        : descend(keep, bracket),
    );
  for (const keep of ends) {
    if (form === 'fingerprint') keep.fingerprint = true;
    else keep.form = form;
  }
}

function descend(keep: Keep, bracket: string): Keep {
  if (bracket.endsWith('*')) return child(keep.prefixes, bracket.slice(0, -1));
  const [key = '', value] = bracket.split('=');
  if (value === undefined && bracket !== '') return child(keep.keys, bracket);
  keep.where = value === undefined ? null : { key, values: value.split('/') };
  return (keep.items ??= emptyKeep());
}

/** Fields are copied in the order of canonical JSON, so that most objects need no sorting. */
function sortKeys({ keys, prefixes, items }: Keep): void {
  const sorted = [...keys].sort(([a], [b]) => byName(a, b));
  keys.clear();
  for (const [key, inner] of sorted) keys.set(key, inner);
  for (const inner of present([...keys.values(), ...prefixes.values(), items])) sortKeys(inner);
}

function child(children: Map<string, Keep>, key: string): Keep {
  const found = children.get(key) ?? emptyKeep();
  children.set(key, found);
  return found;
}
