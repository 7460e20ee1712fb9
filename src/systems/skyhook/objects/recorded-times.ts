import { canonicalJson } from '../../../manifest/canonical.js';
import { fieldAt } from '../../../manifest/fields.js';
import type { Instant } from '../../../rollout/controller.js';
import { parseInstant } from '../../../snapshot/status.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { kindOf, type RecordedTime } from '../../system.js';
import { KINDS } from './objects.js';
import { type Progress, readProgress } from './progress.js';

interface Seen {
  readonly at: Instant;
  readonly packages: string;
  readonly progress: Progress;
}

/**
 * Durations of the work on nodes. An object keeps when it picked the nodes of the batch at work (`status.nodePriority`), not when
 * they were done: that lies between the last snapshot that has one at work and the first that has it complete, of the same
 * packages. Source: NVIDIA/nodewright v0.15.0, skyhook_types.go.
 */
export function recordedTimes(snapshots: readonly Snapshot[]): readonly RecordedTime[] {
  const dated = snapshots
    .flatMap((snapshot) => (snapshot.takenAt === null ? [] : [{ ...snapshot, at: snapshot.takenAt }]))
    .sort((a, b) => a.at - b.at);
  const labels = new Map(dated.flatMap(({ nodes }) => nodes.map((node) => [node.name, node.labels])));
  const last = new Map<string, Seen>();
  const times: RecordedTime[] = [];
  for (const { at, objects } of dated)
    for (const one of objects) {
      const progress = kindOf(KINDS, one) && readProgress(one.object['status'], new Map());
      if (!progress) continue;
      const packages = canonicalJson(fieldAt(one.object, 'spec', 'packages') ?? null);
      const title = `${one.kind}/${one.name}`;
      const before = last.get(title);
      last.set(title, { at, progress, packages });
      if (before?.packages !== packages) continue;
      for (const [node, picked] of before.progress.nodePriority) {
        const startedAt = parseInstant(picked);
        const [was, now] = [before, { progress }].map(
          (seen) => seen.progress.nodeStatus.get(node) === 'complete',
        );
        if (startedAt === null || was || !now || progress.nodePriority.has(node)) continue;
        const [leastMs, mostMs] = [before.at - startedAt, at - startedAt];
        const name = `${node} of ${title}`;
        times.push({ work: 'node', name, labels: labels.get(node) ?? {}, startedAt, leastMs, mostMs });
      }
    }
  return times;
}
