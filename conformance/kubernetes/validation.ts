import type { JsonObject } from '../../src/manifest/manifest.js';
import {
  checkDaemonSetStrategy,
  checkDeploymentStrategy,
  checkStatefulSetStrategy,
} from '../../src/systems/kubernetes/admission/strategies.js';
import type { Violation } from '../../src/systems/kubernetes/admission/violation.js';
import { exactly, type Mismatch } from '../family.js';
import { object, plain, text } from '../read.js';

/** `kind`, `strategy` or `rollingUpdate` -> `valid`, and `reasons` as field:code in the API's order. */
export function checkValidation(vector: JsonObject): Mismatch {
  const reasons = violationsOf(vector).map(({ path, code }) => `${String(path.at(-1))}:${code}`);
  const valid = reasons.length === 0;
  return exactly(object(vector, 'expect'), plain(valid ? { valid } : { valid, reasons }));
}

function violationsOf(vector: JsonObject): Violation[] {
  const update = { type: 'RollingUpdate', rollingUpdate: object(vector, 'rollingUpdate') };
  switch (text(vector, 'kind')) {
    case 'DaemonSet':
      return checkDaemonSetStrategy(update, ['updateStrategy']);
    case 'StatefulSet':
      return checkStatefulSetStrategy(update, ['updateStrategy']);
    default:
      return checkDeploymentStrategy(object(vector, 'strategy'), ['strategy']);
  }
}
