import type { Manifest } from '../../../manifest/manifest.js';
import { type EmptySelector, type PolicyFact, type ResolveInput, stated } from '../../system.js';
import { isSameForNodes, noNodesOf } from '../change/no-nodes.js';
import type { StoredPool } from '../change/pool-drift.js';
import { drainRisks, type StartedDrift } from './drain-risks.js';
import { forcedBy } from './findings.js';
import { leftTainted, startupTaintsAdded } from './startup-taints.js';
import { type Drift, lowerLimit, tightLimit } from './tight-limit.js';

/** What is known of a pool when its facts are told. */
interface ToldPool extends Omit<Drift, 'at'>, StartedDrift {
  readonly before: StoredPool | null;
  /** What the files held of it before; null where that is nothing. */
  readonly base: Manifest | null;
  readonly live: Manifest | null;
}

/** What a reader must see of a pool beside its numbers, as the rules ask for it. */
export function poolFacts(told: ToldPool, input: ResolveInput): PolicyFact[] {
  const { manifest, pool, before, live, all, going, effect, room } = told;
  const unseen = unseenBy(told);
  const forced = forcedBy(manifest, pool);
  return [
    ...stated('empty-selector', [unseen]),
    ...stated('forced-drain', [forced]),
    ...stated('risk', drainRisks({ manifest, pool, effect, going })),
    ...stated('unshown', [
      ...startupTaintsAdded({ manifest, pool, before: before?.pool ?? null, effect }, input),
      leftTainted({ manifest, pool }, input),
      tightLimit({ manifest, pool, room, all, going, at: input.at }),
      lowerLimit(manifest, before?.stored ?? null, live, all.length),
    ]),
  ];
}

/** What an edit does to the nodes of a pool that has none here; a new pool has none to lose. */
function unseenBy({ manifest, base, all }: ToldPool): EmptySelector | null {
  return all.length > 0 || !base || isSameForNodes(base, manifest) ? null : noNodesOf(manifest);
}
