import { freezesOf } from './config/freeze.js';
import { assumptionsOf, ruleSettingsOf } from './config/settings.js';
import { judgeProposal, type ProposedConfig } from './config/loosened.js';
import { settingsOfNothing } from './config/settings-of-nothing.js';
import type { Manifest } from './manifest/manifest.js';
import type { Problem } from './manifest/problem.js';
import { unreadOf, unreadProblem } from './manifest/unread.js';
import type { ScenarioName } from './plan/assumptions.js';
import type { FailOn, Report } from './plan/finding.js';
import { heldAndAsked } from './plan/as-live.js';
import { editedPolicies } from './plan/compare.js';
import { departedNamespaces } from './plan/guards/departed-namespaces.js';
import { editedDefinitions } from './plan/guards/edited-definitions.js';
import { fleetObjects } from './plan/guards/fleet-objects.js';
import { leftAlive } from './plan/guards/left-alive.js';
import { notPlanned } from './plan/guards/not-planned.js';
import { copiedElsewhere, copiesOf, type IsCopied } from './plan/objects/copied.js';
import { withoutKept } from './plan/objects/kept.js';
import { newerDefinitions } from './plan/objects/newer-definition.js';
import { passedNotice, withoutReported } from './plan/passed.js';
import { makePlan, type PlanInput } from './plan/plan.js';
import type { Plan } from './plan/model.js';
import { notYetCreated } from './plan/objects/not-yet-created.js';
import { plannedMaintenance } from './plan/objects/planned-maintenance.js';
import { prepared } from './plan/prepared.js';
import { baseProblems } from './plan/reading/base-problems.js';
import { outsideProblems } from './plan/reading/outside.js';
import { readSides } from './plan/reading/sides.js';
import type { Side } from './plan/reading/side.js';
import { refusedEdits } from './plan/refused-edits.js';
import { refusedNames } from './plan/refused-names.js';
import { noFleet, nothingToPlan, severityOf, unplanned } from './plan/unjudged.js';
import type { Instant } from './rollout/controller.js';
import { type ResolvedSide, resolveSides, type Resolving } from './resolve.js';
import { judge } from './rules/judge.js';
import { judgeable, verdictOf } from './rules/verdict.js';
import type { Snapshot } from './snapshot/snapshot.js';
import type { Resolution, ResolvedPolicy } from './systems/system.js';

/** As far as dry rollouts look ahead. */
const FREEZES_AHEAD_MS = 366 * 86_400_000;

export type { Side } from './plan/reading/side.js';

export interface PipelineInput extends Resolving, Pick<PlanInput, 'mostSteps' | 'onSteps'> {
  readonly base: Side | null;
  readonly head: Side;
  readonly snapshotProblems: readonly Problem[];
  /** The configuration of the head where the change edits the one of the base; absent = it does not, or there is no telling. */
  readonly proposedConfig?: ProposedConfig | null;
  readonly rulesFrom: string;
  readonly notices: readonly string[];
  readonly scenario: ScenarioName;
  readonly failOn: FailOn;
  readonly failOnExisting: boolean;
}

/** The whole way from files to a judged report, the same for the action and the command line. Pure: no clock, no files. */
export function makeReport(given: PipelineInput): Report {
  return reporter(given)(given.at);
}

/** Reads both sides once; gives the report of a start at any instant, whatever `at` says. */
export function reporter(given: PipelineInput): (at: Instant) => Report {
  const read = readChange(given, false);
  const proposal = given.proposedConfig && judgeProposal(given.proposedConfig);
  return (at) => reportOf(read, proposal ?? null, { ...given, snapshot: read.snapshot, at });
}

function reportOf(
  read: ReadChange,
  proposal: ReturnType<typeof judgeProposal> | null,
  input: PipelineInput,
): Report {
  const resolved = resolveChange(read, input);
  const planned = makePlan({
    ...planInput(resolved, input),
    loosened: proposal?.loosened ?? [],
    problems: [
      ...problemsOfInputs(resolved, input, proposal?.problems ?? []),
      ...problemsOfFiles(read, resolved, input),
      ...nothingPlanned(read, resolved, input),
      ...noFleet(
        [...read.head.manifests, ...(read.base?.manifests ?? [])].filter((one) => !resolved.isCopied(one)),
        input.snapshot,
        input.snapshotProblems,
      ),
    ],
  });
  return judgedReport(planned, read, input);
}

/**
 * The files as the head, over what the cluster holds of their objects as the base; null where it holds all of them as the files ask
 * for, so that there is nothing to compare.
 */
export function makeHeldPlan(given: PipelineInput): Plan | null {
  const read = readChange(given, true);
  const input = { ...given, snapshot: read.snapshot };
  const resolved = resolveChange(read, input);
  const edited = editedPolicies(policiesOf(resolved.base), policiesOf(resolved.head));
  return edited.size === 0 ? null : makePlan({ ...planInput(resolved, input), loosened: [], problems: [] });
}

/** What every plan of these sides is made of. */
function planInput(
  { base, head }: ResolvedChange,
  input: PipelineInput,
): Omit<PlanInput, 'loosened' | 'problems'> {
  const { snapshot, config, at, horizonMs, mostSteps, onSteps } = input;
  const { timeZone, cluster } = config;
  const until = at + Math.max(horizonMs, FREEZES_AHEAD_MS);
  return {
    ...{
      base,
      head,
      snapshot,
      assumptions: assumptionsOf(config, input.scenario),
      at,
      horizonMs,
      timeZone,
      cluster,
    },
    freezes: freezesOf(config.freezes, timeZone, { from: at, to: until }),
    charts: input.head.charts ?? [],
    ...(mostSteps === undefined ? {} : { mostSteps }),
    ...(onSteps ? { onSteps } : {}),
  };
}

/** Both sides as they are planned, with what reading them found. */
interface ReadChange {
  readonly base: ReadSide | null;
  readonly head: ReadSide;
  readonly snapshot: Snapshot;
  /** What of the base nobody could read in the head: it is taken to be as it was. */
  readonly unread: readonly Manifest[];
  /** The head with what could not be read of it. */
  readonly after: readonly Manifest[];
  /** Objects that look like those of a system and are none. */
  readonly slips: readonly Problem[];
  readonly prepared: ReturnType<typeof prepared>;
  /** True where one set of files is on both sides. */
  readonly isOneSide: boolean;
  readonly passed: readonly string[];
}

type ReadSide = ReturnType<typeof readSides>['head'];

/** @param isBaseLive true: the base is what the cluster holds of the objects of the head, where the snapshot shows them */
function readChange(given: PipelineInput, isBaseLive: boolean): ReadChange {
  const read = readSides(given.base, given.head, { snapshot: given.snapshot, config: given.config });
  const ready = prepared(read.base && read.base.manifests, read.head.manifests, given.snapshot);
  const { held, asked } = isBaseLive
    ? heldAndAsked(ready.head, ready.snapshot.objects)
    : { held: ready.base ?? [], asked: ready.head };
  const base = read.base && { ...read.base, manifests: held };
  const head = { ...read.head, manifests: asked };
  const slips = unplanned(head.manifests, base?.manifests ?? null);
  const problems = [...head.reading, ...head.problems, ...slips, ...ready.unplaced];
  const unread = unreadOf(base?.manifests ?? [], head.manifests, problems);
  const after = [...head.manifests, ...unread];
  const isOneSide = given.base === given.head && !isBaseLive;
  return {
    ...{ base, head, snapshot: ready.snapshot, unread, after, slips, prepared: ready, isOneSide },
    passed: read.passed,
  };
}

/** What the systems make of both sides. */
interface ResolvedChange extends ReturnType<typeof resolveSides> {
  readonly isCopied: IsCopied;
}

function resolveChange(
  { base, after, isOneSide, prepared: { assumed } }: ReadChange,
  input: PipelineInput,
): ResolvedChange {
  const before = base && base.manifests;
  const isCopied = copiedElsewhere(before, after, input.snapshot);
  const { base: resolved, head } = resolveSides({ before, after, isCopied, assumed, isOneSide }, input);
  return { base: resolved && withoutKept(resolved, input.head.problems), head, isCopied };
}

function resolutionsOf({ base, head }: ResolvedChange): Resolution[] {
  return [...head.values(), ...(base?.values() ?? [])];
}

/** What is wrong with the snapshot and the configuration. */
function problemsOfInputs(
  resolved: ResolvedChange,
  { snapshot, snapshotProblems, at, config, configPlaces = null }: PipelineInput,
  proposed: readonly Problem[],
): Problem[] {
  return [
    ...snapshotProblems,
    ...plannedMaintenance(snapshot),
    ...notYetCreated(snapshot, at),
    ...proposed,
    ...settingsOfNothing(config, configPlaces, [
      ...snapshot.nodes,
      ...resolutionsOf(resolved).flatMap(({ targets }) => targets),
    ]),
  ];
}

/** What is wrong with the files of both sides, or could not be judged of them. */
function problemsOfFiles(read: ReadChange, resolved: ResolvedChange, input: PipelineInput): Problem[] {
  const { base, head, after, unread, slips, prepared: ready } = read;
  const before = base && base.manifests;
  const sides = { base: before ?? [], head: head.manifests };
  const problems = [
    ...head.reading,
    ...head.problems,
    ...unreadProblem(unread),
    ...(base ? baseProblems(base) : []),
    ...newerDefinitions(policiesOf(resolved.head)),
    ...leftAlive(policiesOf(resolved.base), policiesOf(resolved.head), input.snapshot),
    ...slips,
    ...outsideProblems(input.base, input.head, sides),
    ...ready.unplaced,
    ...refusedNames(before, head.manifests),
    ...editedDefinitions(before, head.manifests),
    ...departedNamespaces(before, { manifests: head.manifests, files: input.head.files }, input.snapshot),
    ...fleetObjects(before, head.manifests),
    ...notPlanned(
      before,
      after,
      [...policiesOf(resolved.base), ...policiesOf(resolved.head)],
      new Set([before ?? [], after].flatMap((side) => copiesOf(side, input.snapshot))),
    ),
    ...ready.problems,
  ];
  return severityOf(problems, input.config.unjudged);
}

/** That nothing is planned, unless something else explains it. */
function nothingPlanned(read: ReadChange, resolved: ResolvedChange, input: PipelineInput): Problem[] {
  const { base, head, after, slips, prepared: ready } = read;
  const explaining = [...ready.unplaced, ...head.reading, ...head.problems, ...slips];
  if (explaining.some(({ severity }) => severity === 'error') || startsLive(resolved.head)) return [];
  const policies = resolutionsOf(resolved).flatMap((resolution) => resolution.policies);
  return nothingToPlan(after, base && base.manifests, policies, input.config);
}

function judgedReport(
  planned: Plan,
  { base, head, passed: unplannedFiles }: ReadChange,
  input: PipelineInput,
): Report {
  const all = judge(planned, ruleSettingsOf(input.config, input.configPlaces ?? null));
  const refused = refusedEdits(planned.head, { before: base?.manifests ?? [], after: head.manifests }, all);
  const standing = planned.problems.filter(({ isStanding }) => isStanding === true);
  const plan = {
    ...planned,
    problems: [...planned.problems.filter((one) => !standing.includes(one)), ...refused],
  };
  const judged = judgeable(all, input.snapshotProblems, plan.problems);
  const findings = judged.filter(({ waiver }) => waiver === null);
  const verdict = verdictOf(plan, findings, input);
  const passed = withoutReported(unplannedFiles, plan, judged);
  return {
    plan,
    findings,
    waived: judged.filter(({ waiver }) => waiver !== null),
    verdict,
    wouldFail: verdict === 'fail' || verdict === 'unknown',
    failOn: input.failOn,
    sides: { base: input.base?.label ?? null, head: input.head.label },
    rulesFrom: input.rulesFrom,
    notices: [...input.notices, ...passedNotice(passed), ...standing.map(({ message }) => message)],
    standing,
    passed,
  };
}

function policiesOf(side: ResolvedSide | null): ResolvedPolicy[] {
  return [...(side?.values() ?? [])].flatMap(({ policies }) => policies);
}

/** True where the change starts something of a policy that only the cluster has: an object that a placement copies. */
function startsLive(head: ResolvedSide): boolean {
  return [...head.values()].some(({ policies }) =>
    policies.some((policy) => policy.live && policy.change?.kind === 'resources'),
  );
}
