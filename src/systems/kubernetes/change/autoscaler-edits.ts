import { fieldAt, itemsIn, numberIn, textIn } from '../../../manifest/fields.js';
import type { Json, Manifest } from '../../../manifest/manifest.js';
import { counted } from '../../../manifest/words/plural.js';
import { approximately, parseQuantity } from '../../../manifest/values/quantity.js';
import { titleOf, visible } from '../../../manifest/words/visible.js';
import { type FilesBeside, type Unshown, told } from '../../system.js';
import { mostOf, refusedBounds, scalersOf } from '../objects/autoscalers.js';
import type { PlannedWorkload } from '../simulation/workload.js';

/**
 * What an edit of an autoscaler does to the pods of its workload beside its bounds, which `floorLowered` and the number of replicas tell:
 * it wants fewer at the same load, takes them away faster, or scales this workload no more.
 */
export function autoscalerEdits(
  workload: Manifest,
  { targets, scaledBy }: Pick<PlannedWorkload, 'targets' | 'scaledBy'>,
  { neighbours = [], neighboursBefore = [] }: FilesBeside,
): Unshown[] {
  const [was, is] = [scalersOf(workload, neighboursBefore), scalersOf(workload, neighbours)];
  const [first] = was;
  const refused = is.flatMap(
    (after) =>
      refusedEdit(
        after,
        was.find(({ kind, name }) => kind === after.kind && name === after.name),
      ) ?? [],
  );
  if (refused.length > 0) return refused;
  if (!first) return [];
  if (is.length === 0) return told([scaledBy ? null : leftAlone(workload, first, targets.length)]);
  return was.flatMap((before) => {
    const after = is.find(({ kind, name }) => kind === before.kind && name === before.name);
    return after
      ? told([fewerWanted(before, after, targets.length), faster(before, after, targets.length)])
      : [];
  });
}

function refusedEdit(after: Manifest, before: Manifest | undefined): Unshown | null {
  const refused = refusedBounds(after);
  if (refused === null || (before && refusedBounds(before) !== null)) return null;
  return {
    subject: 'refused-autoscaler',
    says: `${titleOf(after)} is refused: ${refused.why}. The cluster keeps the one that it has, which the numbers are of, and what else is applied in the same go may stop there.`,
    fix: refused.fix,
    grade: 'error',
    place: after.placeOf(['spec']),
  };
}

function leftAlone(workload: Manifest, before: Manifest, replicas: number): Unshown | null {
  const most = mostOf(before);
  if (replicas >= most) return null;
  return {
    subject: 'no-autoscaler',
    says: `${titleOf(before)} scales it no more: it keeps its ${counted(replicas, 'replica')} however the load grows.`,
    fix: `Keep scaleTargetRef as it is${Number.isFinite(most) ? `, or set replicas: ${most}, the most that it could ask for` : ''}.`,
    place: workload.place,
  };
}

/** Within this share of its target an autoscaler does nothing. Source: kubernetes, pkg/controller/podautoscaler, defaultTestingTolerance 0.1. */
const TOLERANCE = 0.1;

/**
 * Source: kubernetes.io, Horizontal Pod Autoscaling, "Algorithm details": replicas times the measured value through its target, rounded
 * up, and of several metrics the one that asks for most. That each is at its target now is an assumption.
 */
function fewerWanted(before: Manifest, after: Manifest, now: number): Unshown | null {
  const [was, is] = [before, after].map(targetsOf);
  const raised = [...(is ?? [])].flatMap(([metric, value]) => {
    const then = was?.get(metric) ?? value;
    return value > then * (1 + TOLERANCE) ? [{ metric, then, value }] : [];
  });
  const kept = [...(is ?? [])].map(([metric, value]) =>
    Math.ceil((now * (was?.get(metric) ?? value)) / value),
  );
  const fewest = numberIn(after.object['spec'], 'minReplicas') ?? 1;
  const wanted = Math.max(fewest, ...kept);
  const [first] = raised;
  if (!first || wanted >= now) return null;
  return {
    subject: 'fewer-replicas-wanted',
    says: `${titleOf(after)} aims at ${first.value} of ${visible(first.metric)} where it was ${first.then}: if its pods are at the target of before, ${wanted} of ${now} are enough from the merge on, and it takes ${counted(now - wanted, 'pod')} away, whatever a disruption budget and the limits of the rolling update say.`,
    fix: `Raise the target in steps, to ${stepFrom(first.then)} first.`,
    place: after.placeOf(['spec', 'metrics']),
  };
}

/** The target of each metric by what it measures: `cpu averageUtilization`. */
function targetsOf({ object }: Manifest): ReadonlyMap<string, number> {
  const metrics = itemsIn(object['spec'], 'metrics').flatMap((metric): [string, number][] => {
    const source = Object.entries(typeof metric === 'object' && metric !== null ? metric : {}).find(
      ([, value]) => fieldAt(value, 'target') !== undefined,
    )?.[1];
    const name = textIn(source, 'name') ?? textIn(fieldAt(source, 'metric'), 'name') ?? '';
    return ['averageUtilization', 'averageValue', 'value'].flatMap((field): [string, number][] => {
      const value = amountOf(fieldAt(source, 'target', field));
      return value === null || value <= 0 ? [] : [[`${name} ${field}`, value]];
    });
  });
  return new Map(metrics);
}

function amountOf(written: Json | undefined): number | null {
  if (typeof written === 'number') return written;
  const quantity = typeof written === 'string' ? parseQuantity(written) : null;
  return quantity && approximately(quantity);
}

/** As far as the autoscaler's own tolerance reaches: nothing is taken away for that. */
function stepFrom(target: number): number {
  const most = target * (1 + TOLERANCE);
  return most < 10 ? most : Math.floor(most);
}

const DEFAULT_WAIT_SECONDS = 300;
const MINUTE_SECONDS = 60;

/** How an autoscaler takes pods away. */
interface Descent {
  readonly waitSeconds: number;
  /** The most pods that may go in a minute. */
  readonly podsAMinute: number;
}

function faster(before: Manifest, after: Manifest, now: number): Unshown | null {
  const [was, is] = [descentOf(before, now), descentOf(after, now)];
  const isFaster = is.podsAMinute >= 2 * was.podsAMinute && is.podsAMinute > 1;
  const isSooner = is.podsAMinute > 0 && is.waitSeconds * 2 < was.waitSeconds;
  if (!isFaster && !isSooner) return null;
  const how = ({ podsAMinute, waitSeconds }: Descent): string =>
    podsAMinute === 0
      ? 'none'
      : `${counted(podsAMinute, 'pod')} a minute once ${waitSeconds} s of load want fewer`;
  return {
    subject: 'faster-descent',
    says: `${titleOf(after)} may take away ${how(is)}, where it was ${how(was)}: a dip of the load takes pods that the next minute needs, and no disruption budget holds that back.`,
    fix: 'Keep behavior.scaleDown as it is, or loosen it in steps.',
    place: after.placeOf(['spec', 'behavior']),
  };
}

/** Source: kubernetes, pkg/apis/autoscaling/v2/defaults.go: all of them in 15 s, 300 s after the highest wish; of several policies the one that takes most. */
function descentOf({ object, kind }: Manifest, now: number): Descent {
  const behavior =
    kind === 'ScaledObject' ? ['advanced', 'horizontalPodAutoscalerConfig', 'behavior'] : ['behavior'];
  const down = fieldAt(object['spec'], ...behavior, 'scaleDown');
  const select = textIn(down, 'selectPolicy') ?? 'Max';
  const rates = itemsIn(down, 'policies').map((policy) => {
    const value = numberIn(policy, 'value') ?? 0;
    const pods = textIn(policy, 'type') === 'Percent' ? Math.ceil((now * value) / 100) : value;
    return Math.min(
      now,
      Math.ceil((pods * MINUTE_SECONDS) / (numberIn(policy, 'periodSeconds') ?? MINUTE_SECONDS)),
    );
  });
  const most = select === 'Min' ? Math.min(...rates) : Math.max(...rates);
  return {
    waitSeconds: numberIn(down, 'stabilizationWindowSeconds') ?? DEFAULT_WAIT_SECONDS,
    podsAMinute: select === 'Disabled' ? 0 : rates.length === 0 ? now : most,
  };
}
