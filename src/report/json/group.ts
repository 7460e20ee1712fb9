import { formatInstant } from '../../text/instant-text.js';
import type { PlannedExpiries } from '../../plan/measure/expiries.js';
import type { Batch, PlannedGroup } from '../../plan/model.js';
import { toPlain } from '../../text/render.js';
import { type AllowedSpan, factOf, fixText, type Pause, type PolicyRef } from '../../systems/system.js';
import { instantOrNull } from '../words.js';
import { fieldsOf } from './fields.js';

/** A group as the contract writes it, then what fleetplan adds; what means nothing for it is undefined, and absent in the text. */
export function groupJson(group: PlannedGroup): object {
  const { inFlight, ifNext, expiries } = group;
  const [stage, resting] = [factOf(group, 'stage'), factOf(group, 'resting')];
  return {
    ...fieldsOf(group, 'name', 'unit', 'matched', 'targets'),
    ceiling: fieldsOf(group.ceiling, 'declared', 'enforced'),
    allowed: group.allowed.map(spanJson),
    strategy: group.strategy,
    batches: group.batches.map(batchJson),
    ...fieldsOf(group, 'peakAtOnce', 'peakPercent', 'worstLoss', 'stops'),
    start: instantOrNull(group.start),
    finish: instantOrNull(group.finish),
    outcome: group.outcome,
    why: toPlain(group.why),
    inFlight: inFlight && { targets: inFlight.targets, end: instantOrNull(inFlight.end) },
    ifNext: ifNext && {
      policies: ifNext.policies.map(refJson),
      outcome: ifNext.outcome,
      why: toPlain(ifNext.why),
    },
    outBefore: group.outBefore,
    blocked: group.blocked.map(({ target, why }) => ({ target, why: toPlain(why) })),
    brakes: group.brakes,
    domains: group.domains.map((one) => fieldsOf(one, 'key', 'value', 'matched', 'peakAtOnce', 'batch')),
    ...fieldsOf(group, 'selected', 'lostTo', 'carriedOver'),
    availability: factOf(group, 'availability'),
    pauses: stage?.pauses?.map(pauseJson),
    awaitsPerson: stage?.awaitsPerson,
    byAge: expiries && expiriesJson(expiries),
    rolls: refJson(group.rolls),
    declaredIn: refJson(group.declaredIn),
    production: group.production,
    fix: group.fix ? toPlain(fixText(group.fix)) : undefined,
    extremes: group.extremes ?? undefined,
    bake: factOf(group, 'bake'),
    resting: resting && { ...resting, says: toPlain(resting.says) },
  };
}

function pauseJson({ kind, ms, guards }: Pause): object {
  return { kind, seconds: ms === null ? null : ms / 1000, holdsBack: guards };
}

/** What expires: in the dry rollout in clusters, after it only how many are known to and when the first does. */
function expiriesJson({ expired, clusters, later, followedTo }: PlannedExpiries): object {
  return {
    targets: expired.length,
    clusters: clusters.map((cluster) => ({
      from: formatInstant(cluster.from),
      to: formatInstant(cluster.to),
      targets: cluster.expired,
      out: cluster.worst.out,
      limit: cluster.worst.limit,
      at: formatInstant(cluster.worst.at),
    })),
    later: { targets: later.length, first: instantOrNull(later[0]?.at ?? null) },
    followedTo: instantOrNull(followedTo),
  };
}

function spanJson(span: AllowedSpan): object {
  return {
    reason: span.reason,
    from: formatInstant(span.from),
    to: formatInstant(span.to),
    ...fieldsOf(span, 'limit', 'remaining'),
  };
}

function batchJson(batch: Batch): object {
  return {
    ...fieldsOf(batch, 'index', 'size', 'targets'),
    start: formatInstant(batch.start),
    end: instantOrNull(batch.end),
    ...fieldsOf(batch, 'succeeded', 'failed'),
  };
}

/** Which object, in the order of the contract's finding. */
export function refJson(ref: PolicyRef): object {
  return fieldsOf(ref, 'system', 'kind', 'namespace', 'name');
}
