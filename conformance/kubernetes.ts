import { type IntOrPercent, scaleIntOrPercent } from '../src/manifest/quantity.js';
import type { Json } from '../src/manifest/manifest.js';
import { checkStrategy } from '../src/systems/kubernetes/admission.js';
import {
  daemonSetNodes,
  desiredHealthy,
  resolveFenceposts,
  rollingLimits,
  statefulSetMaxUnavailable,
} from '../src/systems/kubernetes/controller/limits.js';
import { exactly, type Families } from './family.js';
import { checkDrain, checkPdb } from './kubernetes/disruption.js';
import {
  checkDaemonSetRounds,
  checkDeploymentRounds,
  checkProportionalScale,
  checkStatefulSetRounds,
} from './kubernetes/workloads.js';
import { fields, number, object, plain, text } from './read.js';

function intOrPercent(value: Json | undefined): IntOrPercent | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

export const families: Families = {
  /** `value`, `total` -> `up`, `down`, or "error". */
  'intstr-scaling': (vector) => {
    const value = intOrPercent(vector['value']);
    const scaled = (rounding: 'up' | 'down'): Json =>
      (value === null ? null : scaleIntOrPercent(value, number(vector, 'total'), rounding)) ?? 'error';
    return exactly(fields(vector, 'up', 'down'), { up: scaled('up'), down: scaled('down') });
  },
  /** `replicas`, `maxUnavailable`, `maxSurge` as written -> the raw and the effective numbers, or `error`. */
  fenceposts: (vector) => {
    const [maxSurge = null, maxUnavailable = null] = [vector['maxSurge'], vector['maxUnavailable']].map(
      intOrPercent,
    );
    const posts = resolveFenceposts({ maxSurge, maxUnavailable }, number(vector, 'replicas'));
    const limits = rollingLimits({ maxSurge, maxUnavailable }, number(vector, 'replicas'));
    if (!posts || !limits) return exactly(object(vector, 'expect'), { error: true });
    const { maxUnavailable: effectiveMaxUnavailable, minAvailable, maxTotal } = limits;
    return exactly(object(vector, 'expect'), { ...posts, effectiveMaxUnavailable, minAvailable, maxTotal });
  },
  /** `kind`, `field`, `value`, `total` -> `count` or `desiredHealthy`. */
  'workload-budgets': (vector) => {
    const value = intOrPercent(vector['value']) ?? 0;
    const [kind, total] = [text(vector, 'kind'), number(vector, 'total')];
    const field = text(vector, 'field') === 'minAvailable' ? 'minAvailable' : 'maxUnavailable';
    const counts = { DaemonSet: daemonSetNodes, StatefulSet: statefulSetMaxUnavailable };
    const actual =
      kind === 'DaemonSet' || kind === 'StatefulSet'
        ? { count: counts[kind](value, total) }
        : { desiredHealthy: desiredHealthy({ field, value }, total) };
    return exactly(object(vector, 'expect'), actual);
  },
  /** `kind`, `strategy` or `rollingUpdate` -> `valid`, and `reasons` as field:code in the API's order. */
  validation: (vector) => {
    const update = { type: 'RollingUpdate', rollingUpdate: object(vector, 'rollingUpdate') };
    const kind = text(vector, 'kind');
    const violations =
      kind === 'DaemonSet' || kind === 'StatefulSet'
        ? checkStrategy(kind, update)
        : checkStrategy('Deployment', object(vector, 'strategy'));
    const reasons = violations.map(({ path, code }) => `${String(path.at(-1))}:${code}`);
    const valid = reasons.length === 0;
    return exactly(object(vector, 'expect'), plain(valid ? { valid } : { valid, reasons }));
  },
  'deployment-rounds': checkDeploymentRounds,
  'proportional-scale': checkProportionalScale,
  'daemonset-rounds': checkDaemonSetRounds,
  'statefulset-rounds': checkStatefulSetRounds,
  pdb: checkPdb,
  drain: checkDrain,
};
