import { isQualifiedName, MAX_LABEL_LENGTH } from '../../../manifest/selector.js';
import { code, literal, NO_TEXT, type Text, text } from '../../../text/text.js';
import { type Fix, fix } from '../../system.js';
import type { Cluster } from '../controller/cluster.js';
import { hasBegun } from '../controller/reconcile.js';
import {
  CLIENT,
  has,
  LABEL_PREFIX,
  type Maintenance,
  maintenanceLabel,
  TERMINATED,
  VALIDATION,
} from '../objects/maintenance.js';
import type { Member } from '../objects/members.js';

/** Why a maintenance never comes to its end by itself. */
export interface Blocker {
  readonly cause: string;
  /** A clause of which the object or its node is the subject. */
  readonly why: Text;
  readonly fix: Fix;
  readonly path: readonly string[];
  /** True where its node is never taken out, or serves again. */
  readonly isIdle?: true;
}

const ANNOTATIONS = ['metadata', 'annotations'];

/** The first cause that applies; null where the object ends with its deletion and the uncordon, or with the change. */
export function blockerOf({ after, source }: Member, cluster: Cluster): Blocker | null {
  const node = after && cluster.node(after.node);
  if (!after || !node || source === 'deleted') return null;
  const { annotations, status, deleting } = after;
  if (!isQualifiedName(maintenanceLabel(after))) return illegalLabel(after);
  if (status === 'MaintenanceIncomplete')
    return {
      cause: 'incomplete',
      why: text`the object is ${code(status)}, which only its deletion ends; the node stays cordoned`,
      fix: fix`Delete the object, then uncordon the node. Announce the maintenance again after that.`,
      path: [],
    };
  if (annotations[CLIENT] === 'incomplete' && status !== 'Validating') return failsAt(CLIENT, 'incomplete');
  if (annotations[VALIDATION] === 'failed') return failsAt(VALIDATION, 'failed');
  if (has(annotations, TERMINATED) && !deleting)
    return {
      cause: 'terminated',
      why: text`the object has the annotation ${code(TERMINATED)}, which the controller sets on deletion: it ignores the SLA, the other annotations and the deletion`,
      fix: fix`Remove the annotation ${code(TERMINATED)}.`,
      path: [...ANNOTATIONS, TERMINATED],
    };
  if (!hasBegun(status) || node.unschedulable) return null;
  return {
    cause: 'uncordoned',
    why: text`the node was uncordoned before the object was deleted: it serves again, and the object stays ${code(status)}`,
    fix: fix`Delete the object. Next time delete it before the uncordon.`,
    path: [],
    isIdle: true,
  };
}

function illegalLabel(after: Maintenance): Blocker {
  return {
    cause: 'label',
    why: text`${code(maintenanceLabel(after))} is not a legal label, so the object never leaves the empty status and its node is never taken`,
    fix: fix`Use at most 63 letters, digits, dashes, underscores and dots, with a letter or digit at both ends${exampleText(after)}.`,
    path: ['spec', 'maintenanceID'],
    isIdle: true,
  };
}

/** `, such as fw-2026-11`: the ID with illegal characters replaced. */
function exampleText({ maintenanceId }: Maintenance): Text {
  const legal = maintenanceId.replace(/[^\w.-]+/gu, '-').slice(0, MAX_LABEL_LENGTH);
  const trimmed = legal.replace(/^[^A-Za-z0-9]+/u, '').replace(/[^A-Za-z0-9]+$/u, '');
  return trimmed === '' ? NO_TEXT : text`, such as ${code(trimmed)}`;
}

function failsAt(key: string, value: 'incomplete' | 'failed'): Blocker {
  return {
    cause: key.slice(LABEL_PREFIX.length),
    why: text`${code(key)} is "${literal(value)}" before its step begins: the object ends as ${code('MaintenanceIncomplete')}, which only its deletion ends, and the node stays cordoned`,
    fix: fix`Remove the annotation ${code(key)}. The client sets it when the step is done.`,
    path: [...ANNOTATIONS, key],
  };
}
