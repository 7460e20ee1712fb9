import { fieldAt, textIn } from '../../../manifest/fields.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { HOSTNAME_LABEL, type NodeState, type Snapshot } from '../../../snapshot/snapshot.js';
import type { RecordedTime } from '../../system.js';
import { GROUP, KIND } from '../admission/definition.js';
import { planLabel } from '../controller/selection.js';
import { readPlan } from './plan.js';

/** What snapshots show of one node under one hash: when its Job had not begun yet, and when it was at work. */
interface Seen {
  readonly notBegun: Instant | null;
  readonly atWork: readonly [first: Instant, last: Instant] | null;
}

/**
 * How long Jobs took, between two bounds: neither a Plan nor a node keeps when one began or ended, only which nodes have a place
 * (`status.applying`) and the hash that a node that is done carries. `postCompleteDelay` is planned by itself and taken off.
 */
export function recordedTimes(snapshots: readonly Snapshot[]): readonly RecordedTime[] {
  const seen = new Map<string, Seen | 'done'>();
  return snapshots
    .flatMap((snapshot) => (snapshot.takenAt === null ? [] : [{ ...snapshot, at: snapshot.takenAt }]))
    .sort((a, b) => a.at - b.at)
    .flatMap(({ objects, nodes, at }) =>
      objects.filter(isPlan).flatMap((plan) => nodes.flatMap((node) => lookAt(plan, node, at, seen))),
    );
}

function isPlan({ apiVersion, kind }: Manifest): boolean {
  return kind === KIND && apiVersion.startsWith(`${GROUP}/`);
}

/** Notes what a node is in, and gives its Job where it is seen done for the first time. */
function lookAt(
  plan: Manifest,
  node: NodeState,
  at: Instant,
  seen: Map<string, Seen | 'done'>,
): RecordedTime[] {
  const hash = textIn(plan.object['status'], 'latestHash');
  if (hash === null) return [];
  const name = `${node.name} of ${KIND}/${namespaceOf(plan)}/${plan.name}`;
  const key = JSON.stringify([name, hash]);
  const before = seen.get(key) ?? { notBegun: null, atWork: null };
  if (before === 'done') return [];
  if (node.labels[planLabel(plan.name)] === hash) {
    seen.set(key, 'done');
    return timeOf(before, at, readPlan(plan.object).delayMs).map((time) => ({
      ...time,
      name,
      labels: node.labels,
    }));
  }
  const { atWork } = before;
  if (isApplying(plan, node)) seen.set(key, { ...before, atWork: [atWork?.[0] ?? at, at] });
  else if (atWork === null) seen.set(key, { notBegun: at, atWork: null });
  return [];
}

function isApplying({ object }: Manifest, { labels }: NodeState): boolean {
  const applying = fieldAt(object, 'status', 'applying');
  return Array.isArray(applying) && applying.includes(labels[HOSTNAME_LABEL] ?? '');
}

/** Nothing where it was never seen before its end; without a bound where its beginning was not. */
function timeOf(
  { notBegun, atWork }: Seen,
  at: Instant,
  delayMs: number,
): Pick<RecordedTime, 'work' | 'startedAt' | 'leastMs' | 'mostMs'>[] {
  const startedAt = notBegun ?? atWork?.[0];
  if (startedAt === undefined) return [];
  const leastMs = atWork === null ? 0 : Math.max(0, atWork[1] - atWork[0] - delayMs);
  return [
    {
      work: 'node',
      startedAt,
      leastMs,
      mostMs: notBegun === null ? Infinity : Math.max(0, at - notBegun - delayMs),
    },
  ];
}
