import { canonicalJson } from '../manifest/values/canonical.js';
import { field, itemsIn, objectIn } from '../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../manifest/manifest.js';
import { compileSelector, selects } from '../manifest/values/selector.js';
import type { ClusterNames } from '../config/clusters.js';
import { fromGit } from './git-generator.js';
import type { Sets, Surroundings } from './parameter-sets.js';
import { normalized } from './normalized.js';
import { SERVER, UNKNOWN } from './placeholders.js';
import { filled, flattened, type Parameters } from './template.js';

const MAX_SETS = 2_000;
const KNOWN = ['list', 'git', 'clusters', 'matrix', 'merge'] as const;

/** True for an ApplicationSet that goes by the clusters that Argo CD knows. */
export function asksForClusters({ object }: Manifest): boolean {
  const isOne = (generator: Json): boolean =>
    field(generator, 'clusters') !== undefined || innerOf(generator).some(isOne);
  return itemsIn(field(object, 'spec'), 'generators').some(isOne);
}

/** The generators that a generator combines; [] for one that combines none. */
export function innerOf(generator: Json): readonly Json[] {
  return ['matrix', 'merge'].flatMap((kind) => itemsIn(field(generator, kind), 'generators'));
}

/** What one generator of an ApplicationSet gives. */
export function parametersOf(generator: Json, around: Surroundings): Sets {
  const kinds = isObject(generator) ? Object.keys(generator).filter((key) => key !== 'selector') : [];
  const kind = KNOWN.find((one) => kinds.includes(one));
  if (kind === undefined || kinds.length > 1)
    return `its generator ${kinds.join(', ') || 'without a kind'} asks what is not in the repository`;
  const written = field(generator, kind) ?? null;
  if (field(written, 'template') !== undefined) return `its generator ${kind} has a template of its own`;
  const sets = byKind(kind, written, around);
  const selector = field(generator, 'selector');
  return typeof sets === 'string' || selector === undefined ? sets : selected(sets, selector);
}

function byKind(kind: (typeof KNOWN)[number], written: Json, around: Surroundings): Sets {
  if (kind === 'list') return listed(written);
  if (kind === 'git') return fromGit(written, around);
  if (kind === 'clusters') return ofCluster(written, around);
  const generators = itemsIn(written, 'generators');
  return kind === 'matrix' ? product(generators, around) : merged(written, generators, around);
}

/** What a selector beside a generator leaves of its sets: it looks at parameters as if they were labels. */
function selected(sets: readonly Parameters[], written: Json): Sets {
  const compiled = compileSelector(written);
  if ('error' in compiled) return `its generator's selector is not one: ${compiled.error}`;
  return sets.filter((one) => selects(compiled.selector, Object.fromEntries(flattened(one))));
}

function listed(list: Json): Sets {
  if (field(list, 'elementsYaml') !== undefined) return 'its list generator has elementsYaml';
  return itemsIn(list, 'elements').filter(isObject);
}

/**
 * The cluster that is planned; those of the others make Applications that are planned with them. What a label of the cluster's Secret
 * decides can be told where the configuration has those labels, or the repository the Secret.
 */
function ofCluster(clusters: Json, { cluster, isGo, secrets }: Surroundings): Sets {
  if (cluster.name === null)
    return 'its generator makes an Application for each cluster that Argo CD knows, and `clusters` in the configuration names none';
  if (field(clusters, 'flatList') === true) return 'its clusters generator has flatList';
  const secret = secrets.of(cluster);
  const labels = cluster.labels ?? secret?.labels ?? null;
  const selector = field(clusters, 'selector');
  if (isObject(selector) && Object.keys(selector).length > 0) {
    if (labels === null)
      return 'its generator picks clusters by labels, which are not in the repository (`labels` of the cluster in the configuration tells them)';
    const compiled = compileSelector(selector);
    if ('error' in compiled) return `its generator's selector is not one: ${compiled.error}`;
    if (!selects(compiled.selector, { ...TYPE, ...labels })) return [];
  }
  const name = secret?.name ?? nameIn(cluster);
  const annotations = secret === null ? {} : { annotations: { ...secret.annotations } };
  const parameters = {
    name,
    nameNormalized: normalized(name),
    server: secret?.server ?? cluster.destination?.find((one) => one.includes('://')) ?? SERVER,
    ...(labels === null ? {} : { metadata: { labels: { ...TYPE, ...labels }, ...annotations } }),
  };
  const values = objectIn(clusters, 'values');
  if (values === null) return [parameters];
  const own = filled(values, parameters, isGo);
  return typeof own === 'string' || own === undefined ? UNKNOWN : [{ ...parameters, values: own }];
}

/** Every Secret of a cluster has it. */
const TYPE = { 'argocd.argoproj.io/secret-type': 'cluster' };

/** As Argo CD calls it, where the configuration says so. */
function nameIn({ name, destination }: ClusterNames): string {
  return destination?.find((one) => !one.includes('://')) ?? name ?? '';
}

/**
 * Each set of the first generator with each that the second one makes of it. What both give differently is the first one's with Go's
 * templates, and refused without. Source: argo-cd, applicationset/generators/matrix.go, GenerateParams; utils/map.go, CombineStringMaps.
 */
function product(generators: readonly Json[], around: Surroundings): Sets {
  if (generators.length !== 2)
    return `Argo CD takes two generators in a matrix, and it has ${generators.length}`;
  let sets: Parameters[] = [{}];
  for (const generator of generators) {
    const next: Parameters[] = [];
    for (const before of sets) {
      const own = filled(generator, before, around.isGo);
      const inner = own === undefined ? UNKNOWN : parametersOf(own, around);
      if (typeof inner === 'string') return inner;
      if (next.length + inner.length > MAX_SETS) return `its matrix has more than ${MAX_SETS} elements`;
      const clash = around.isGo ? undefined : inner.flatMap((one) => differing(before, one) ?? [])[0];
      if (clash !== undefined)
        return `its matrix gives ${clash} two values, and Argo CD makes no Application of it without goTemplate`;
      next.push(...inner.map((one) => (around.isGo ? filledUp(before, one) : joined(before, one))));
    }
    sets = next;
  }
  return sets;
}

/** A parameter that both have, with another value. */
function differing(a: Parameters, b: Parameters): string | null {
  const flat = flattened(a);
  return [...flattened(b)].find(([key, value]) => flat.has(key) && flat.get(key) !== value)?.[0] ?? null;
}

/** The first one's values, and where it has none, or an empty one, the second one's: as mergo merges. */
function filledUp(a: Parameters, b: Parameters): Parameters {
  const both = { ...b };
  for (const [key, value] of Object.entries(a)) {
    const other = both[key];
    if (isObject(other) && isObject(value)) both[key] = filledUp(value, other);
    else if (other === undefined || !isEmpty(value)) both[key] = value;
  }
  return both;
}

/** The zero value of its type in Go. */
function isEmpty(value: Json): boolean {
  if (isObject(value)) return Object.keys(value).length === 0;
  return Array.isArray(value) ? value.length === 0 : !value;
}

/** The second one's values, and what only the first one has. */
function joined(a: Parameters, b: Parameters): Parameters {
  const both = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const before = both[key];
    both[key] = isObject(before) && isObject(value) ? joined(before, value) : value;
  }
  return both;
}

/** Sets of the first generator, with what later ones have for the same keys. */
function merged(merge: Json, generators: readonly Json[], around: Surroundings): Sets {
  const keys = itemsIn(merge, 'mergeKeys').filter((one) => typeof one === 'string');
  const [first, ...others] = generators.map((one) => parametersOf(one, around));
  if (first === undefined || typeof first === 'string') return first ?? 'its merge generator merges nothing';
  let sets = first;
  for (const other of others) {
    if (typeof other === 'string') return other;
    const byKey = new Map(other.map((one) => [keyOf(one, keys), one]));
    if (byKey.size < other.length || [...byKey.keys()].includes(null))
      return 'the sets that its merge generator merges have the same keys, or lack one';
    if (sets.some((set) => keyOf(set, keys) === null))
      return 'the sets that its merge generator merges have the same keys, or lack one';
    sets = sets.map((set) => joined(set, byKey.get(keyOf(set, keys)) ?? {}));
  }
  return sets;
}

function keyOf(set: Parameters, keys: readonly string[]): string | null {
  const flat = flattened(set);
  const values = keys.map((key) => flat.get(key) ?? null);
  return values.includes(null) ? null : canonicalJson(values);
}
