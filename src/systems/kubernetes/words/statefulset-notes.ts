import { partitionOf, type StatefulSetSpec } from '../controller/statefulset/state.js';
import { allOf, counted } from '../../../manifest/words/plural.js';

/** What a reader of a StatefulSet's plan must know. */
export function statefulSetNotes(spec: StatefulSetSpec, limit: number): string[] {
  const { strategy, replicas, podManagementPolicy } = spec;
  const notes: string[] = [];
  if (strategy.type === 'OnDelete')
    notes.push('OnDelete: a pod is replaced only when someone deletes it; no limit applies.');
  if (strategy.type === 'Recreate' && replicas > 0)
    notes.push(`Recreate: ${allOf(replicas, 'replica')} stop before the first new one starts.`);
  if (strategy.type === 'RollingUpdate' && replicas > 0) {
    notes.push(`Highest ordinal first, ${limit === 1 ? 'one at a time' : `${limit} at a time`}.`);
    const partition = Math.min(partitionOf(spec), replicas);
    if (partition > 0)
      notes.push(
        `partition ${strategy.partition}: ${counted(partition, 'replica')} below it ${partition === 1 ? 'keeps' : 'keep'} the old pod template.`,
      );
    if (podManagementPolicy === 'Parallel' && limit === 1)
      notes.push(
        'podManagementPolicy Parallel speeds up creation and scaling, not updates: those stay one at a time.',
      );
  }
  return notes;
}
