import { canonicalWithout } from '../../manifest/canonical.js';
import { present } from '../../manifest/lookup.js';
import type { Manifest } from '../../manifest/manifest.js';
import type { Instant } from '../../rollout/controller.js';
import {
  code,
  distinctTexts,
  duration,
  foreign,
  instant,
  joinTexts,
  literal,
  NO_TEXT,
  type Text,
  text,
} from '../../text/text.js';
import {
  type ChangeEffect,
  type ChangeKind,
  emptyResolution,
  inBatches,
  refusedByCrd,
  type Resolution,
  type ResolvedPolicy,
  type ResolveInput,
  TAKE_BACK,
  textPolicy,
} from '../system.js';
import { type Cluster, nodeIn } from './controller/node.js';
import { DRIVING, hasBegun, recordedStateOf, unreadable } from './objects/maintenance.js';
import { PIKA_VERSION, type PikaOptions, readOptions } from './options.js';
import { resultsOf } from './results.js';
import { groupOf, type Maintained, maintainedOf, maintenanceController, turnsOf } from './rollout.js';
import { applySide, type Member, type Side } from './side.js';

/** Plans one side: which nodes each maintenance takes out, from when on, and which objects never end. */
export function resolvePika(input: ResolveInput): Resolution {
  const { own, base, live } = input.objects.texts;
  if (own.length + (base?.length ?? 0) + live.length === 0) return emptyResolution([]);
  const options = readOptions(input.options);
  if ('severity' in options) return emptyResolution([options]);
  const side = applySide(input, options.slaPeriodMs);
  const maintained = maintainedOf(side, options.steps, input.at);
  return {
    policies: policiesOf(input, side, maintained, options),
    targets: [],
    createControllers: () =>
      maintained.length === 0 ? [] : [maintenanceController(maintained.flatMap(turnsOf))],
    assumedVersion: { version: PIKA_VERSION, why: 'the only known version' },
    problems: live.flatMap(unreadable),
  };
}

/** One policy an object. The leader of a maintenance lists its group, and states what holds for all of its objects. */
function policiesOf(
  input: ResolveInput,
  side: Side,
  maintained: readonly Maintained[],
  options: PikaOptions,
): ResolvedPolicy[] {
  const { members, cluster } = side;
  const changes = new Map(
    members.map((member) => [member, effectOf(member, input.objects.of(member.manifest).base, cluster)]),
  );
  const results = resultsOf(side);
  const touchedIn = ({ announced }: Maintained): Member[] =>
    announced.flatMap(({ member }) => (changes.get(member) ? member : []));
  const speaker = maintained.find((one) => touchedIn(one).length > 0) ?? maintained[0];
  const maintenanceOf = new Map(
    maintained.flatMap((one) => one.announced.map(({ member }) => [member, one] as const)),
  );
  return members.map((member) => {
    const { manifest, shape, source, isLive, before, written } = member;
    const driving = Object.entries(written.annotations).filter(([key]) => DRIVING.includes(key));
    const own = maintenanceOf.get(member);
    const led = own?.leader === member ? own : null;
    const all = led?.announced ?? [];
    const isCordoned = all.every(({ after }) => nodeIn(cluster, after.node)?.unschedulable);
    const touched = led ? touchedIn(led) : [member];
    const deleted = touched.filter((one) => one.source === 'deleted').length;
    const added = touched.filter((one) => one.source !== 'deleted' && !one.before).length;
    const changed = all.length > 1 ? { added, deleted, edited: touched.length - added - deleted } : null;
    return {
      ...textPolicy(member.ref, manifest, shape),
      live: source === 'cluster',
      isDeleted: source === 'deleted',
      // The spec, and the annotations that the controller reads.
      written: { spec: manifest.object['spec'] ?? null, annotations: Object.fromEntries(driving) },
      rejections: rejectionsOf(member),
      groups: own ? [groupOf(own, led ? null : member, side, options.steps, input)] : [],
      change: effectOfAll(touched.flatMap((one) => changes.get(one) ?? [])),
      notes: led ? notesOf(led, options, input.at, led === speaker) : [],
      results: results.get(member) ?? [],
      recordedStates: isLive && before ? [recordedStateOf(before, options.steps)] : [],
      ...(led && {
        speaksFor: { objects: all.length, changed },
        nodeHold: { releases: null, needs: 'maintenance', isCordoned },
      }),
    };
  });
}

/** A node that is not there has a rule of its own. The webhook is not asked about an object that the CRD refuses. */
function rejectionsOf({ manifest, shape, refusal, written, before }: Member): ResolvedPolicy['rejections'] {
  const violations = shape?.violations ?? [];
  if (violations.length > 0) return refusedByCrd(manifest, violations);
  if (refusal === null) return [];
  const isUnknownNode = !before && written.node !== '' && refusal.path.at(-1) === 'nodeObject';
  const place = manifest.placeOf(refusal.path);
  const rejection = { message: foreign(refusal.text), by: 'webhook', place };
  return isUnknownNode ? [] : [refusal.isEdit ? { ...rejection, fix: TAKE_BACK } : rejection];
}

/** Notes of a maintenance: the deadline of its SLA, and, once, what the dry rollout assumes for every maintenance. */
function notesOf(
  { announced }: Maintained,
  { steps, slaPeriodText }: PikaOptions,
  at: Instant,
  isSpeaker: boolean,
): Text[] {
  const expiries = announced.flatMap(({ course }) => course?.slaExpires ?? []);
  const [first, last] = [Math.min(...expiries), Math.max(...expiries)];
  const lastNode = first === last ? NO_TEXT : text`, on the last node from ${instant(last)} on`;
  const parts = (['drain', 'maintenance', 'validation', 'return'] as const).map(
    (step) => text`${literal(step)} ${duration(steps[step])}`,
  );
  return present([
    announced.some(({ after }) => !hasBegun(after.status)) &&
      text`No latest start: PIKA has no window. Planned: ${instant(at + steps.scheduled)}, with an SLA clock of ${code(slaPeriodText)} from the start.`,
    expiries.length > 0 &&
      text`Remaining pods may be removed by force from ${instant(first)} on${lastNode} (SLA). A restart of the controller delays that.`,
    announced.some(({ member: { before, isLive } }) => before && !isLive) &&
      text`The snapshot does not hold every object: those are planned as scheduled.`,
    isSpeaker &&
      text`PIKA limits nothing: no ceiling, batches or windows. Only the limits of fleetplan apply.`,
    isSpeaker &&
      text`Assumed from the start: ${joinTexts(parts)} (${code('systems.pika.steps')}). A node returns when its object is deleted and the node is uncordoned, in this order.`,
  ]);
}

type Change = Pick<ChangeEffect, 'kind' | 'says'>;

const DELETED = text`A scheduled object is removed at once. One that has begun stays, with its cordon, until someone uncordons the node.`;
const STARTED = text`The maintenance starts on merge: the cordon and the label are there already.`;
const CORDONED = text`The maintenance starts when the label is set: the cordon is there already.`;
const ANNOUNCED = text`An external scheduler starts the maintenance at any time after the merge: it cordons and labels each node.`;

/** The effect of merging on one object, after the controller's reaction to the edit; null where the change does not touch it. */
function effectOf(member: Member, previous: Manifest | null, cluster: Cluster): Change | null {
  const { source, before, after, manifest, refusal, shape, written } = member;
  if (source === 'cluster') return null;
  if (source === 'deleted') return { kind: 'deleted', says: DELETED };
  if (refusal !== null || (shape?.violations ?? []).length > 0)
    return { kind: 'refused', says: text`It is refused: the cluster keeps what it has.` };
  if (!before || !after) {
    const isCordoned = nodeIn(cluster, written.node)?.unschedulable;
    const says = after && hasBegun(after.status) ? STARTED : isCordoned ? CORDONED : ANNOUNCED;
    return { kind: 'first-rollout', says };
  }
  if (!previous || isWrittenEqually(previous, manifest)) return null;
  const status = code(after.status || 'MaintenanceUnknown');
  if (before.status !== after.status)
    return { kind: 'edited', says: text`The status becomes ${status} on merge.` };
  return DRIVING.some((key) => before.annotations[key] !== after.annotations[key])
    ? { kind: 'edited', says: text`Annotations change; the status stays ${status} on merge.` }
    : { kind: 'none', says: text`The edit changes no status.` };
}

/** The kind that says most about what begins. */
const KINDS: readonly ChangeKind[] = ['first-rollout', 'edited', 'deleted', 'refused', 'none'];

/** The change of several objects of a maintenance: each sentence once. */
function effectOfAll(changes: readonly Change[]): ChangeEffect | null {
  const kind = KINDS.find((one) => changes.some((change) => change.kind === one));
  return kind ? inBatches(kind, joinTexts(distinctTexts(changes.map(({ says }) => says)), ' ')) : null;
}

/** For an object that is the same one on both sides: how its namespace is written changes nothing. */
function isWrittenEqually(a: Manifest, b: Manifest): boolean {
  const parts = ({ object }: Manifest): string =>
    canonicalWithout([object['spec'] ?? null, object['metadata'] ?? null], new Set(['namespace']));
  return parts(a) === parts(b);
}
