import { itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { hiddenNodeName } from '../../../snapshot/node-names.js';
import { timeIn } from '../../../snapshot/status.js';

/** `status.maintenanceStatus`; empty = MaintenanceUnknown, just created. */
export type Status =
  | ''
  | 'MaintenanceScheduled'
  | 'MaintenanceStarted'
  | 'SLAExpired'
  | 'ObjectsDrained'
  | 'Validating'
  | 'MaintenanceIncomplete';

export const STATUSES: readonly Status[] = [
  '',
  'MaintenanceScheduled',
  'MaintenanceStarted',
  'SLAExpired',
  'ObjectsDrained',
  'Validating',
  'MaintenanceIncomplete',
];

export const LABEL_PREFIX = 'maintenance/';
export const CORDONED_PREFIX = 'cordoned';
export const FINALIZER = 'ngn2.nvidia.com/finalNotice';
export const READY = 'maintenance/readyForMaintenance';
export const CLIENT = 'maintenance/maintenanceClient';
export const VALIDATION = 'maintenance/validationClient';
/** Set by the controller when the end was announced; anyone may set it by hand. */
export const TERMINATED = 'maintenance.ngn2.nvidia.com/terminated';

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

/** A NotifyMaintenance of an object, with its node under the name that the snapshot gives it. */
export function maintenanceOf(
  key: string,
  object: JsonObject,
  hasNode: (name: string) => boolean,
): Maintenance {
  const read = readMaintenance(object);
  const hidden = hiddenNodeName(read.node);
  return { ...read, key, node: !hasNode(read.node) && hasNode(hidden) ? hidden : read.node };
}

/** The namespace of an object, by its key `namespace/name`. */
export function namespaceOf(maintenance: Pick<Maintenance, 'key'>): string {
  return maintenance.key.slice(0, maintenance.key.indexOf('/'));
}

/** The label that ties a node to its maintenances; also the label of the object itself. */
export function maintenanceLabel(maintenance: Pick<Maintenance, 'maintenanceId'>): string {
  return LABEL_PREFIX + maintenance.maintenanceId;
}

/** True for a key that is there, whatever its value: the controller asks for no more. */
export function has(texts: Texts, key: string): boolean {
  return Object.hasOwn(texts, key);
}

/** True for an object that bears the mark of a maintenance that was terminated. */
export function isTerminated(maintenance: Maintenance): boolean {
  return has(maintenance.annotations, TERMINATED);
}

/** True strictly after the stored instant. */
export function isSlaExpired(maintenance: Pick<Maintenance, 'slaExpires'>, now: Instant): boolean {
  return maintenance.slaExpires !== null && maintenance.slaExpires < now;
}

/** Times are stored in whole seconds. */
export function storedInstant(instant: Instant): Instant {
  return Math.floor(instant / 1000) * 1000;
}

/** The texts with one more, or another value; the given ones stay as they are. */
export function withText(texts: Texts, key: string, value: string): Texts {
  return withoutPrototype({ ...texts, [key]: value });
}

/** The texts without those keys; the given ones stay as they are. */
export function withoutKeys(texts: Texts, isGone: (key: string) => boolean): Texts {
  return withoutPrototype(Object.fromEntries(Object.entries(texts).filter(([key]) => !isGone(key))));
}

function withoutPrototype(texts: Texts): Texts {
  const copy = Object.create(null) as Record<string, string>;
  for (const [key, value] of Object.entries(texts)) copy[key] = value;
  return copy;
}

/** Reads a NotifyMaintenance; a status it does not know reads as the empty one. */
export function readMaintenance(object: JsonObject): Maintenance {
  const { metadata, spec, status } = object;
  const written = text(status, 'maintenanceStatus');
  const conditions = itemsIn(status, 'conditions').filter(isObject);
  const transitions = itemsIn(status, 'transitionTimestamps').filter(isObject);
  return {
    key: `${text(metadata, 'namespace')}/${text(metadata, 'name')}`,
    node: text(spec, 'nodeObject'),
    maintenanceId: text(spec, 'maintenanceID'),
    maintenanceType: text(spec, 'maintenanceType'),
    configMap: text(spec, 'metadataConfigmap'),
    status: statusOf(written),
    slaExpires: timeIn(status, 'slaExpires'),
    annotations: labelsIn(metadata, 'annotations'),
    labels: labelsIn(metadata, 'labels'),
    finalizers: itemsIn(metadata, 'finalizers').filter((item) => typeof item === 'string'),
    deleting: textIn(metadata, 'deletionTimestamp') !== null,
    conditions: withoutPrototype(
      Object.fromEntries(conditions.map((one) => [text(one, 'type'), text(one, 'status')])),
    ),
    transitions: transitions.flatMap((one) => {
      const at = timeIn(one, 'transitionTimestamp');
      return at === null ? [] : [{ status: statusOf(text(one, 'maintenanceStatus')), at }];
    }),
  };
}

function statusOf(text: string): Status {
  return STATUSES.find((status) => status === text) ?? '';
}

/** Empty where it is absent, or no text. */
function text(of: Json | undefined, name: string): string {
  return textIn(of, name) ?? '';
}
