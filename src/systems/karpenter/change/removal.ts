import { few } from '../../../manifest/words/listing.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { counted, verb } from '../../../text/plural.js';
import type { ChangeEffect } from '../../system.js';
import { isSameSpec } from './no-nodes.js';
import type { PoolNode } from '../objects/pool-nodes.js';

/** The pools that a change removes or renames, and what is left. */
export class Removals {
  constructor(
    /** Pools that are gone from the files. */
    private readonly removed: readonly Manifest[],
    /** Pools that the base does not have. */
    private readonly added: readonly Manifest[],
    /** Names of the pools that are there after the change. */
    private readonly left: readonly string[],
  ) {}

  /** The pool of that content which goes; null where the content was written for the new pool. */
  renamedFrom(manifest: Manifest): string | null {
    return this.added.includes(manifest) ? (sameSpec(manifest, this.removed)?.name ?? null) : null;
  }

  /** Removing a pool deletes its NodeClaims with it (they are owned by it), and no budget is asked. */
  effectOf(manifest: Manifest, nodes: readonly PoolNode[]): ChangeEffect<string> {
    const count = nodes.length;
    return {
      kind: 'deleted',
      says: this.says(manifest, count),
      batched: count === 0,
      targetsAtOnce: count,
      place: manifest.place,
    };
  }

  private says(manifest: Manifest, count: number): string {
    const heir = sameSpec(manifest, this.added)?.name ?? null;
    const what =
      heir === null
        ? 'It is removed'
        : `It is renamed to ${heir}, which Karpenter takes for a new pool and the removal of the old one`;
    if (count === 0) return `${what}${heir === null ? ', and' : '; it'} has no nodes now.`;
    const nodes = `its ${counted(count, 'node')} ${verb(count, 'is', 'are')} deleted with it, all at once`;
    return `${what}: ${nodes}. Budgets and windows do not prevent it, and no replacement is created first. ${this.where(heir)}`;
  }

  /** Which pool makes nodes for a pod is decided by what fits it, then by weight: that is not in a NodePool. */
  private where(heir: string | null): string {
    if (heir !== null) return `${heir} makes new nodes for their pods once these have to go.`;
    if (this.left.length === 0) return 'No other NodePool is known that would make nodes for their pods.';
    const [first, ...others] = this.left;
    const pools =
      others.length === 0
        ? `The other NodePool, ${first ?? ''}, makes`
        : `Of the other NodePools (${few(this.left, NAMES_SHOWN)}) those make`;
    return `${pools} new nodes for the pods that fit there, and the rest stay pending.`;
  }
}

/** What a new pool says that has the content of one which goes. */
export function takesOver(name: string): string {
  return `The new name of NodePool/${name}: to Karpenter it is a new pool without nodes, which makes them for the pods of the old one as those have to go.`;
}

function sameSpec(manifest: Manifest, others: readonly Manifest[]): Manifest | undefined {
  return others.find((other) => isSameSpec(other, manifest));
}

const NAMES_SHOWN = 5;
