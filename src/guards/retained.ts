import { labelsIn } from '../manifest/fields.js';
import { identityOf } from '../manifest/identity.js';
import { groupedBy } from '../manifest/lookup.js';
import { type Manifest, namespaceOf } from '../manifest/manifest.js';
import { type Problem, unjudgedAt } from '../manifest/problem.js';
import { declaredOf, type Deliverer } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/visible.js';
import { isPlanned } from '../plan/objects/planned-kinds.js';
import { toPlain } from '../text/render.js';
import { code, fewNames, name, type Text, text, verbFor } from '../text/text.js';
import type { ReadChange, ReadSide } from './change.js';

interface Retained {
  readonly objects: readonly Manifest[];
  /** One for each cause. */
  readonly problems: readonly Problem[];
}

/** G2: planned objects that leave the files and stay in the cluster, because what applied them does not delete them. */
export function retainedObjects({ base, head }: ReadChange): Retained {
  const there = new Set(head.manifests.map(identityOf));
  const leaving = new Set(base?.manifests.filter((one) => isPlanned(one) && !there.has(identityOf(one))));
  const chains = new Map(
    base?.contents.flatMap(({ file: { deliveredBy = [] }, manifests }) =>
      manifests.map(({ place }) => [place, deliveredBy] as const),
    ),
  );
  const causeOf = causesIn(head);
  const found = [...leaving].flatMap((manifest) => {
    const chain = chains.get(manifest.place) ?? [];
    if (chain.length === 0) return [];
    const own = ownCause(manifest);
    const cause = own === null ? causeOf(chain) : code(own);
    return cause === null ? [] : { cause, manifest };
  });
  const byCause = groupedBy(found, ({ cause }) => toPlain(cause));
  const problems = [...byCause.values()].map((all) => {
    const objects = all.map(({ manifest }) => manifest);
    const of = (one: string, several: string): Text => verbFor(objects.length, one, several);
    const it = of('it', 'them');
    const message = text`${fewNames('object', objects.map(titleOf))} ${of('leaves', 'leave')} the files and ${of('stays', 'stay')} in the cluster: ${all[0].cause}. Later edits do not reach ${it}. Delete ${it} by hand, within the limits.`;
    const keeps = objects.map((one) => [one.kind, namespaceOf(one), one.name].join('/'));
    return { ...unjudgedAt(null, 'not-pruned', message), keeps };
  });
  return { objects: found.map(({ manifest }) => manifest), problems };
}

/** Annotations with which an object stays. Source: argo-cd, docs/user-guide/sync-options.md; fluxcd.io, Kustomization, `prune`; helm.sh, chart tips. */
const KEEPING: Annotations = [
  ['argocd.argoproj.io/sync-options', /(?:^|,)\s*Prune=(?:false|confirm)\s*(?:,|$)/i],
  ['kustomize.toolkit.fluxcd.io/prune', /^\s*disabled\s*$/i],
  ['helm.sh/resource-policy', /^\s*keep\s*$/i],
];

/** The annotation by which an object stays; null for none. */
export function ownCause(manifest: Manifest): string | null {
  return annotationIn(manifest, KEEPING);
}

export type Annotations = readonly (readonly [key: string, value: RegExp])[];

/** The first of these annotations that an object has with such a value, as it is written; null for none. */
export function annotationIn({ object }: Manifest, annotations: Annotations): string | null {
  const own = labelsIn(object['metadata'], 'annotations');
  const [key] = annotations.find(([one, value]) => value.test(own[one] ?? '')) ?? [];
  return key === undefined ? null : visible(`${key}: ${own[key] ?? ''}`);
}

/** Tells why an object stays that leaves the files of the last of its deliverers; null if it is deleted. */
function causesIn({
  side: { files, coverage = [] },
}: ReadSide): (chain: readonly Deliverer[]) => Text | null {
  const now = new Map(files.flatMap(({ deliveredBy = [] }) => deliveredBy.map((one) => [one.by, one])));
  const outcomes = new Map(coverage.map(({ identity, outcome }) => [identity, outcome]));
  const isElsewhere = ({ by }: Deliverer): boolean =>
    declaredOf(outcomes.get(by) ?? 'evaluated')?.declared === 'another cluster';
  return (before) => {
    const chain = before.map((one) => now.get(one.by) ?? one);
    const sent = chain.find(isElsewhere);
    if (sent !== undefined) return text`${name('object', sent.by)} applies to another cluster`;
    const at = chain.findIndex(({ by }) => !outcomes.has(by));
    const pruner = chain.at(at < 0 ? -1 : at - 1);
    if (at !== 0 && pruner?.prunes === false) return text`${name('object', pruner.by)} does not prune`;
    const gone = chain[at];
    return gone?.leaves === true ? text`${name('object', gone.by)} is gone and leaves what it applied` : null;
  };
}
