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
 * How long the work on nodes took. An object keeps when it picked the nodes of the batch at work (`status.nodePriority`), not when
 * they were done: that lies between the last snapshot that has one at work and the first that has it complete, of the same
 * packages. Source: NVIDIA/nodewright v0.15.0, skyhook_types.go.
 */
export function recordedTimes(snapshots: readonly Snapshot[]): readonly RecordedTime[] {
  const dated = snapshots
    .flatMap((snapshot) => (snapshot.takenAt === null ? [] : [{ ...snapshot, at: snapshot.takenAt }]))
    .sort((a, b) => a.at - b.at);
  const labels = new Map(dated.flatMap(({ nodes }) => nodes.map((node) => [node.name, node.labels])));
  const last = new Map<string, Seen>();
  return dated.flatMap(({ at, objects }) =>
    objects
      .filter((one) => kindOf(KINDS, one))
      .flatMap(({ kind, name, object }): RecordedTime[] => {
        const progress = readProgress(object['status'], new Map());
        if (progress === null) return [];
        const now = { at, progress, packages: canonicalJson(fieldAt(object, 'spec', 'packages') ?? null) };
        const title = `${kind}/${name}`;
        const before = last.get(title);
        last.set(title, now);
        if (before?.packages !== now.packages) return [];
        return endsBetween(before, now).map(({ node, startedAt }) => ({
          work: 'node',
          name: `${node} of ${title}`,
          labels: labels.get(node) ?? {},
          startedAt,
          leastMs: before.at - startedAt,
          mostMs: now.at - startedAt,
        }));
      }),
  );
}

/** The nodes that were at work at the first of two moments and complete at the second. */
function endsBetween(before: Seen, now: Seen): { node: string; startedAt: Instant }[] {
  return [...before.progress.nodePriority].flatMap(([node, written]) => {
    const startedAt = parseInstant(written);
    const isDone =
      before.progress.nodeStatus.get(node) !== 'complete' &&
      now.progress.nodeStatus.get(node) === 'complete' &&
      !now.progress.nodePriority.has(node);
    return isDone && startedAt !== null ? [{ node, startedAt }] : [];
  });
}
