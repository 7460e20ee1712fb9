import { canonicalJson } from '../../../manifest/values/canonical.js';
import { spanText } from '../../../calendar/week.js';
import { field, fieldAt, objectIn, textIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Unshown } from '../../system.js';
import { type PlanSpec, readPlan } from '../objects/plan.js';
import type { Reach } from '../simulation/reach.js';
import type { SidePlan } from '../side.js';

/** What a Plan is before and after an edit. */
interface Edited {
  readonly was: PlanSpec;
  readonly is: PlanSpec;
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** Something that an edit makes otherwise. */
interface Edit extends Pick<Unshown, 'subject' | 'fix' | 'grade'> {
  readonly isIt: (edited: Edited) => boolean;
  readonly says: string | ((edited: Edited) => string);
  /** Below `spec`. */
  readonly at: readonly string[];
}

/** What a pod gets that asks for nothing. */
const USUAL_MS = 30_000;

/**
 * What the Jobs of a Plan, and their drains, do otherwise after an edit that is in no hash: no Job starts by it, and no batch, node or
 * number is another one. Source: rancher/system-upgrade-controller, pkg/upgrade/job/job.go, New, at d357e230 (the anti-affinity of
 * exclusive Plans is on each node by itself); k8s.io/kubectl pkg/drain, unreplicatedFilter, Helper.GracePeriodSeconds and
 * GetPodsForDeletion, which leaves pods that the selector does not take as they are.
 */
const EDITS: readonly Edit[] = [
  {
    subject: 'drain-removed',
    isIt: ({ was, is }) => was.drain !== null && is.drain === null,
    says: ({ is }) =>
      `its drain is taken away: a node is upgraded with its pods on it${is.cordons ? ', cordoned and not drained' : ', and not even cordoned'}; what the upgrade restarts stops them, and no disruption budget is asked.`,
    fix: 'Keep drain, unless the upgrade leaves the pods of a node running.',
    at: [],
  },
  {
    subject: 'cordon-removed',
    isIt: ({ was, is }) => was.drain === null && was.cordons && !is.cordons,
    says: 'cordon is taken away: new pods come to a node while it is upgraded.',
    fix: 'Keep cordon: true.',
    at: [],
  },
  {
    subject: 'drain-added',
    isIt: ({ was, is }) => was.drain === null && is.drain !== null,
    says: "each node is drained from now on before it is upgraded: all of its pods that are no DaemonSet's are evicted, which they were not before.",
    fix: 'See that disruption budgets hold back what must not go, and that each of them lets a pod go.',
    at: ['drain'],
    grade: 'info',
  },
  {
    subject: 'prepare-removed',
    isIt: ({ was, is }) => was.prepares && !is.prepares,
    says: ({ was }) =>
      `prepare is taken away: ${was.waitsFor === null ? 'what it made sure of before a node was touched, nobody does' : `its nodes wait for Plan ${was.waitsFor} no more, and may come to a version before the control plane has it`}.`,
    fix: 'Keep prepare.',
    at: [],
  },
  {
    subject: 'exclusive-removed',
    isIt: ({ was, is }) => was.exclusive && !is.exclusive,
    says: 'exclusive is taken away: its Job and that of another Plan may be at work on one node at the same time, and the first one that is done uncordons it under the other.',
    fix: 'Keep exclusive: true.',
    at: [],
  },
  {
    subject: 'drain-forced',
    isIt: ({ was, is }) => was.drain?.force === false && is.drain?.force === true,
    says: 'drain.force is true from now on: a pod that no controller owns, at which the drain gave up before, is deleted, and nothing makes it again.',
    fix: 'Leave drain.force out, and move such pods before the upgrade.',
    at: ['drain', 'force'],
  },
  {
    subject: 'drain-grace',
    isIt: ({ was, is }) => was.drain !== null && graceIn(is) < Math.min(graceIn(was), USUAL_MS),
    says: ({ is }) =>
      `drain.gracePeriod gives every pod ${graceIn(is) === 0 ? 'no time' : spanText(graceIn(is))} to stop from now on, whatever it asks for: what it has not finished by then is lost.`,
    fix: 'Leave drain.gracePeriod out: each pod then gets what its terminationGracePeriodSeconds says.',
    at: ['drain', 'gracePeriod'],
  },
  {
    subject: 'partial-drain',
    isIt: ({ was, is, before, after }) =>
      was.drain !== null &&
      is.drain !== null &&
      selectorIn(after) !== 'null' &&
      selectorIn(after) !== selectorIn(before),
    says: 'drain.podSelector is another one: a pod that it does not take stays on its node while that is upgraded, and is stopped by what the upgrade restarts, with no disruption budget asked.',
    fix: 'Leave drain.podSelector out, unless the pods that it leaves alone may be stopped at any time.',
    at: ['drain', 'podSelector'],
  },
];

/** Infinity: what each pod asks for. */
function graceIn({ drain }: PlanSpec): number {
  return drain?.graceMs ?? Infinity;
}

function selectorIn(object: JsonObject): string {
  return canonicalJson(fieldAt(object, 'spec', 'drain', 'podSelector') ?? null);
}

/** What an edit makes otherwise of what begins later. */
export function editsOf(plan: SidePlan, reach: Reach): (Unshown | null)[] {
  const { before, object: after, manifest } = plan;
  if (before === null || after === null) return [];
  const edited = { was: readPlan(before), is: plan.spec, before, after };
  return [
    ...EDITS.filter(({ isIt }) => isIt(edited)).map(({ subject, says, fix, at, grade }) => ({
      ...{ subject, fix, ...(grade ? { grade } : {}) },
      says: typeof says === 'string' ? says : says(edited),
      place: manifest.placeOf(['spec', ...at]),
      ofRollout: true,
    })),
    otherForDue(plan, edited, reach),
    keptTag(plan, edited),
  ];
}

/** Images of which the tag is the version that they install, whatever the Plan says. */
const BY_TAG = /(?:^|\/)(?:k3s|rke2)-upgrade:/;

/**
 * The version is the tag of an image that has none; one that is written stays. Source: rancher/system-upgrade-controller, pkg/upgrade/job/job.go
 * and pkg/upgrade/container, WithImageTag; k3s-io/k3s-upgrade, scripts/upgrade.sh.
 */
function keptTag({ manifest }: SidePlan, { before, after }: Edited): Unshown | null {
  const [version, versionBefore] = [after, before].map((of) => textIn(objectIn(of, 'spec'), 'version'));
  if (!version || !versionBefore || version === versionBefore) return null;
  const imageIn = (of: JsonObject): string =>
    textIn(objectIn(objectIn(of, 'spec'), 'upgrade'), 'image') ?? '';
  const image = imageIn(after);
  const tag = /:([\w.-]+)$/.exec(image)?.[1];
  const [own, earlier] = [version, versionBefore].map((one) => one.replaceAll('+', '-'));
  if (tag === undefined || tag === own || image !== imageIn(before)) return null;
  if (tag !== earlier && !BY_TAG.test(image)) return null;
  return {
    subject: 'kept-tag',
    says: `upgrade.image keeps the tag ${visible(tag)}, while version goes from ${visible(versionBefore)} to ${visible(version)}: each Job runs the image as it is written, and its node counts as upgraded to ${visible(version)} with what that image installs.`,
    fix: `Write upgrade.image: ${visible(image.slice(0, -tag.length - 1))} without a tag: it gets that of the version.`,
    place: manifest.placeOf(['spec', 'upgrade', 'image']),
    ofRollout: true,
  };
}

const WORK = ['upgrade', 'prepare'] as const;

/** Of nodes that are finished the rule of the traps tells. */
function otherForDue(
  { isOtherWork, isHashChanged, manifest }: SidePlan,
  { before, after }: Edited,
  { due, isAssumed }: Reach,
): Unshown | null {
  const { length } = due;
  // Where all are finished, those that the numbers take for due are not.
  if (!isOtherWork || isHashChanged || isAssumed || length === 0) return null;
  const textOf = (of: JsonObject, name: string): string =>
    canonicalJson(field(objectIn(of, 'spec') ?? {}, name) ?? null);
  const edited = WORK.filter((name) => textOf(before, name) !== textOf(after, name));
  const [first] = edited.filter((name) => objectIn(objectIn(after, 'spec'), name) !== null);
  if (first === undefined) return null;
  return {
    subject: 'other work',
    says: `${counted(length, 'node')} that ${verb(length, 'is', 'are')} due ${verb(length, 'runs', 'run')} what the edit says (${edited.join(' and ')}), with all rights on the node: which image and which commands those are no number here tells.`,
    fix: 'See that it is the image and the commands that were tried on one node.',
    place: manifest.placeOf(['spec', first]),
    ofRollout: true,
  };
}
