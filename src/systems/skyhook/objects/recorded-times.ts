import { canonicalJson } from '../../../manifest/canonical.js';
import { fieldAt } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
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
    .flatMap((snapshot) => (snapshot.takenAt === null ? [] : [{ ...snapshot, takenAt: snapshot.takenAt }]))
    .sort((a, b) => a.takenAt - b.takenAt);
  const labels = new Map(dated.flatMap(({ nodes }) => nodes.map((node) => [node.name, node.labels])));
  const times: RecordedTime[] = [];
  const last = new Map<string, Seen>();
  for (const { takenAt, objects } of dated) {
    for (const manifest of objects.filter((one) => kindOf(KINDS, one))) {
      const now = seenOf(manifest, takenAt);
      if (now === null) continue;
      const object = `${manifest.kind}/${manifest.name}`;
      const before = last.get(object);
      if (before?.packages === now.packages)
        for (const end of endsBetween(before, now))
          times.push({ ...end, name: `${end.name} of ${object}`, labels: labels.get(end.name) ?? {} });
      last.set(object, now);
    }
  }
  return times;
}

function seenOf({ object }: Manifest, at: Instant): Seen | null {
  const progress = readProgress(object['status'], new Map());
  return progress && { at, progress, packages: canonicalJson(fieldAt(object, 'spec', 'packages') ?? null) };
}

/** The nodes that were at work at the first of two moments and complete at the second. */
function endsBetween(before: Seen, now: Seen): Omit<RecordedTime, 'labels'>[] {
  return [...before.progress.nodePriority].flatMap(([name, written]) => {
    const startedAt = parseInstant(written);
    const isDone =
      before.progress.nodeStatus.get(name) !== 'complete' &&
      now.progress.nodeStatus.get(name) === 'complete' &&
      !now.progress.nodePriority.has(name);
    if (!isDone || startedAt === null) return [];
    return {
      work: 'node',
      name,
      startedAt,
      leastMs: before.at - startedAt,
      mostMs: now.at - startedAt,
    } as const;
  });
}
