import type { Manifest } from '../../../manifest/manifest.js';
import { type EmptySelector, type PolicyFact, stated } from '../../system.js';
import type { PoolNode } from '../objects/pool-nodes.js';
import { isSameForNodes, noNodesOf } from '../change/no-nodes.js';
import { drainRisks, type StartedDrift } from './drain-risks.js';
import { forcedBy } from './findings.js';

/** What is known of a pool when its facts are told. */
interface ToldPool extends StartedDrift {
  /** What the files held of it before; null where that is nothing. */
  readonly base: Manifest | null;
  readonly all: readonly PoolNode[];
}

/** What a reader must see of a pool beside its numbers, as the rules ask for it. */
export function poolFacts(told: ToldPool): PolicyFact[] {
  const { manifest, pool } = told;
  return [
    ...stated('empty-selector', [unseenBy(told)]),
    ...stated('forced-drain', [forcedBy(manifest, pool)]),
    ...stated('result', drainRisks(told)),
  ];
}

/** What an edit does to the nodes of a pool that has none here; a new pool has none to lose. */
function unseenBy({ manifest, base, all }: ToldPool): EmptySelector | null {
  return all.length > 0 || !base || isSameForNodes(base, manifest) ? null : noNodesOf(manifest);
}
