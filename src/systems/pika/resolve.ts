import { pathText } from '../../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../../manifest/manifest.js';
import {
  emptyResolution,
  ENDS_WITH_UNCORDON,
  type NodeHold,
  type PolicyFact,
  refusedByCrd,
  type Resolution,
  type ResolvedGroup,
  type ResolvedPolicy,
  type ResolveInput,
  stated,
  textPolicy,
} from '../system.js';
import { changeOf, notesOf } from './change/changes.js';
import type { Cluster } from './controller/cluster.js';
import { clockNotes } from './words/clock-notes.js';
import { recordedStateOf } from './words/recorded-state.js';
import { undrainedOf } from './words/undrained.js';
import { MaintenanceController } from './simulation/controller.js';
import { faultsOf } from './words/faults.js';
import { groupOf, type Maintained, maintainedOf, partOf } from './simulation/groups.js';
import { liveProblems } from './objects/live-problems.js';
import type { Member } from './objects/members.js';
import { PIKA_VERSION, type PikaOptions, readOptions } from './options.js';
import { applySide, DRIVING, type Side } from './side.js';
import { changeOfAll, generalNotes, notesOfAll, speaksFor, type Told } from './words/summary.js';

/** Plans one side: which nodes each maintenance takes out, from when on, and which objects never end. */
export function resolvePika(input: ResolveInput): Resolution {
  const { own, base, live } = input.objects.texts;
  const count = own.length + (base?.length ?? 0) + live.length;
  if (count === 0) return emptyResolution([]);
  const read = readOptions(input.options);
  if ('problem' in read) return emptyResolution([read.problem]);
  const { options } = read;
  const side = applySide(input, options);
  const maintained = maintainedOf(side.members, side.cluster, options.steps);
  const idle = new Map(
    maintained.flatMap(({ id, planned, blocked }) => {
      const [first] = blocked;
      return planned.length === 0 && first ? [[id, first.why] as const] : [];
    }),
  );
  const planned = maintained.flatMap((one) => one.planned);
  return {
    policies: maintenancePolicies(input, side, maintained, options),
    targets: [],
    createControllers: () =>
      maintained.length === 0
        ? []
        : [MaintenanceController.of(side.cluster, planned, options.steps, input.at, idle)],
    assumedVersion: { version: PIKA_VERSION, why: 'it is the only version known here' },
    problems: liveProblems(live),
  };
}

/** A maintenance and its group, which all its objects share. */
interface Part {
  readonly maintained: Maintained;
  readonly group: ResolvedGroup;
}

function maintenancePolicies(
  input: ResolveInput,
  { members, cluster }: Side,
  maintained: readonly Maintained[],
  options: PikaOptions,
): ResolvedPolicy[] {
  const told = new Map(
    members.map((member): [Member, Told] => {
      const change = changeOf(member, input.objects.of(member.manifest).base, cluster);
      return [member, { member, change, notes: notesOf(member, cluster) }];
    }),
  );
  const shared = new Map<Member, Part>();
  for (const one of maintained) {
    const group = groupOf(one, input);
    for (const member of one.members) shared.set(member, { maintained: one, group });
  }
  const isTouched = (one: Maintained): boolean => one.members.some((member) => told.get(member)?.change);
  const speaker = maintained.find(isTouched) ?? maintained[0];
  const sharedNotes = ({ maintained: one }: Part): string[] => [
    ...notesOfAll(toldOf(one)),
    ...clockNotes(one, cluster, options, input.at),
    ...(one === speaker ? generalNotes(options) : []),
  ];
  const toldOf = (one: Maintained): Told[] => one.members.flatMap((member) => told.get(member) ?? []);
  return members.map((member) => {
    const own = told.get(member);
    const text = textPart(member);
    const part = shared.get(member);
    const leads = part?.group.rolls === member.ref ? part : null;
    return {
      ...text,
      groups: part ? [leads ? part.group : partOf(part.group, member)] : [],
      change: (leads ? changeOfAll(toldOf(leads.maintained)) : own?.change) ?? null,
      notes: leads ? sharedNotes(leads) : (own?.notes ?? []),
      facts: [
        ...text.facts,
        ...stated('object-fault', faultsOf(member, members, cluster)),
        ...(leads ? leaderFacts(leads.maintained, toldOf(leads.maintained), cluster) : []),
        ...stated('recorded-state', [recordedStateOf(member, options.steps)]),
      ],
    };
  });
}

/** What is said once of all objects of a maintenance, by the first of them. */
function leaderFacts({ members }: Maintained, told: readonly Told[], cluster: Cluster): PolicyFact[] {
  return [
    ...stated('speaks-for', [speaksFor(told)]),
    ...stated('node-hold', [holdOf(members, cluster)]),
    ...stated('result', [undrainedOf(members)]),
  ];
}

function holdOf(members: readonly Member[], cluster: Cluster): NodeHold {
  const isCordoned = members.every(({ after }) => after && cluster.node(after.node)?.unschedulable === true);
  return { ...ENDS_WITH_UNCORDON, isCordoned };
}

/** What is known of an object from its text alone. */
function textPart(member: Member): ResolvedPolicy {
  const { manifest, ref, source, shape } = member;
  return {
    ...textPolicy(ref, manifest, shape),
    live: source === 'cluster',
    isDeleted: source === 'deleted',
    written: writtenPart(manifest),
    rejections: rejectionsOf(member),
  };
}

/** A missing node has a rule of its own. The webhook is not asked about an object that the CRD refuses. */
function rejectionsOf(member: Member): ResolvedPolicy['rejections'] {
  const { manifest, shape, refusal, written, before } = member;
  const violations = shape?.violations ?? [];
  if (violations.length > 0) return refusedByCrd(manifest, violations);
  if (refusal === null) return [];
  const isUnknownNode = !before && written.node !== '' && refusal.path.at(-1) === 'nodeObject';
  if (isUnknownNode) return [];
  return [{ message: withFieldName(refusal), by: 'webhook', place: manifest.placeOf(refusal.path) }];
}

/** The webhook calls a field by its earlier name, and a maintenance by a misspelled one. Source: api/v1alpha1/notifymaintenance_webhook.go. */
function withFieldName({ text, path }: NonNullable<Member['refusal']>): string {
  const name = pathText(path);
  if (path.at(-1) === 'maintenanceID' && text.includes('same nodeObject'))
    return `a maintenance of this ID is announced for the node already (\`${text}\`)`;
  return text.includes('.spec.object') ? `${name} cannot be changed (\`${text}\`)` : text;
}

/** The spec, and the annotations that the controller reads. */
function writtenPart({ object }: Manifest): Json {
  const { spec, metadata } = object;
  const annotations = isObject(metadata) ? metadata['annotations'] : null;
  const driving = isObject(annotations)
    ? Object.fromEntries(Object.entries(annotations).filter(([key]) => DRIVING.includes(key)))
    : {};
  return { spec: spec ?? null, annotations: driving };
}
