import { fieldAt } from '../../manifest/fields.js';
import { present } from '../../manifest/lookup.js';
import { isObject, type Json, type Manifest } from '../../manifest/manifest.js';
import type { Instant } from '../../rollout/controller.js';
import {
  code,
  duration,
  instant,
  joinTexts,
  literal,
  NO_TEXT,
  foreign,
  type Text,
  text,
} from '../../text/text.js';
import {
  emptyResolution,
  ENDS_WITH_UNCORDON,
  refusedByCrd,
  type Resolution,
  type ResolvedPolicy,
  type ResolveInput,
  textPolicy,
  TAKE_BACK,
} from '../system.js';
import { changeOf, changeOfAll, membersChanged } from './changes.js';
import { hasBegun } from './controller/reconcile.js';
import { DRIVING, unreadable } from './objects/maintenance.js';
import { recordedStateOf } from './objects/recorded.js';
import { PIKA_VERSION, type PikaOptions, readOptions, type Steps } from './options.js';
import { resultsOf } from './results.js';
import { MaintenanceController } from './rollout/controller.js';
import { groupOf, type Maintained, maintainedOf } from './rollout/maintenances.js';
import { applySide, type Member, type Side } from './side.js';

/** Plans one side: which nodes each maintenance takes out, from when on, and which objects never end. */
export function resolvePika(input: ResolveInput): Resolution {
  const { own, base, live } = input.objects.texts;
  if (own.length + (base?.length ?? 0) + live.length === 0) return emptyResolution([]);
  const read = readOptions(input.options);
  if ('problem' in read) return emptyResolution([read.problem]);
  const { options } = read;
  const side = applySide(input, options);
  const maintained = maintainedOf(side, options.steps, input.at);
  const idle = new Map(
    maintained.flatMap(({ id, announced, blocked: [first] }) =>
      announced.length === 0 && first ? [[id, first.why] as const] : [],
    ),
  );
  const announced = maintained.flatMap((one) => one.announced);
  return {
    policies: policiesOf(input, side, maintained, options),
    targets: [],
    createControllers: () => (maintained.length === 0 ? [] : [new MaintenanceController(announced, idle)]),
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
    members.map((member) => [member, changeOf(member, input.objects.of(member.manifest).base, cluster)]),
  );
  const results = resultsOf(side);
  const touchedIn = (one: Maintained): Member[] => one.members.filter((member) => changes.get(member));
  const speaker = maintained.find((one) => touchedIn(one).length > 0) ?? maintained[0];
  return members.map((member) => {
    const { manifest, shape, source, isLive, before } = member;
    const policy = textPolicy(member.ref, manifest, shape);
    const own = maintained.find((one) => one.members.includes(member));
    const led = own?.leader === member ? own : null;
    const ledMembers = led?.members ?? [];
    const changed = ledMembers.length > 1 && led ? membersChanged(touchedIn(led)) : null;
    const isCordoned = ledMembers.every(({ after }) => after && cluster.node(after.node)?.unschedulable);
    return {
      ...policy,
      live: source === 'cluster',
      isDeleted: source === 'deleted',
      written: writtenPart(manifest),
      rejections: rejectionsOf(member),
      groups: own ? [groupOf(own, input, led ? null : member)] : [],
      change: changeOfAll((led?.members ?? [member]).flatMap((one) => changes.get(one) ?? [])),
      notes: [
        ...(led ? notesOf(led, options, input.at) : []),
        ...(led && led === speaker ? assumptions(options.steps) : []),
      ],
      results: results.get(member) ?? [],
      ...(led
        ? {
            speaksFor: { objects: ledMembers.length, changed },
            nodeHold: { ...ENDS_WITH_UNCORDON, isCordoned },
          }
        : {}),
      recordedStates: isLive && before ? [recordedStateOf(before, options.steps)] : [],
    };
  });
}

/** A node that is not there has a rule of its own. The webhook is not asked about an object that the CRD refuses. */
function rejectionsOf({ manifest, shape, refusal, written, before }: Member): ResolvedPolicy['rejections'] {
  const violations = shape?.violations ?? [];
  if (violations.length > 0) return refusedByCrd(manifest, violations);
  if (refusal === null) return [];
  const { path, reported = foreign(refusal.text), isEdit } = refusal;
  const isUnknownNode = !before && written.node !== '' && path.at(-1) === 'nodeObject';
  const rejection = { message: reported, by: 'webhook', place: manifest.placeOf(path) };
  return isUnknownNode ? [] : [isEdit ? { ...rejection, fix: TAKE_BACK } : rejection];
}

/** The spec, and the annotations that the controller reads. */
function writtenPart({ object }: Manifest): Json {
  const annotations = fieldAt(object, 'metadata', 'annotations');
  const driving = Object.entries(isObject(annotations) ? annotations : {}).filter(([key]) =>
    DRIVING.includes(key),
  );
  return { spec: object['spec'] ?? null, annotations: Object.fromEntries(driving) };
}

/** Notes of a maintenance: the deadline of its SLA, and what the dry rollout assumes. */
function notesOf({ announced, members }: Maintained, options: PikaOptions, at: Instant): Text[] {
  const { steps, slaPeriodMs, slaPeriodText } = options;
  const expiries = announced.flatMap(({ slaExpires }) => slaExpires ?? []);
  const [first, last] = [Math.min(...expiries), Math.max(...expiries)];
  const lastNode = first === last ? NO_TEXT : text`, on the last node from ${instant(last)} on`;
  return present([
    members.some(({ after }) => after && !hasBegun(after.status)) &&
      text`No latest start: PIKA has no window. Planned: ${instant(at + steps.scheduled)}, with an SLA clock of ${code(slaPeriodText)} from the start on.`,
    expiries.length > 0 &&
      text`Remaining pods may be removed by force from ${instant(first)} on${lastNode} (SLA). A restart of the controller delays that.`,
    steps.drain > slaPeriodMs &&
      text`The drain is assumed to take longer than the SLA: SLAExpired comes first.`,
    members.some(({ before, isLive }) => before && !isLive) &&
      text`The snapshot does not hold every object: those are planned as scheduled.`,
  ]);
}

/** Text once: it holds for every maintenance. */
function assumptions(steps: Steps): Text[] {
  const parts = (['drain', 'maintenance', 'validation', 'return'] as const).map(
    (step) => text`${literal(step)} ${duration(steps[step])}`,
  );
  return [
    text`PIKA limits nothing: no ceiling, batches or windows. Only the limits of fleetplan apply.`,
    text`Assumed from the start on: ${joinTexts(parts, ', ')} (${code('systems.pika.steps')}). A node returns when its object is deleted and the node is uncordoned, in this order.`,
  ];
}
