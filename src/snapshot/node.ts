import { describe } from '../manifest/visible.js';
import { text } from '../text/text.js';
import { fieldAt, itemsIn, labelsIn } from '../manifest/fields.js';
import type { Json, JsonObject } from '../manifest/manifest.js';
import type { Defect } from './copy.js';
import { conditionIn, timeIn, trueConditionIn } from './status.js';
import { LABEL_KEY_LENGTH, LABEL_VALUE_LENGTH } from './limits.js';
import { LIFECYCLE, type NodeState, type Taint } from './snapshot.js';

/**
 * The state of a node from its redacted object. What is absent gets the API server's default; what is there and wrong is
 * added to `defects`.
 */
export function nodeState(name: string, object: JsonObject, defects: Defect[]): NodeState {
  const { metadata = null, spec = null, status = null } = object;
  const createdAt = timeIn(metadata, 'creationTimestamp');
  if (createdAt === null && !defects.some(({ path }) => path[1] === 'creationTimestamp')) {
    const says = text`is missing; controllers order nodes by their creation`;
    defects.push({ code: 'invalid-time', path: ['metadata', 'creationTimestamp'], says });
  }
  const unschedulable = fieldAt(spec, 'unschedulable') ?? false;
  if (typeof unschedulable !== 'boolean') {
    const says = text`is ${describe(unschedulable)}, not true or false`;
    defects.push({ code: 'wrong-type', path: ['spec', 'unschedulable'], says });
  }
  const lifecycle = LIFECYCLE.filter((type) => trueConditionIn(status, type) !== undefined);
  return {
    name,
    labels: labelsIn(metadata, 'labels'),
    annotations: labelsIn(metadata, 'annotations'),
    taints: itemsIn(spec, 'taints').map((taint, index) => taintOf(taint, index, defects)),
    unschedulable: unschedulable === true,
    ready: readyOf(status, defects),
    ...(lifecycle.length === 0 ? {} : { lifecycle }),
    deletingSince: timeIn(metadata, 'deletionTimestamp'),
    createdAt: createdAt ?? 0,
  };
}

function taintOf(taint: Json, index: number, defects: Defect[]): Taint {
  const written = (key: string, most: number): string => {
    const value = fieldAt(taint, key) ?? '';
    if (typeof value === 'string' && value.length <= most && (value !== '' || key === 'value')) return value;
    const says = text`is ${describe(fieldAt(taint, key))}, not a text of 1 to ${most} characters`;
    defects.push({ code: 'invalid-taint', path: ['spec', 'taints', index, key], says });
    return '';
  };
  return {
    key: written('key', LABEL_KEY_LENGTH),
    value: written('value', LABEL_VALUE_LENGTH),
    effect: written('effect', LABEL_VALUE_LENGTH),
  };
}

const STATUSES = ['True', 'False', 'Unknown'] as const;

function readyOf(status: Json, defects: Defect[]): NodeState['ready'] {
  const ready = conditionIn(status, 'Ready');
  if (ready === undefined) return 'missing';
  const written = fieldAt(ready, 'status');
  const known = STATUSES.find((one) => one === written);
  if (known !== undefined) return known;
  const says = text`has a Ready condition with ${describe(written)}, not True, False or Unknown`;
  defects.push({ code: 'invalid-condition', path: ['status', 'conditions'], says });
  return 'Unknown';
}
