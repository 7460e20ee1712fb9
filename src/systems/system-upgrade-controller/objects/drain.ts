import { goDurationMs } from '../../../manifest/quantity.js';
import type { Json, JsonObject, Manifest } from '../../../manifest/manifest.js';
import { compileSelector, type LabelSelector, selects } from '../../../manifest/selector.js';
import { code, list, literal, name, type Text, text } from '../../../text/text.js';
import { type DrainedPod, type Fix, fix, podsToDrain } from '../../system.js';
import type { Dialect } from '../options.js';

const SECOND_NS = 1e9;

/** What a Plan asks of `kubectl drain`. */
export interface DrainSpec {
  readonly disableEviction: boolean;
  readonly hasTimeout: boolean;
  readonly force: boolean;
  readonly ignoresDaemonSets: boolean;
  /** Pods with an emptyDir are deleted with what is in it. */
  readonly deletesEmptyDirs: boolean;
  /** What every pod gets to stop, whatever it asks for; null: what it asks for. */
  readonly graceMs: number | null;
  /** Pods that have been going for some time are no longer waited for. */
  readonly skipsLongDeletes: boolean;
  /** Pods that it may take; null: all. One that does not compile makes the Plan not valid. */
  readonly selector: LabelSelector | null;
  /** Why no drain of the Plan ever succeeds; null: nothing blocks it. */
  readonly neverWorks: (DrainFault & { readonly path: readonly string[] }) | null;
}

/** Why a drain fails whenever it is tried. */
interface DrainFault {
  /** A clause. */
  readonly why: Text;
  readonly fix: Fix;
}

/** Pods of the controller's own Jobs are left out. Source: pkg/upgrade/job/job.go, New. */
const OWN_PODS = 'upgrade.cattle.io/controller';

/** Reads `spec.drain`. Source: rancher/system-upgrade-controller, pkg/upgrade/job/job.go, New, at d357e230. */
export function readDrain(drain: JsonObject, { hasWideTimeouts }: Dialect): DrainSpec {
  const { timeout } = drain;
  // Up to 0.16.2 the only way to write 60 s was 60000000000.
  const isWide = hasWideTimeouts && typeof timeout === 'number' && timeout >= SECOND_NS;
  const skip = drain['skipWaitForDeleteTimeout'];
  const compiled = drain['podSelector'] === undefined ? null : compileSelector(drain['podSelector']);
  return {
    disableEviction: drain['disableEviction'] === true,
    hasTimeout: drain['timeout'] !== undefined,
    force: drain['force'] === true,
    ignoresDaemonSets: drain['ignoreDaemonSets'] !== false,
    deletesEmptyDirs: drain['deleteLocalData'] !== false && drain['deleteEmptydirData'] !== false,
    graceMs: graceOf(drain['gracePeriod']),
    skipsLongDeletes: typeof skip === 'number' && skip > 0,
    selector: compiled && 'selector' in compiled ? compiled.selector : null,
    neverWorks: isWide ? null : brokenTimeout(timeout),
  };
}

/** Below 0 is what each pod asks for. Source: k8s.io/kubectl pkg/drain, Helper.GracePeriodSeconds. */
function graceOf(seconds: Json | undefined): number | null {
  return typeof seconds === 'number' && seconds >= 0 ? seconds * 1000 : null;
}

/** A number is nanoseconds, and a text has to have a unit for kubectl to take it. */
function brokenTimeout(timeout: Json | undefined): DrainSpec['neverWorks'] {
  const fault = (why: Text): DrainSpec['neverWorks'] => ({
    path: ['drain', 'timeout'],
    why,
    fix: fix`Write it with a unit and in quotes: ${code('timeout: "60s"')}.`,
  });
  if (typeof timeout === 'number' && timeout > 0)
    return fault(
      text`${code(`drain.timeout: ${timeout}`)} is ${timeout} nanoseconds, over before a drain begins`,
    );
  if (typeof timeout === 'string' && goDurationMs(timeout) === null)
    return fault(text`${code(`drain.timeout: "${timeout}"`)} has no unit, and kubectl refuses it`);
  return null;
}

/** Why `kubectl drain` gives up on a pod, in the order in which one is reported. */
const STOPS = {
  unowned: {
    which: ', which no controller owns, as drain.force is not true',
    fix: fix`Move or delete these pods before the merge, or set ${code('drain.force: true')}, which deletes pods that nothing recreates.`,
  },
  daemon: {
    which: ' of a DaemonSet, as drain.ignoreDaemonSets is false',
    fix: fix`Leave ${code('drain.ignoreDaemonSets')} out: it is true by default.`,
  },
  emptyDir: {
    which: ' with an emptyDir volume, as the drain may not delete its contents',
    fix: fix`Leave ${code('drain.deleteEmptydirData')} and ${code('drain.deleteLocalData')} out: both are true by default, and the contents of the volume are lost.`,
  },
} as const;

type Stop = keyof typeof STOPS;

/** The pods that `kubectl drain` of a Plan looks at, those that it leaves in place as well. */
function podsAsked({ selector }: DrainSpec, objects: readonly Manifest[]): DrainedPod[] {
  return podsToDrain(objects).filter(
    ({ labels }) => labels[OWN_PODS] === undefined && (selector === null || selects(selector, labels)),
  );
}

/**
 * Nodes of which `kubectl drain` gives up before it evicts anything, because of pods that are there now. Source: k8s.io/kubectl
 * pkg/drain/filters.go; pkg/upgrade/job/job.go, New.
 */
export function failingDrains(
  drain: DrainSpec | null,
  objects: readonly Manifest[],
): ReadonlyMap<string, DrainFault> {
  if (drain === null || (drain.force && drain.ignoresDaemonSets && drain.deletesEmptyDirs)) return new Map();
  const found = new Map<string, Map<Stop, string[]>>();
  for (const pod of podsAsked(drain, objects)) {
    const stop = stopOf(pod, drain);
    if (stop === null) continue;
    const onNode = found.get(pod.node) ?? new Map<Stop, string[]>();
    onNode.set(stop, [...(onNode.get(stop) ?? []), pod.name]);
    found.set(pod.node, onNode);
  }
  return new Map([...found].flatMap(([node, stopping]) => faultOf(stopping).map((fault) => [node, fault])));
}

/** Daemon pods that are ignored, and static pods, are passed before anything else is asked of them. */
function stopOf({ ownerKind, hasEmptyDir }: DrainedPod, drain: DrainSpec): Stop | null {
  if (ownerKind === 'DaemonSet') return drain.ignoresDaemonSets ? null : 'daemon';
  if (ownerKind === 'Node') return null;
  if (ownerKind === null && !drain.force) return 'unowned';
  return hasEmptyDir && !drain.deletesEmptyDirs ? 'emptyDir' : null;
}

function faultOf(stopping: ReadonlyMap<Stop, readonly string[]>): DrainFault[] {
  const stop = (Object.keys(STOPS) as Stop[]).find((one) => stopping.has(one));
  if (stop === undefined) return [];
  const pods = [...(stopping.get(stop) ?? [])].sort().map((pod) => name('object', pod));
  const { which, fix: remedy } = STOPS[stop];
  return [{ why: text`kubectl drain gives up on ${list(pods)}${literal(which)}`, fix: remedy }];
}
