import { itemsIn, labelsIn, objectIn, stringsIn, textIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import {
  groupOf,
  type Json,
  type JsonObject,
  type Manifest,
  namespaceOf,
} from '../../../manifest/manifest.js';
import { errorAt, type Problem, type ProblemCode } from '../../../manifest/problem.js';
import { visible } from '../../../manifest/visible.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { parseInstant, timeIn } from '../../../snapshot/status.js';
import { code, name, text, type Text } from '../../../text/text.js';
import { recorded, type RecordedState, type RecordedTime } from '../../system.js';
import type { Steps } from '../options.js';

export const KIND = 'NotifyMaintenance';
export const GROUP = 'ngn2.nvidia.com';

/** `status.maintenanceStatus`; empty = MaintenanceUnknown, just created. */
const STATUSES = [
  '',
  'MaintenanceScheduled',
  'MaintenanceStarted',
  'SLAExpired',
  'ObjectsDrained',
  'Validating',
  'MaintenanceIncomplete',
] as const;

export type Status = (typeof STATUSES)[number];

export const LABEL_PREFIX = 'maintenance/';
export const FINALIZER = 'ngn2.nvidia.com/finalNotice';
export const READY = 'maintenance/readyForMaintenance';
export const CLIENT = 'maintenance/maintenanceClient';
export const VALIDATION = 'maintenance/validationClient';
/** Set by the controller when the end was announced; anyone may set it by hand. */
export const TERMINATED = 'maintenance.ngn2.nvidia.com/terminated';
/** Annotations that the controller reads. */
export const DRIVING: readonly string[] = [READY, CLIENT, VALIDATION, TERMINATED];

const DRAIN = { open: 'false', done: 'true', failed: null };
const WORK = { open: 'inprogress', done: 'complete', failed: 'incomplete' };
const CHECK = { open: 'inprogress', done: 'validated', failed: 'failed' };

/**
 * The steps of a maintenance in their order: the status of each and the next one, and the annotation that says how it goes. `failed` leads
 * to MaintenanceIncomplete; only `open` is no final value.
 */
export const STEPS = [
  { takes: 'drain', from: 'MaintenanceStarted', to: 'ObjectsDrained', key: READY, values: DRAIN },
  { takes: 'maintenance', from: 'ObjectsDrained', to: 'Validating', key: CLIENT, values: WORK },
  { takes: 'validation', from: 'Validating', to: null, key: VALIDATION, values: CHECK },
] as const;

export type MaintenanceStep = (typeof STEPS)[number];

type Texts = Readonly<Record<string, string>>;

/** A NotifyMaintenance as the controller sees it. */
export type Maintenance = Readonly<ReturnType<typeof readMaintenance>>;

/** Fields of a node that the controller reads. */
export interface NodeView {
  readonly name: string;
  readonly unschedulable: boolean;
  readonly labels: Texts;
}

/** `namespace/name`; an object without a namespace goes to the default one. */
export function keyOf(manifest: Manifest): string {
  return `${namespaceOf(manifest)}/${manifest.name}`;
}

/** The label that ties a node to its maintenances; also the label of the object itself. */
export function maintenanceLabel(maintenance: Pick<Maintenance, 'maintenanceId'>): string {
  return LABEL_PREFIX + maintenance.maintenanceId;
}

/** True for a key that is there, whatever its value: the controller asks for no more. */
export function has(texts: Texts, key: string): boolean {
  return Object.hasOwn(texts, key);
}

/** True from the start on: the node is cordoned and out of production. MaintenanceIncomplete counts. */
export function hasBegun(status: Status): boolean {
  return status !== '' && status !== 'MaintenanceScheduled';
}

/** True until the drain is done. */
export function isDraining(status: Status): boolean {
  return status === 'MaintenanceStarted' || status === 'SLAExpired';
}

/** When an object came to its status, the last time; null where nothing records that. */
export function enteredAt({ transitions, status }: Maintenance): Instant | null {
  return transitions.findLast((one) => one.status === status)?.at ?? null;
}

/** Reads a NotifyMaintenance; a status it does not know reads as the empty one. */
export function readMaintenance({ metadata, spec, status }: JsonObject, key?: string) {
  const transitions: readonly { readonly status: Status; readonly at: Instant }[] = itemsIn(
    status,
    'transitionTimestamps',
  ).flatMap((one) => {
    const at = timeIn(one, 'transitionTimestamp');
    return at === null ? [] : { status: statusIn(one), at };
  });
  return {
    /** `namespace/name`. */
    key: key ?? `${textAt(metadata, 'namespace')}/${textAt(metadata, 'name')}`,
    node: textAt(spec, 'nodeObject'),
    maintenanceId: textAt(spec, 'maintenanceID'),
    /** `planned` or `unplanned`; nothing but a metric depends on it. */
    maintenanceType: textAt(spec, 'maintenanceType'),
    /** Name of a ConfigMap in the same namespace; empty = none. */
    configMap: textAt(spec, 'metadataConfigmap'),
    status: statusIn(status),
    /** As stored: whole seconds. Set once, at the start; never cleared. */
    slaExpires: timeIn(status, 'slaExpires'),
    annotations: labelsIn(metadata, 'annotations'),
    labels: labelsIn(metadata, 'labels'),
    finalizers: stringsIn(metadata, 'finalizers'),
    deleting: textIn(metadata, 'deletionTimestamp') !== null,
    /** Condition type to status; a status is the annotation's value. */
    conditions: Object.fromEntries(
      itemsIn(status, 'conditions').map((one) => [textAt(one, 'type'), textAt(one, 'status')]),
    ) as Texts,
    transitions,
  };
}

function statusIn(of: Json | undefined): Status {
  const written = textIn(of, 'maintenanceStatus');
  return STATUSES.find((status) => status === written) ?? '';
}

/** Empty where it is absent, or no text. */
function textAt(of: Json | undefined, field: string): string {
  return textIn(of, field) ?? '';
}

const LONGEST_SHOWN = 40;

/** Statuses and times of a live object that cannot be planned from: a guess would read as an answer. */
export function unreadable(manifest: Manifest): Problem[] {
  const { maintenanceStatus: state = '', slaExpires: expires = null } =
    objectIn(manifest.object, 'status') ?? {};
  const wrong = (problem: ProblemCode, field: string, written: Json, says: Text): Problem => {
    const shown = code(JSON.stringify(written).slice(0, LONGEST_SHOWN));
    const message = text`The live ${name('object', `${KIND} ${keyOf(manifest)}`)} has a ${code(field)} ${says}: ${shown}. Take a new snapshot.`;
    return errorAt(manifest.placeOf(['status', field]), problem, message);
  };
  return present([
    !STATUSES.some((known) => known === (state ?? '')) &&
      wrong('unknown-status', 'maintenanceStatus', state, text`that PIKA does not have`),
    expires !== null &&
      (typeof expires !== 'string' || parseInstant(expires) === null) &&
      wrong('unreadable-time', 'slaExpires', expires, text`that is not a time`),
  ]);
}

/** Durations of the steps of maintenances, by `status.transitionTimestamps`. Source: NVIDIA/pika 8a1803ee, one entry a change of status. */
export function recordedTimes({ objects }: Snapshot): readonly RecordedTime[] {
  return objects
    .filter(({ apiVersion, kind }) => groupOf(apiVersion) === GROUP && kind === KIND)
    .map(({ object }) => readMaintenance(object))
    .flatMap(({ key, transitions }) => {
      const at = (status: Status): number | null =>
        transitions.find((one) => one.status === status)?.at ?? null;
      return [
        ...recorded('pika.steps.scheduled', key, [at('MaintenanceScheduled'), at('MaintenanceStarted')]),
        ...recorded('pika.steps.drain', key, [at('MaintenanceStarted'), at('ObjectsDrained')]),
        ...recorded('pika.steps.maintenance', key, [at('ObjectsDrained'), at('Validating')]),
      ];
    });
}

/**
 * The state of an object that the cluster holds. Nothing leads out of MaintenanceIncomplete, and the SLA forces nothing. Source: NVIDIA/pika
 * 8a1803ee, notifymaintenance_controller.go.
 */
export function recordedStateOf(one: Maintenance, steps: Steps): RecordedState {
  const { node: target, maintenanceId, status, deleting } = one;
  const of = `maintenance "${visible(maintenanceId)}"`;
  const since = enteredAt(one);
  const state = `${status || 'MaintenanceUnknown'}${deleting ? ', being deleted' : ''}`;
  const takes = deleting ? undefined : STEPS.find(({ from }) => from === status)?.takes;
  const until =
    since !== null && takes ? since + steps[takes] + (takes === 'validation' ? steps.return : 0) : null;
  const held: Partial<Record<Status, Text>> = {
    MaintenanceIncomplete: text`which nothing but the deletion of its object leaves`,
    SLAExpired: text`and what is left on the node may be removed by force`,
  };
  return { of, target, state, since, until, held: deleting ? null : (held[status] ?? null) };
}
