import { goDurationMs } from '../../../manifest/go-duration.js';
import { listing } from '../../../manifest/listing.js';
import type { Json, JsonObject, Manifest } from '../../../manifest/manifest.js';
import type { LabelSelector } from '../../../manifest/selector.js';
import { compileSelector, selects } from '../../../manifest/selector.js';
import { visible } from '../../../manifest/visible.js';
import { podsToDrain } from '../../system.js';

/** What a Plan asks of `kubectl drain`. */
export interface DrainSpec {
  readonly disableEviction: boolean;
  readonly hasTimeout: boolean;
  readonly force: boolean;
  readonly ignoresDaemonSets: boolean;
  /** Pods that it may take; null: all. One that does not compile makes the Plan not valid. */
  readonly selector: LabelSelector | null;
  /** Why no drain of the Plan ever succeeds; null where nothing is in its way. */
  readonly neverWorks: (DrainFault & { readonly path: readonly string[] }) | null;
}

/** Why a drain fails whenever it is tried, as a clause, and what mends it. */
interface DrainFault {
  readonly says: string;
  readonly fix: string;
}

/** By the name of the node. */
export type FailingDrains = ReadonlyMap<string, DrainFault>;

/** Pods of the controller's own Jobs are never asked for. Source: pkg/upgrade/job/job.go, New. */
const OWN_PODS = 'upgrade.cattle.io/controller';

/** Reads `spec.drain`. Source: rancher/system-upgrade-controller, pkg/upgrade/job/job.go, New, at d357e230. */
export function readDrain(drain: JsonObject): DrainSpec {
  const compiled = drain['podSelector'] === undefined ? null : compileSelector(drain['podSelector']);
  return {
    disableEviction: drain['disableEviction'] === true,
    hasTimeout: drain['timeout'] !== undefined,
    force: drain['force'] === true,
    ignoresDaemonSets: drain['ignoreDaemonSets'] !== false,
    selector: compiled && 'selector' in compiled ? compiled.selector : null,
    neverWorks: brokenTimeout(drain['timeout']),
  };
}

/** A number is nanoseconds, and a text has to have a unit for kubectl to take it. */
function brokenTimeout(timeout: Json | undefined): DrainSpec['neverWorks'] {
  const fault = (says: string): DrainSpec['neverWorks'] => ({
    path: ['drain', 'timeout'],
    says,
    fix: 'Write it with a unit and in quotes: timeout: "60s".',
  });
  if (typeof timeout === 'number' && timeout > 0)
    return fault(`drain.timeout: ${timeout} is ${timeout} nanoseconds, over before a drain begins`);
  if (typeof timeout === 'string' && goDurationMs(timeout) === null)
    return fault(`drain.timeout: "${visible(timeout)}" has no unit that kubectl reads, which refuses it`);
  return null;
}

/** Pods on one node that a drain does not go past. */
interface Stopping {
  readonly unowned: readonly string[];
  readonly daemons: readonly string[];
}

/**
 * Nodes of which `kubectl drain` gives up before it evicts anything, because of pods that are there now: without `force` those that
 * no controller owns, without `ignoreDaemonSets` those of a DaemonSet. Source: k8s.io/kubectl pkg/drain/filters.go.
 */
export function failingDrains(drain: DrainSpec | null, objects: readonly Manifest[]): FailingDrains {
  const found = new Map<string, Stopping>();
  if (drain === null || (drain.force && drain.ignoresDaemonSets)) return new Map();
  for (const { name, node, labels, ownerKind } of podsToDrain(objects)) {
    const isAsked =
      labels[OWN_PODS] === undefined && (drain.selector === null || selects(drain.selector, labels));
    const stops = ownerKind === null ? !drain.force : ownerKind === 'DaemonSet' && !drain.ignoresDaemonSets;
    if (!isAsked || !stops) continue;
    const { unowned, daemons } = found.get(node) ?? { unowned: [], daemons: [] };
    const pod = visible(name);
    found.set(
      node,
      ownerKind === null ? { daemons, unowned: [...unowned, pod] } : { unowned, daemons: [...daemons, pod] },
    );
  }
  return new Map([...found].map(([node, stopping]) => [node, faultOf(stopping)]));
}

function faultOf({ unowned, daemons }: Stopping): DrainFault {
  return unowned.length > 0
    ? {
        says: `kubectl drain gives up on ${listing([...unowned].sort())}, which no controller owns, as drain.force is not true`,
        fix: 'Move or delete these pods before the merge, or set drain.force: true, which deletes pods that nothing makes again.',
      }
    : {
        says: `kubectl drain gives up on ${listing([...daemons].sort())} of a DaemonSet, as drain.ignoreDaemonSets is false`,
        fix: 'Leave drain.ignoreDaemonSets out: it is true by default.',
      };
}
