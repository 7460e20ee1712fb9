import { code, name, text, type Text } from '../../../text/text.js';
import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import {
  isObject,
  type Json,
  type JsonObject,
  type Manifest,
  namespaceOf,
} from '../../../manifest/manifest.js';
import { errorAt, type Problem } from '../../../manifest/problem.js';
import type { Instant } from '../../../rollout/controller.js';
import { parseInstant, timeIn } from '../../../snapshot/status.js';

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
export const CORDONED_PREFIX = 'cordoned';
export const FINALIZER = 'ngn2.nvidia.com/finalNotice';
export const READY = 'maintenance/readyForMaintenance';
export const CLIENT = 'maintenance/maintenanceClient';
export const VALIDATION = 'maintenance/validationClient';
/** Set by the controller when the end was announced; anyone may set it by hand. */
export const TERMINATED = 'maintenance.ngn2.nvidia.com/terminated';
/** Annotations that the controller reads. */
export const DRIVING: readonly string[] = [READY, CLIENT, VALIDATION, TERMINATED];

type Texts = Readonly<Record<string, string>>;

/** A NotifyMaintenance as the controller sees it. */
export interface Maintenance {
  /** `namespace/name`. */
  readonly key: string;
  readonly node: string;
  readonly maintenanceId: string;
  /** `planned` or `unplanned`; nothing but a metric depends on it. */
  readonly maintenanceType: string;
  /** Name of a ConfigMap in the same namespace; empty = none. */
  readonly configMap: string;
  readonly status: Status;
  /** As stored: whole seconds. Set once, at the start; never cleared. */
  readonly slaExpires: Instant | null;
  readonly annotations: Texts;
  readonly labels: Texts;
  readonly finalizers: readonly string[];
  readonly deleting: boolean;
  /** Condition type to status; a status is the annotation's value. */
  readonly conditions: Texts;
  readonly transitions: readonly { readonly status: Status; readonly at: Instant }[];
}

/** What the controller looks at of a node. */
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

/** The texts without those keys; the given ones stay as they are. */
export function withoutKeys(texts: Texts, isGone: (key: string) => boolean): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !isGone(key)));
}

/** When an object came to a status, the last time; null where nothing records that. */
export function enteredAt({ transitions }: Pick<Maintenance, 'transitions'>, status: Status): Instant | null {
  return transitions.findLast((one) => one.status === status)?.at ?? null;
}

/** Reads a NotifyMaintenance; a status it does not know reads as the empty one. */
export function readMaintenance({ metadata, spec, status }: JsonObject): Maintenance {
  const conditions = itemsIn(status, 'conditions').filter(isObject);
  const transitions = itemsIn(status, 'transitionTimestamps').filter(isObject);
  return {
    key: `${textAt(metadata, 'namespace')}/${textAt(metadata, 'name')}`,
    node: textAt(spec, 'nodeObject'),
    maintenanceId: textAt(spec, 'maintenanceID'),
    maintenanceType: textAt(spec, 'maintenanceType'),
    configMap: textAt(spec, 'metadataConfigmap'),
    status: statusOf(textAt(status, 'maintenanceStatus')),
    slaExpires: timeIn(status, 'slaExpires'),
    annotations: labelsIn(metadata, 'annotations'),
    labels: labelsIn(metadata, 'labels'),
    finalizers: itemsIn(metadata, 'finalizers').filter((item) => typeof item === 'string'),
    deleting: textIn(metadata, 'deletionTimestamp') !== null,
    conditions: Object.fromEntries(conditions.map((one) => [textAt(one, 'type'), textAt(one, 'status')])),
    transitions: transitions.flatMap((one) => {
      const at = timeIn(one, 'transitionTimestamp');
      return at === null ? [] : [{ status: statusOf(textAt(one, 'maintenanceStatus')), at }];
    }),
  };
}

function statusOf(written: string): Status {
  return STATUSES.find((status) => status === written) ?? '';
}

/** Empty where it is absent, or no text. */
function textAt(of: Json | undefined, name: string): string {
  return textIn(of, name) ?? '';
}

const LONGEST_SHOWN = 40;

/** What a live object says that cannot be planned from: a guess would read as an answer. */
export function unreadable(manifest: Manifest): Problem[] {
  const status = (field: string): Json => fieldAt(manifest.object, 'status', field) ?? null;
  const [state, expires] = [status('maintenanceStatus'), status('slaExpires')];
  const shown = (value: Json): Text =>
    typeof value === 'string' ? code(JSON.stringify(value.slice(0, LONGEST_SHOWN))) : text`not a text`;
  const problem = (code: 'unknown-status' | 'unreadable-time', field: string, says: Text): Problem =>
    errorAt(
      manifest.placeOf(['status', field]),
      code,
      text`The live ${name('object', `${KIND} ${keyOf(manifest)}`)} has ${says} is unknown. Take a new snapshot.`,
    );
  const isKnown = state === null || STATUSES.some((known) => known === state);
  const isTime = expires === null || (typeof expires === 'string' && parseInstant(expires) !== null);
  const unknownStatus = text`the status ${shown(state)}, which PIKA does not have: whether its node is unavailable`;
  const unreadableTime = text`a ${code('slaExpires')} that is not a time (${shown(expires)}): the end of its SLA`;
  return [
    ...(isKnown ? [] : [problem('unknown-status', 'maintenanceStatus', unknownStatus)]),
    ...(isTime ? [] : [problem('unreadable-time', 'slaExpires', unreadableTime)]),
  ];
}
