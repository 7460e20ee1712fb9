import { code, few, literal, name, type Text, text } from '../text/text.js';
import { toPlain } from '../text/render.js';
import { declaredOf, type Deliverer } from '../manifest/source-file.js';
import { identityOf } from '../manifest/identity.js';
import { labelsIn } from '../manifest/fields.js';
import { groupedBy } from '../manifest/lookup.js';
import { type Manifest, namespaceOf } from '../manifest/manifest.js';
import { type Problem, unjudgedAt } from '../manifest/problem.js';
import { titleOf } from '../manifest/visible.js';
import { isPlanned } from '../plan/objects/planned-kinds.js';
import { verb } from '../text/plural.js';
import type { ReadChange } from './change.js';

interface Retained {
  readonly objects: readonly Manifest[];
  /** One for each cause. */
  readonly problems: readonly Problem[];
}

/** G2: planned objects that leave the files and stay in the cluster, because what applied them does not delete them. */
export function retainedObjects({ base, head }: ReadChange): Retained {
  const there = new Set(head.manifests.map(identityOf));
  const chains = new Map(
    base?.contents.flatMap(({ file: { deliveredBy }, manifests }) =>
      deliveredBy === undefined ? [] : manifests.map(({ place }) => [place, deliveredBy] as const),
    ),
  );
  const now = new Map(
    head.side.files.flatMap(({ deliveredBy = [] }) => deliveredBy.map((one) => [one.by, one] as const)),
  );
  const outcomes = new Map(head.side.coverage?.map(({ identity, outcome }) => [identity, outcome]));
  const found: Found[] = [];
  for (const manifest of base?.manifests ?? []) {
    const chain = chains.get(manifest.place)?.map((one) => now.get(one.by) ?? one);
    if (chain === undefined || !isPlanned(manifest) || there.has(identityOf(manifest))) continue;
    const own = ownCause(manifest);
    const cause = own === null ? causeOf(chain, outcomes) : code(own);
    if (cause !== null) found.push({ cause, manifest });
  }
  const byCause = groupedBy(found, ({ cause }) => toPlain(cause));
  return { objects: found.map(({ manifest }) => manifest), problems: [...byCause.values()].map(problemOf) };
}

interface Found {
  readonly cause: Text;
  readonly manifest: Manifest;
}

type Outcomes = ReadonlyMap<string, Parameters<typeof declaredOf>[0]>;

/** Annotations with which an object stays. Source: argo-cd, docs/user-guide/sync-options.md; fluxcd.io, Kustomization, `prune`; helm.sh, chart tips. */
const KEEPING = [
  ['argocd.argoproj.io/sync-options', 'Prune=false'],
  ['argocd.argoproj.io/sync-options', 'Prune=confirm'],
  ['kustomize.toolkit.fluxcd.io/prune', 'disabled'],
  ['helm.sh/resource-policy', 'keep'],
] as const;

/** The annotation by which an object stays; null for none. */
export function ownCause({ object }: Manifest): string | null {
  const annotations = labelsIn(object['metadata'], 'annotations');
  const own = KEEPING.find(([key, value]) =>
    annotations[key]?.split(',').some((one) => one.trim().toLowerCase() === value.toLowerCase()),
  );
  return own?.join(': ') ?? null;
}

/** Why an object stays that leaves the files of the last of its deliverers; null if it is deleted. */
function causeOf(chain: readonly Deliverer[], outcomes: Outcomes): Text | null {
  const sent = chain.find(
    ({ by }) => declaredOf(outcomes.get(by) ?? 'evaluated')?.declared === 'another cluster',
  );
  if (sent !== undefined) return text`${name('object', sent.by)} applies to another cluster`;
  const at = chain.findIndex(({ by }) => !outcomes.has(by));
  const pruner = chain.at(at < 0 ? -1 : at - 1);
  if (at !== 0 && pruner?.prunes === false) return text`${name('object', pruner.by)} does not prune`;
  const gone = chain[at];
  return gone?.leaves === true ? text`${name('object', gone.by)} is gone and leaves what it applied` : null;
}

function problemOf(group: readonly [Found, ...Found[]]): Problem {
  const [{ cause }] = group;
  const objects = group.map(({ manifest }) => manifest);
  const count = objects.length;
  const it = literal(verb(count, 'it', 'them'));
  const message = text`${few(
    objects.map((one) => name('object', titleOf(one))),
    3,
  )} ${literal(verb(count, 'leaves', 'leave'))} the files and ${literal(verb(count, 'stays', 'stay'))} in the cluster: ${cause}. Later edits do not reach ${it}. Delete ${it} by hand, within the limits.`;
  const keeps = objects.map((one) => [one.kind, namespaceOf(one), one.name].join('/'));
  return { ...unjudgedAt(null, 'not-pruned', message), keeps };
}
