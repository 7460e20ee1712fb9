import type { Taint } from '../snapshot/snapshot.js';
import { type Fix } from '../text/fix.js';
import type { ResolvedGroup } from './resolved-group.js';
import type { Text } from '../text/text.js';

/** A group as rules have it. */
export type RolledGroup = ResolvedGroup & { readonly matched: number; readonly outBefore: number };

/** What rules of several systems have to know of one: which of them ask it anything, and what is another thing there than elsewhere. */
export interface Traits {
  /** Rules for some systems only, by id. */
  readonly rules: readonly string[];
  /** What its rollouts take out. Pods are taken from the workload alone: nodes under them stay in use, and others may roll beside. */
  readonly takes: 'nodes' | 'pods' | 'clusters';
  /** The edit that keeps what is out at once to `most`: a clause without its stop. Absent where no field does. */
  readonly fewer?: (group: RolledGroup, most: number) => Fix;
  /** True where it deletes the nodes it takes, and others come in their place. */
  readonly deletesNodes?: true;
  /** Namespaces whose pods its drains leave alone. */
  readonly drainSpares?: readonly string[];
  /** The taint of its drains: pods that tolerate it are not evicted. Absent: it evicts them as well. */
  readonly leavesTolerant?: Taint;
  /** True where the state of batches is kept by the name of their group, so that another name loses it. */
  readonly keepsBatchesByName?: true;
  /** True where targets may still be down while the batch after theirs starts: they hold no place in it. */
  readonly batchesOverlap?: true;
  /** Sentences of rules that are others in this system. */
  readonly words: Words;
}

/** By what is said. Absent where the general words of the rule hold. */
interface Words {
  /** What is done to a target, where that is no update in place: `replaced`. */
  readonly done?: Text;
  /** What makes a rollout smaller that is too large by itself; a clause. */
  readonly smaller?: Text;
  /** What makes a rollout that ends too late end sooner. */
  readonly late?: Fix;
  /** What frees targets that are never touched. */
  readonly blocked?: (group: RolledGroup) => Fix;
  /** The same where the rollout is stuck on them, whatever else holds it. */
  readonly stuckOnBlocked?: Fix;
  /** What keeps the targets of one failure domain, by the key of its label, from going together. */
  readonly domain?: (key: string) => Fix;
  /** Why the targets of one domain may be taken together. */
  readonly order?: Text;
  /** What lets one of two of its rollouts wait for the other. */
  readonly overlap?: Fix;
  /** What helps where a change goes past every batch. */
  readonly pastBatches?: Fix;
  /** That it has no field for a pause between two batches, as the end of a sentence, and what there is instead. */
  readonly noPause?: { readonly says: Text; readonly fix: Fix };
  /** What becomes of a target that leaves a group by its labels alone; a clause. */
  readonly relabelled?: Text;
  /** What becomes of its batch where another rollout deletes one of the nodes of it. */
  readonly deletedAtWork?: Text;
}
