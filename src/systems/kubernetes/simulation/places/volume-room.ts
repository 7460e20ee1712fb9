import type { VolumeZones } from '../../../system.js';
import { type Json, type Manifest, namespaceOf } from '../../../../manifest/manifest.js';
import { visible } from '../../../../manifest/words/visible.js';
import { matchesTerm, type NodeSelectorTerm, type Placement } from '../../controller/daemonset/node-fit.js';
import type { WorldNode } from '../../controller/daemonset/world.js';
import { meets } from '../../controller/labels.js';
import { placementOf, termOf } from '../../objects/placement.js';
import { hasLabel } from '../../objects/node-tables.js';
import { POOL_LABEL } from '../../objects/pool-labels.js';
import { claimsIn, madeClaimsIn } from '../../objects/volume-claims.js';

/** A volume that exists already, and the nodes that reach it: those of any one of its terms. */
export interface BoundVolume {
  readonly claim: string;
  readonly terms: readonly NodeSelectorTerm[];
}

/** The volumes of a pod that not every node reaches; those of a StatefulSet's pod by its ordinal. */
export function volumesOf(workload: Manifest, zones: VolumeZones, ordinal: number | null): BoundVolume[] {
  const made = ordinal === null ? [] : madeClaimsIn(workload);
  const claims = [
    ...claimsIn(workload).map(({ name }) => name),
    ...made.map((name) => `${name}-${workload.name}-${ordinal}`),
  ];
  return claims.flatMap((claim) => {
    const terms = zones.ofClaim(namespaceOf(workload), claim);
    return terms === undefined ? [] : [{ claim, terms: terms.map(termOf) }];
  });
}

/**
 * Why no node that the template asks for reaches a volume, as a clause; null where one does. Where Karpenter adds nodes, only what
 * template and volume ask of the same label keeps a pod waiting for good. Source: kubernetes, scheduler, plugins/volumebinding,
 * ErrReasonNodeConflict.
 */
export function unreached(
  volumes: readonly BoundVolume[],
  template: Json | undefined,
  fitting: readonly WorldNode[],
  nodes: readonly WorldNode[],
): string | null {
  const isNear = ({ terms }: BoundVolume): boolean =>
    fitting.some((node) => terms.some((term) => matchesTerm(node, term)));
  const outOfReach = volumes.filter((volume) => !isNear(volume));
  if (outOfReach.length === 0) return null;
  const isPooled = hasLabel(nodes, POOL_LABEL);
  const placement = placementOf(template);
  const far = outOfReach.find(({ terms }) => !isPooled || terms.every((term) => isAgainst(placement, term)));
  if (far === undefined) return null;
  const where = far.terms.map(({ matchExpressions }) =>
    matchExpressions.map(({ key, values }) => `${key} ${values.join(', ')}`.trim()).join(' and '),
  );
  return `its volume (claim ${visible(far.claim)}) can be reached from nodes of \`${visible(where.join('` or `'))}\` only, and none of those takes it`;
}

/** True where a node of the term is none that the template takes, whatever its other labels. */
function isAgainst(
  { nodeSelector, requiredTerms }: Placement,
  { matchExpressions }: NodeSelectorTerm,
): boolean {
  return matchExpressions.some(({ key, operator, values }) => {
    if (operator !== 'In') return false;
    const selected = nodeSelector[key];
    if (selected !== undefined && !values.includes(selected)) return true;
    const takes = (term: NodeSelectorTerm): boolean =>
      values.some((value) =>
        term.matchExpressions.every((asked) => asked.key !== key || meets(asked, { [key]: value })),
      );
    return requiredTerms !== null && !requiredTerms.some(takes);
  });
}
