import { toPlain } from '../../text/render.js';
import { asText } from '../../text/text.js';
import { pathText } from '../../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../../manifest/manifest.js';
import {
  emptyResolution,
  ENDS_WITH_UNCORDON,
  type PolicyFact,
  refusedByCrd,
  type Resolution,
  type ResolvedPolicy,
  type ResolveInput,
  stated,
  textPolicy,
} from '../system.js';
import { changeOf, changeOfAll, membersChanged } from './changes.js';
import type { Member } from './objects/members.js';
import { unreadable } from './objects/unreadable.js';
import { PIKA_VERSION, type PikaOptions, readOptions } from './options.js';
import { assumptions, notesOf } from './results/notes.js';
import { recordedStateOf } from './results/recorded-state.js';
import { resultsOf } from './results/results.js';
import { MaintenanceController } from './rollout/controller.js';
import { groupOf, type Maintained, maintainedOf, partOf } from './rollout/groups.js';
import { applySide, DRIVING, type Side } from './side.js';

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
      announced.length === 0 && first ? [[id, toPlain(asText(first.why))] as const] : [],
    ),
  );
  const announced = maintained.flatMap((one) => one.announced);
  return {
    policies: policiesOf(input, side, maintained, options),
    targets: [],
    createControllers: () => (maintained.length === 0 ? [] : [new MaintenanceController(announced, idle)]),
    assumedVersion: { version: PIKA_VERSION, why: 'it is the only version known here' },
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
  const parts = new Map(
    maintained.flatMap((one) => {
      const part = { one, group: groupOf(one, input) };
      return one.members.map((member) => [member, part] as const);
    }),
  );
  const touchedIn = (one: Maintained): Member[] => one.members.filter((member) => changes.get(member));
  const speaker = maintained.find((one) => touchedIn(one).length > 0) ?? maintained[0];
  return members.map((member) => {
    const text = textPart(member);
    const part = parts.get(member);
    const led = part?.group.rolls === member.ref ? part.one : null;
    return {
      ...text,
      groups: part ? [led ? part.group : partOf(part.group, member)] : [],
      change: changeOfAll((led?.members ?? [member]).flatMap((one) => changes.get(one) ?? [])),
      notes: led
        ? [...notesOf(led, options, input.at), ...(led === speaker ? assumptions(options.steps) : [])]
        : [],
      facts: [
        ...text.facts,
        ...stated('result', results.get(member) ?? []),
        ...(led ? leaderFacts(led, touchedIn(led), side) : []),
        ...stated('recorded-state', [recordedStateOf(member, options.steps)]),
      ],
    };
  });
}

function leaderFacts({ members }: Maintained, touched: readonly Member[], { cluster }: Side): PolicyFact[] {
  const objects = members.length;
  const isCordoned = members.every(({ after }) => after && cluster.node(after.node)?.unschedulable);
  return [
    ...stated('speaks-for', [{ objects, changed: objects > 1 ? membersChanged(touched) : null }]),
    ...stated('node-hold', [{ ...ENDS_WITH_UNCORDON, isCordoned }]),
  ];
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

/** A node that is not there has a rule of its own. The webhook is not asked about an object that the CRD refuses. */
function rejectionsOf({ manifest, shape, refusal, written, before }: Member): ResolvedPolicy['rejections'] {
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
