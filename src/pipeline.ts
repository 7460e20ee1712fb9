import { freezesOf } from './config/freeze.js';
import { assumptionsOf, ruleSettingsOf } from './config/settings.js';
import type { ProposedConfig } from './config/loosened.js';
import { judgeProposal } from './config/loosened.js';
import type { ReadConfig } from './config/read.js';
import type { Config } from './config/schema.js';
import { settingsOfNothing } from './config/settings-of-nothing.js';
import { DUPLICATE } from './manifest/duplicates.js';
import type { Manifest, Place } from './manifest/manifest.js';
import type { ProblemCode } from './manifest/problem-codes.js';
import type { Problem } from './manifest/problem.js';
import { unreadOf, unreadProblem } from './manifest/unread.js';
import type { ScenarioName } from './plan/assumptions.js';
import type { FailOn, Finding, Report } from './plan/finding.js';
import { heldAndAsked } from './plan/as-live.js';
import type { IsCopied } from './plan/copied.js';
import { copiedElsewhere } from './plan/copied.js';
import { departedHolders } from './plan/departed-holder.js';
import { leftAlive } from './plan/left-alive.js';
import { withoutUnknownFields } from './plan/newer-api.js';
import { newerDefinitions } from './plan/newer-definition.js';
import type { PlanInput } from './plan/plan.js';
import { makePlan } from './plan/plan.js';
import type { Plan } from './plan/model.js';
import { notYetCreated } from './plan/not-yet-created.js';
import { plannedMaintenance } from './plan/planned-maintenance.js';
import { prepared } from './plan/prepared.js';
import { namedInSource } from './plan/reading/generators.js';
import { baseProblems } from './plan/reading/base-problems.js';
import { isFilledElsewhere } from './plan/reading/set-aside.js';
import { outsideProblems } from './plan/reading/outside.js';
import { readSides } from './plan/reading/sides.js';
import type { Side } from './plan/reading/side.js';
import { refusedEdits } from './plan/refused-edits.js';
import { noFleet, nothingToPlan, unplanned } from './plan/unjudged.js';
import { unservedVersions } from './plan/unserved-version.js';
import { elsewhere } from './plan/elsewhere.js';
import type { Instant } from './rollout/controller.js';
import { judge } from './rules/judge.js';
import { verdictOf } from './rules/verdict.js';
import type { Snapshot } from './snapshot/snapshot.js';
import { Histories } from './systems/history.js';
import { kindOf } from './systems/kinds.js';
import { SYSTEMS } from './systems/index.js';
import type { Resolution, ResolvedPolicy, SystemId } from './systems/system.js';

/** As far as dry rollouts look ahead. */
const FREEZES_AHEAD_MS = 366 * 86_400_000;

export type { Side } from './plan/reading/side.js';

export interface PipelineInput extends Pick<PlanInput, 'mostSteps' | 'onSteps'> {
  readonly base: Side | null;
  readonly head: Side;
  readonly snapshot: Snapshot;
  readonly snapshotProblems: readonly Problem[];
  readonly config: Config;
  /** Where the settings of the configuration stand; absent or null = in no file. */
  readonly configPlaces?: ReadConfig['placeOf'] | null;
  /** The configuration of the head where the change edits the one of the base; absent = it does not, or there is no telling. */
  readonly proposedConfig?: ProposedConfig | null;
  readonly rulesFrom: string;
  readonly notices: readonly string[];
  readonly at: Instant;
  readonly horizonMs: number;
  readonly seed: number;
  readonly scenario: ScenarioName;
  readonly failOn: FailOn;
  readonly failOnExisting: boolean;
  /** True: the base is what the cluster holds of its objects, where the snapshot shows them. */
  readonly isBaseLive?: boolean;
}

/** The whole way from files to a judged report, the same for the action and the command line. Pure: no clock, no files. */
export function makeReport(given: PipelineInput): Report {
  const read = readChange(given);
  const input = { ...given, snapshot: read.snapshot };
  const resolved = resolveChange(read, input);
  const proposal = input.proposedConfig && judgeProposal(input.proposedConfig);
  const planned = makePlan({
    base: resolved.base,
    head: resolved.head,
    snapshot: input.snapshot,
    assumptions: assumptionsOf(input.config, input),
    at: input.at,
    horizonMs: input.horizonMs,
    timeZone: input.config.timeZone,
    freezes: freezesOf(input.config.freezes, input.config.timeZone, {
      from: input.at,
      to: Math.max(input.at + input.horizonMs, input.at + FREEZES_AHEAD_MS),
    }),
    cluster: input.config.cluster,
    ...(input.mostSteps === undefined ? {} : { mostSteps: input.mostSteps }),
    ...(input.onSteps ? { onSteps: input.onSteps } : {}),
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
  readonly notices: readonly string[];
  readonly passed: readonly string[];
}

type ReadSide = ReturnType<typeof readSides>['head'];

function readChange(given: PipelineInput): ReadChange {
  const read = readSides(given.base, given.head, { snapshot: given.snapshot, config: given.config });
  const ready = prepared(read.base && read.base.manifests, read.head.manifests, given.snapshot);
  const { held, asked } = given.isBaseLive
    ? heldAndAsked(ready.head, ready.snapshot.objects)
    : { held: ready.base ?? [], asked: ready.head };
  const base = read.base && { ...read.base, manifests: held };
  const head = { ...read.head, manifests: asked };
  const slips = unplanned(head.manifests, base?.manifests ?? null);
  const problems = [...head.reading, ...head.problems, ...slips, ...ready.unplaced];
  const unread = unreadOf(base?.manifests ?? [], head.manifests, problems);
  const after = [...head.manifests, ...unread];
  const { notices, passed } = read;
  return { base, head, snapshot: ready.snapshot, unread, after, slips, prepared: ready, notices, passed };
}

/** What the systems make of both sides. */
interface ResolvedChange {
  readonly base: ReadonlyMap<SystemId, Resolution> | null;
  readonly head: ReadonlyMap<SystemId, Resolution>;
  readonly isCopied: IsCopied;
}

function resolveChange(
  { base, after, prepared: { assumed } }: ReadChange,
  input: PipelineInput,
): ResolvedChange {
  const isCopied = copiedElsewhere(base && base.manifests, after, input.snapshot);
  const resolve = (
    manifests: readonly Manifest[],
    previous: readonly Manifest[] | null,
    comparedWith: readonly Manifest[] | null,
  ) => resolveSystems({ manifests, previous, comparedWith, isCopied, assumed }, input);
  return {
    // What the base holds is in the cluster: it follows on itself.
    base: base && resolve(base.manifests, base.manifests, after),
    head: resolve(after, base?.manifests ?? null, base?.manifests ?? null),
    isCopied,
  };
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
  const unjudged = (problems: readonly Problem[]): Problem[] => severityOf(problems, input.config.unjudged);
  const before = base && base.manifests;
  const sides = { base: before ?? [], head: head.manifests };
  const filesAfter = { manifests: after, files: input.head.files };
  return [
    ...head.reading,
    ...unjudged(head.problems),
    ...unreadProblem(unread),
    ...(base ? baseProblems(base) : []),
    ...newerDefinitions(policiesOf(resolved.head)),
    ...leftAlive(policiesOf(resolved.base), policiesOf(resolved.head), input.snapshot),
    ...unjudged(slips),
    ...unjudged(outsideProblems(input, sides, [...head.reading, ...head.problems])),
    ...unjudged(unservedVersions({ base: before, head: head.manifests })),
    ...ready.unplaced,
    ...unjudged(elsewhere(before, head.manifests)),
    ...unjudged(departedHolders(before, filesAfter, input.snapshot)),
    ...ready.problems,
  ];
}

/** That nothing is planned, unless something else explains it. */
function nothingPlanned(read: ReadChange, resolved: ResolvedChange, input: PipelineInput): Problem[] {
  const { base, head, after, slips, prepared: ready } = read;
  const explaining = [...ready.unplaced, ...head.reading, ...head.problems, ...slips];
  if (explaining.some(({ severity }) => severity === 'error') || startsLive(resolved.head)) return [];
  const policies = resolutionsOf(resolved).flatMap((resolution) => resolution.policies);
  return nothingToPlan(after, base && base.manifests, policies, {
    requirePolicies: input.config.requirePolicies,
    sourcesOf: () =>
      namedInSource([...(input.head.beside ?? []), ...input.head.files.filter(isFilledElsewhere)]),
  });
}

function judgedReport(
  planned: Plan,
  { base, head, notices, passed }: ReadChange,
  input: PipelineInput,
): Report {
  const all = judge(planned, ruleSettingsOf(input.config, input.configPlaces ?? null));
  const refused = refusedEdits(planned.head, { before: base?.manifests ?? [], after: head.manifests }, all);
  const standing = planned.problems.filter(({ isStanding }) => isStanding === true);
  const plan = {
    ...planned,
    problems: [
      ...planned.problems.filter((one) => !standing.includes(one)),
      ...severityOf(refused, input.config.unjudged),
    ],
  };
  const judged = judgeable(all, input, plan.problems);
  const findings = judged.filter(({ waiver }) => waiver === null);
  const verdict = verdictOf(plan, findings, input);
  return {
    plan,
    findings,
    waived: judged.filter(({ waiver }) => waiver !== null),
    verdict,
    wouldFail: verdict === 'fail' || verdict === 'unknown',
    failOn: input.failOn,
    sides: { base: input.base?.label ?? null, head: input.head.label },
    rulesFrom: input.rulesFrom,
    notices: [...input.notices, ...notices, ...standing.map(({ message }) => message)],
    passed,
  };
}

function policiesOf(system: ReadonlyMap<SystemId, Resolution> | null): ResolvedPolicy[] {
  return [...(system?.values() ?? [])].flatMap(({ policies }) => policies);
}

/** True where the change starts something of a policy that only the cluster has: an object that a placement copies. */
function startsLive(head: ReadonlyMap<SystemId, Resolution>): boolean {
  return [...head.values()].some(({ policies }) =>
    policies.some((policy) => policy.live && policy.change?.kind === 'resources'),
  );
}

/** Errors of the files that were read, of which a team can decide that they are warnings; none of which files are read at all. */
function severityOf(problems: readonly Problem[], unjudged: Config['unjudged']): Problem[] {
  return problems.map((problem) =>
    unjudged === 'warn' && problem.severity === 'error' && !ALWAYS_ERRORS.has(problem.code)
      ? { ...problem, severity: 'warning', isUnjudged: true }
      : problem,
  );
}

/** The cluster gets one of two objects, and nobody can tell which; a limit that was passed hides all files. */
const ALWAYS_ERRORS: ReadonlySet<ProblemCode> = new Set<ProblemCode>([DUPLICATE, 'too-many-nodes']);

/**
 * What could not be read or judged must not look like an improvement, or like a new fault: without the fleet nothing can be
 * said, and while something could not be judged nothing is known to be fixed.
 */
function judgeable(findings: Finding[], input: PipelineInput, problems: readonly Problem[]): Finding[] {
  const isError = ({ severity }: Problem): boolean => severity === 'error';
  if (input.snapshotProblems.some(isError)) return [];
  return problems.some(isError) ? findings.filter(({ status }) => status !== 'fixed') : findings;
}

interface Sides {
  readonly manifests: readonly Manifest[];
  readonly previous: readonly Manifest[] | null;
  readonly comparedWith: readonly Manifest[] | null;
  readonly isCopied: IsCopied;
  readonly assumed: ReadonlySet<Place>;
}

function resolveSystems(
  { manifests, previous, comparedWith, isCopied, assumed }: Sides,
  input: PipelineInput,
): ReadonlyMap<SystemId, Resolution> {
  return new Map(
    SYSTEMS.map((system) => {
      const claimed = (list: readonly Manifest[]): Manifest[] =>
        list.filter((manifest) => kindOf(system.kinds, manifest) && !isCopied(manifest));
      const own = claimed(manifests);
      const base = previous && claimed(previous);
      const compared = comparedWith && claimed(comparedWith);
      const resolution = system.resolve({
        objects: Histories.of(system.kinds, { own, base, live: input.snapshot.objects, compared }),
        neighbours: manifests,
        ...(previous ? { neighboursBefore: previous } : {}),
        copied: manifests.filter(isCopied),
        snapshot: input.snapshot,
        options: input.config.systems[system.id],
        at: input.at,
        until: input.at + input.horizonMs,
      });
      const policies = withoutUnknownFields(resolution.policies, assumed);
      return [system.id, withPlaceOfVersion({ ...resolution, policies }, system.id, input)];
    }),
  );
}

/** Problems that a system reports about its version. */
const SETTING_CODES: readonly ProblemCode[] = ['unknown-version', 'newer-version'];

/** Systems do not know where their settings stand. */
function withPlaceOfVersion(
  resolution: Resolution,
  system: SystemId,
  { configPlaces }: PipelineInput,
): Resolution {
  if (!configPlaces) return resolution;
  const problems = resolution.problems.map((problem) =>
    SETTING_CODES.includes(problem.code) && problem.place === null
      ? { ...problem, place: configPlaces(['systems', system, 'version']) }
      : problem,
  );
  return { ...resolution, problems };
}
