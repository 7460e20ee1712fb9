import { canonicalJson } from '../../../manifest/canonical.js';
import { spanText } from '../../../calendar/week.js';
import { field, objectIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { counted, verb } from '../../../manifest/plural.js';
import { told, type Unshown } from '../../system.js';
import { type PlanSpec, readPlan } from '../objects/plan.js';
import type { Reach } from '../simulation/reach.js';
import type { SidePlan } from '../side.js';

/**
 * What the Jobs of a Plan do otherwise after an edit that is in no hash: no Job starts by it, and no batch, node or number is another
 * one. Source: rancher/system-upgrade-controller, pkg/upgrade/job/job.go, New, at d357e230.
 */
export function otherWork(plan: SidePlan, reach: Reach): Unshown[] {
  const { before, object } = plan;
  if (before === null || object === null) return told([]);
  const was = readPlan(before);
  return told([
    withoutPrepare(plan, was),
    withoutExclusive(plan, was),
    ...roughDrain(plan, was),
    ...partialDrain(plan, before, object),
    otherForDue(plan, before, object, reach),
  ]);
}

function withoutPrepare({ spec, manifest }: SidePlan, was: PlanSpec): Unshown | null {
  if (!was.prepares || spec.prepares) return null;
  const waited =
    was.waitsFor === null
      ? 'what it made sure of before a node was touched, nobody does'
      : `its nodes wait for Plan ${was.waitsFor} no more, and may come to a version before the control plane has it`;
  return {
    subject: 'prepare-removed',
    says: `prepare is taken away: ${waited}.`,
    fix: 'Keep prepare.',
    place: manifest.placeOf(['spec']),
    ofRollout: true,
  };
}

/** Source: pkg/upgrade/job/job.go, New: anti-affinity between the pods of exclusive Plans, on each node by itself. */
function withoutExclusive({ spec, manifest }: SidePlan, was: PlanSpec): Unshown | null {
  if (!was.exclusive || spec.exclusive) return null;
  return {
    subject: 'exclusive-removed',
    says: 'exclusive is taken away: its Job and that of another Plan may be at work on one node at the same time, and the first one that is done uncordons it under the other.',
    fix: 'Keep exclusive: true.',
    place: manifest.placeOf(['spec']),
    ofRollout: true,
  };
}

/** Source: k8s.io/kubectl pkg/drain/filters.go, unreplicatedFilter; Helper.GracePeriodSeconds. */
function roughDrain({ spec: { drain }, manifest }: SidePlan, was: PlanSpec): Unshown[] {
  if (drain === null || was.drain === null) return [];
  const forced: Unshown[] =
    drain.force && !was.drain.force
      ? [
          {
            subject: 'drain-forced',
            says: 'drain.force is true from now on: a pod that no controller owns, at which the drain gave up before, is deleted, and nothing makes it again.',
            fix: 'Leave drain.force out, and move such pods before the upgrade.',
            place: manifest.placeOf(['spec', 'drain', 'force']),
            ofRollout: true,
          },
        ]
      : [];
  const { graceMs } = drain;
  const isShorter = graceMs !== null && (was.drain.graceMs === null || was.drain.graceMs > graceMs);
  // What a pod gets that asks for nothing.
  if (!isShorter || graceMs >= 30_000) return forced;
  return [
    ...forced,
    {
      subject: 'drain-grace',
      says: `drain.gracePeriod gives every pod ${graceMs === 0 ? 'no time' : spanText(graceMs)} to stop from now on, whatever it asks for: what it has not finished by then is lost.`,
      fix: 'Leave drain.gracePeriod out: each pod then gets what its terminationGracePeriodSeconds says.',
      place: manifest.placeOf(['spec', 'drain', 'gracePeriod']),
      ofRollout: true,
    },
  ];
}

/** Source: k8s.io/kubectl pkg/drain, Helper.GetPodsForDeletion: pods that the selector does not take are left as they are. */
function partialDrain({ spec, manifest }: SidePlan, before: JsonObject, object: JsonObject): Unshown[] {
  const [now, was] = [object, before].map((of) => {
    const drain = objectIn(objectIn(of, 'spec'), 'drain');
    return drain && canonicalJson(field(drain, 'podSelector') ?? null);
  });
  if (spec.drain === null || was === null || now === was || now === 'null') return [];
  return [
    {
      subject: 'partial-drain',
      says: 'drain.podSelector is another one: a pod that it does not take stays on its node while that is upgraded, and is stopped by what the upgrade restarts, with no disruption budget asked.',
      fix: 'Leave drain.podSelector out, unless the pods that it leaves alone may be stopped at any time.',
      place: manifest.placeOf(['spec', 'drain', 'podSelector']),
      ofRollout: true,
    },
  ];
}

const WORK = ['upgrade', 'prepare'] as const;

/** Of nodes that are finished the rule of the traps tells. */
function otherForDue(
  { isOtherWork, isHashChanged, manifest }: SidePlan,
  before: JsonObject,
  object: JsonObject,
  { due, isAssumed }: Reach,
): Unshown | null {
  const { length } = due;
  // Where all are finished, those that the numbers take for due are not.
  if (!isOtherWork || isHashChanged || isAssumed || length === 0) return null;
  const textOf = (of: JsonObject, name: string): string =>
    canonicalJson(field(objectIn(of, 'spec') ?? {}, name) ?? null);
  const edited = WORK.filter((name) => textOf(before, name) !== textOf(object, name));
  const [first] = edited.filter((name) => objectIn(objectIn(object, 'spec'), name) !== null);
  if (first === undefined) return null;
  return {
    subject: 'other work',
    says: `${counted(length, 'node')} that ${verb(length, 'is', 'are')} due ${verb(length, 'runs', 'run')} what the edit says (${edited.join(' and ')}), with all rights on the node: which image and which commands those are no number here tells.`,
    fix: 'See that it is the image and the commands that were tried on one node.',
    place: manifest.placeOf(['spec', first]),
    ofRollout: true,
  };
}
