import { entryOf, objectIn, textIn } from '../../manifest/fields.js';
import { groupOf, type JsonObject, type Manifest } from '../../manifest/manifest.js';
import { kindsWritten } from '../../manifest/mentions.js';
import { objectsIn, textsOf } from './objects-in.js';
import { INTEREST, mayHoldPlanned, PLANNED_KINDS } from './planned-kinds.js';

/**
 * Kinds whose objects rewrite, make or delete others in the cluster; a list of fields where only an object that has one of them does.
 * Sources: Kubernetes (admission), Kyverno (mutate, generate, cleanup), Gatekeeper (mutation), Karmada (overrides).
 */
const REWRITERS: Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>> = {
  'admissionregistration.k8s.io': { MutatingAdmissionPolicy: null, MutatingWebhookConfiguration: null },
  'kyverno.io': {
    CleanupPolicy: null,
    ClusterCleanupPolicy: null,
    ClusterPolicy: ['mutate', 'generate'],
    Policy: ['mutate', 'generate'],
  },
  'mutations.gatekeeper.sh': { Assign: null, AssignMetadata: null, ModifySet: null },
  'policies.kyverno.io': {
    DeletingPolicy: null,
    GeneratingPolicy: null,
    MutatingPolicy: null,
    NamespacedDeletingPolicy: null,
    NamespacedGeneratingPolicy: null,
    NamespacedMutatingPolicy: null,
  },
  'policy.karmada.io': { ClusterOverridePolicy: null, OverridePolicy: null },
};

/** As a rule of admission names kinds: `NodePool`, `nodepools`. */
const NAMES: ReadonlySet<string> = new Set(
  PLANNED_KINDS.map((kind) => kind.toLowerCase()).flatMap((kind) => [
    kind,
    kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`,
  ]),
);

const KINDS: ReadonlySet<string> = new Set(Object.values(REWRITERS).flatMap(Object.keys));

/** The same of a text that is no object yet, which names such a kind and a planned one. */
export function mayRewritePlanned(text: string): boolean {
  return kindsWritten(text).some((kind) => KINDS.has(kind)) && mayHoldPlanned(text);
}

/** True for an object by which others of planned kinds come out otherwise in the cluster than they are written. */
export function rewritesPlanned(manifest: Manifest): boolean {
  const { apiVersion, kind, object } = manifest;
  if (isApiOfPlanned(manifest)) return true;
  const fields = entryOf(entryOf(REWRITERS, groupOf(apiVersion)) ?? {}, kind);
  if (fields === undefined) return false;
  const parts = objectsIn(object);
  const rewrites = fields === null || parts.some((part) => fields.some((field) => part[field] !== undefined));
  return rewrites && parts.some(namesPlanned);
}

/** An APIService that hands an API group over to a server of its own, which answers what it likes. Source: kubernetes, kube-aggregator. */
function isApiOfPlanned({ apiVersion, kind, object }: Manifest): boolean {
  if (groupOf(apiVersion) !== 'apiregistration.k8s.io' || kind !== 'APIService') return false;
  const group = textIn(object['spec'], 'group') ?? '';
  return objectIn(object['spec'], 'service') !== null && INTEREST.concerns(`${group}/v1`, null);
}

/** `kinds: [apps/v1/Deployment]`, `resources: [nodepools]`: of groups that are planned, or of any. A star stands for all of them. */
export function namesPlanned(part: JsonObject): boolean {
  const groups = textsOf(part['apiGroups'] ?? part['groups'] ?? []);
  const isOfAny = groups.length === 0 || groups.includes('*');
  if (!isOfAny && !groups.some((group) => INTEREST.concerns(`${group}/v1`, null))) return false;
  return ['kinds', 'kind', 'resources']
    .flatMap((field) => textsOf(part[field] ?? []))
    .flatMap((text) => text.split('/'))
    .some(isOfPlanned);
}

/** `NodePool`, `nodepools`, `*`, `Pod*Budget`. */
function isOfPlanned(name: string): boolean {
  const lower = name.toLowerCase();
  if (!lower.includes('*')) return NAMES.has(lower);
  const start = lower.slice(0, lower.indexOf('*'));
  const end = lower.slice(lower.lastIndexOf('*') + 1);
  return [...NAMES].some((known) => known.startsWith(start) && known.endsWith(end));
}
