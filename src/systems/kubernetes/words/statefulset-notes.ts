import { code, count, literal, type Text, text } from '../../../text/text.js';
import { partitionOf, type StatefulSetSpec } from '../controller/statefulset/state.js';
import { recreateNote } from './deployment-notes.js';

/** Notes on the plan of a StatefulSet. */
export function statefulSetNotes(spec: StatefulSetSpec, limit: number): Text[] {
  const { strategy, replicas, podManagementPolicy } = spec;
  const notes: Text[] = [];
  if (strategy.type === 'OnDelete')
    notes.push(text`OnDelete: a pod is replaced only after someone deletes it; no limit applies.`);
  if (strategy.type === 'Recreate' && replicas > 0) notes.push(recreateNote(replicas));
  if (strategy.type === 'RollingUpdate' && replicas > 0) {
    notes.push(text`Highest ordinal first, ${limit === 1 ? literal('one') : text`${limit}`} at a time.`);
    const partition = Math.min(partitionOf(spec), replicas);
    if (partition > 0)
      notes.push(
        text`${code(`partition: ${strategy.partition}`)}: ${count(partition, 'replica')} below it ${literal(partition === 1 ? 'keeps' : 'keep')} the old pod template.`,
      );
    if (podManagementPolicy === 'Parallel' && limit === 1)
      notes.push(
        text`${code('podManagementPolicy: Parallel')} affects creation and scaling only: updates stay one at a time.`,
      );
  }
  return notes;
}
