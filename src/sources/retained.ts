import type { Carrier, DeclaredReason } from '../manifest/carrier.js';
import { identityOf } from '../manifest/duplicates.js';
import { labelsIn } from '../manifest/fields.js';
import { addTo } from '../manifest/lookup/grouped.js';
import { lazily } from '../manifest/lookup/once.js';
import { type Manifest, namespaceOf } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { type Problem, unjudgedAt } from '../manifest/problem.js';
import type { Deliverer, SourceFile } from '../manifest/source-file.js';
import { few } from '../manifest/words/listing.js';
import { verb } from '../text/plural.js';
import { titleOf, visible } from '../manifest/words/visible.js';

/** A side after the change. */
interface Side {
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
  readonly coverage: readonly Carrier[];
}

/** Warns of planned objects that leave the files and stay in the cluster, because what applied them does not delete them. */
export function retained(
  base: Pick<Side, 'files'>,
  head: Side,
  mayHoldPlanned: (text: string) => boolean,
): Problem[] {
  // What cannot be read may hold them.
  if (head.problems.some(({ severity }) => severity === 'error')) return [];
  const plannedIn = ({ text, path, namespace }: SourceFile): Manifest[] =>
    mayHoldPlanned(text)
      ? parseManifests(text, path)
          .manifests.filter(({ apiVersion, kind }) =>
            mayHoldPlanned(`apiVersion: ${apiVersion}\nkind: ${kind}\n`),
          )
          .map((manifest) => ({ ...manifest, namespace: manifest.namespace ?? namespace ?? null }))
      : [];
  const texts = new Set(head.files.map(({ text }) => text));
  const there = lazily(() => new Set(head.files.flatMap((file) => plannedIn(file)).map(identityOf)));
  const now = new Map(head.files.flatMap(({ deliveredBy = [] }) => deliveredBy.map((one) => [one.by, one])));
  const byCause = new Map<string, [Manifest, ...Manifest[]]>();
  for (const file of base.files) {
    if (file.deliveredBy === undefined || texts.has(file.text)) continue;
    const chain = file.deliveredBy.map((one) => now.get(one.by) ?? one);
    for (const manifest of plannedIn(file)) {
      const cause = there().has(identityOf(manifest)) ? null : causeOf(manifest, chain, head);
      if (cause !== null) addTo(byCause, cause, manifest);
    }
  }
  return [...byCause].map(([cause, objects]) => {
    const [leaves, stays, it] = [
      verb(objects.length, 'leaves', 'leave'),
      verb(objects.length, 'stays', 'stay'),
      verb(objects.length, 'it', 'them'),
    ];
    const message = `${few(objects.map(titleOf))} ${leaves} the files and ${stays} in the cluster: ${visible(cause, 300)}. Later edits do not reach ${it}. Delete ${it} by hand, within the limits.`;
    const keeps = objects.map((one) => [one.kind, namespaceOf(one), one.name].join('/'));
    return { ...unjudgedAt(null, 'not-pruned', message), keeps };
  });
}

/** Why an object stays that leaves the files of the last of its deliverers; null if it is deleted. */
function causeOf(manifest: Manifest, chain: readonly Deliverer[], { coverage }: Side): string | null {
  const annotations = labelsIn(manifest.object['metadata'], 'annotations');
  const says = ([key, value]: readonly [string, string]): boolean =>
    annotations[key]?.split(',').some((one) => one.trim() === value) === true;
  const [own] = KEEPING.filter(says);
  if (own !== undefined) return own.join(': ');
  const outcomes = new Map(coverage.map(({ identity, outcome }) => [identity, outcome]));
  const sent = chain.find(({ by }) => {
    const outcome = outcomes.get(by) ?? 'evaluated';
    return outcome !== 'evaluated' && 'declared' in outcome && SENT.has(outcome.declared);
  });
  if (sent !== undefined) return `${sent.by} applies to another cluster`;
  const at = chain.findIndex(({ by }) => !outcomes.has(by));
  const pruner = chain.at(at < 0 ? -1 : at - 1);
  if (at !== 0 && pruner?.prunes === false) return `${pruner.by} does not prune`;
  const gone = chain[at];
  return gone?.leaves === true ? `${gone.by} is gone and leaves what it applied` : null;
}

const SENT: ReadonlySet<DeclaredReason> = new Set<DeclaredReason>(['another cluster', 'no plan']);

/** Annotations with which an object stays. Source: argo-cd, docs/user-guide/sync-options.md; fluxcd.io, Kustomization, `prune`; helm.sh, chart tips. */
const KEEPING = [
  ['argocd.argoproj.io/sync-options', 'Prune=false'],
  ['kustomize.toolkit.fluxcd.io/prune', 'disabled'],
  ['helm.sh/resource-policy', 'keep'],
] as const;
