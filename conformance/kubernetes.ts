import { type IntOrPercent, scaleIntOrPercent } from '../src/manifest/quantity.js';
import type { Json, JsonObject } from '../src/manifest/manifest.js';
import { checkStrategy } from '../src/systems/kubernetes/admission.js';
import * as limits from '../src/systems/kubernetes/controller/limits.js';
import { exactly, type Families } from './family.js';
import { checkDrain, checkPdb } from './kubernetes/disruption.js';
import * as workloads from './kubernetes/workloads.js';
import { fields, number, object, plain, text } from './read.js';

function intOrPercent(value: Json | undefined): IntOrPercent | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** Undefined for a Deployment, or a budget. */
function kindOf(vector: JsonObject) {
  return (['DaemonSet', 'StatefulSet'] as const).find((kind) => kind === text(vector, 'kind'));
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
    const written = (field: string) => intOrPercent(vector[field]);
    const update = { maxSurge: written('maxSurge'), maxUnavailable: written('maxUnavailable') };
    const posts = limits.resolveFenceposts(update, number(vector, 'replicas'));
    const known = limits.rollingLimits(update, number(vector, 'replicas'));
    if (!posts || !known) return exactly(object(vector, 'expect'), { error: true });
    const { maxUnavailable: effectiveMaxUnavailable, minAvailable, maxTotal } = known;
    return exactly(object(vector, 'expect'), { ...posts, effectiveMaxUnavailable, minAvailable, maxTotal });
  },
  /** `kind`, `field`, `value`, `total` -> `count` or `desiredHealthy`. */
  'workload-budgets': (vector) => {
    const value = intOrPercent(vector['value']) ?? 0;
    const [kind, total] = [kindOf(vector), number(vector, 'total')];
    const field = text(vector, 'field') === 'minAvailable' ? 'minAvailable' : 'maxUnavailable';
    const counts = { DaemonSet: limits.daemonSetNodes, StatefulSet: limits.statefulSetMaxUnavailable };
    const actual = kind
      ? { count: counts[kind](value, total) }
      : { desiredHealthy: limits.desiredHealthy({ field, value }, total) };
    return exactly(object(vector, 'expect'), actual);
  },
  /** `kind`, `strategy` or `rollingUpdate` -> `valid`, and `reasons` as field:code in the API's order. */
  validation: (vector) => {
    const [kind, rollingUpdate] = [kindOf(vector), object(vector, 'rollingUpdate')];
    const violations = kind
      ? checkStrategy(kind, { type: 'RollingUpdate', rollingUpdate })
      : checkStrategy('Deployment', object(vector, 'strategy'));
    const reasons = violations.map(({ path, rule }) => `${String(path.at(-1))}:${rule}`);
    const valid = reasons.length === 0;
    return exactly(object(vector, 'expect'), plain(valid ? { valid } : { valid, reasons }));
  },
  'deployment-rounds': workloads.checkDeploymentRounds,
  'proportional-scale': workloads.checkProportionalScale,
  'daemonset-rounds': workloads.checkDaemonSetRounds,
  'statefulset-rounds': workloads.checkStatefulSetRounds,
  pdb: checkPdb,
  drain: checkDrain,
};
