import { isObject, type Json, type Manifest } from '../../manifest/manifest.js';
import { PLANNED_KINDS } from '../objects/planned-kinds.js';

/** What an object calls another one by. */
interface Reference {
  readonly kind: string;
  readonly name: string;
}

/** Between the objects of the policies and those that are not planned themselves. */
export interface Ties {
  /** False for a text that can not hold an object that is tied to the policies. */
  readonly mayHold: (text: string) => boolean;
  /** The object of the policies that names this one, or that this one scales. Null where there is none. */
  readonly tiedTo: (manifest: Manifest) => Manifest | null;
}

/** These set the replicas of what they name. KEDA's takes a Deployment where it does not say. */
const SCALERS = ['HorizontalPodAutoscaler', 'ScaledObject'];
const SCALED_BY_DEFAULT = 'Deployment';

/**
 * Which objects decide what becomes of those of the policies without being planned: what a policy names by kind and name (a NodePool
 * its NodeClass, a placement its resources, a NodeWright its DeploymentPolicy), and what sets the replicas of a workload.
 */
export function tiesOf(judged: readonly Manifest[]): Ties {
  const naming = new Map<string, Manifest>();
  for (const manifest of judged)
    for (const reference of referencesIn(manifest.object)) naming.set(keyOf(reference), manifest);
  const byKey = new Map(judged.map((manifest) => [keyOf(manifest), manifest]));
  const named = [...naming.keys()].map((key) => JSON.parse(key) as [string, string]);
  return {
    mayHold: (text) =>
      SCALERS.some((kind) => text.includes(kind)) ||
      named.some(([kind, name]) => text.includes(kind) && text.includes(name)),
    tiedTo: (manifest) => naming.get(keyOf(manifest)) ?? scaledBy(manifest, byKey),
  };
}

function scaledBy(manifest: Manifest, byKey: ReadonlyMap<string, Manifest>): Manifest | null {
  if (!SCALERS.includes(manifest.kind)) return null;
  const { spec } = manifest.object;
  const target = isObject(spec) ? spec['scaleTargetRef'] : null;
  if (!isObject(target) || typeof target['name'] !== 'string') return null;
  const kind = typeof target['kind'] === 'string' ? target['kind'] : SCALED_BY_DEFAULT;
  const scaled = byKey.get(keyOf({ kind, name: target['name'] }));
  if (scaled === undefined || isElsewhere(manifest, scaled)) return null;
  return scaled;
}

/** Where one of them names no namespace, whatever applies it may put it into that of the other. */
function isElsewhere(one: Manifest, other: Manifest): boolean {
  return one.namespace !== null && other.namespace !== null && one.namespace !== other.namespace;
}

function referencesIn(value: Json): Reference[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const { kind, name } = value;
  const own = typeof kind === 'string' && typeof name === 'string' ? [{ kind, name }] : [];
  const fields = Object.entries(value).flatMap(([key, of]) =>
    typeof of === 'string' ? byField(key, of) : referencesIn(of),
  );
  return [...own, ...fields];
}

/** A field that is called as a planned kind: `deploymentPolicy: gpu`. */
function byField(key: string, name: string): Reference[] {
  const kind = `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`;
  return PLANNED_KINDS.includes(kind) ? [{ kind, name }] : [];
}

function keyOf({ kind, name }: Reference): string {
  return JSON.stringify([kind, name]);
}
