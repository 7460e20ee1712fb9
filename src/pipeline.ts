import { freezesOf } from './config/freeze.js';
import { assumptionsOf, ruleSettingsOf } from './config/settings.js';
import type { ProposedConfig } from './config/loosened.js';
import { judgeProposal } from './config/loosened.js';
import type { ReadConfig } from './config/read.js';
import type { Config } from './config/schema.js';
import { settingsOfNothing } from './config/settings-of-nothing.js';
import { DUPLICATE } from './manifest/duplicates.js';
import type { Manifest } from './manifest/manifest.js';
import type { ProblemCode } from './manifest/problem-codes.js';
import type { Problem } from './manifest/problem.js';
import { unreadOf, unreadProblem } from './manifest/unread.js';
import type { ScenarioName } from './plan/assumptions.js';
import type { FailOn, Finding, Report } from './plan/finding.js';
import { heldAndAsked } from './plan/as-live.js';
import { editedPolicies } from './plan/compare.js';
import type { IsCopied } from './plan/copied.js';
import { copiedElsewhere } from './plan/copied.js';
import { departedHolders } from './plan/departed-holder.js';
import { leftAlive } from './plan/left-alive.js';
import { newerDefinitions } from './plan/newer-definition.js';
import type { PlanInput } from './plan/plan.js';
import { makePlan } from './plan/plan.js';
import { notYetCreated } from './plan/not-yet-created.js';
import { plannedMaintenance } from './plan/planned-maintenance.js';
import type { Prepared } from './plan/prepared.js';
import { prepared } from './plan/prepared.js';
import { namedInSource } from './plan/reading/generators.js';
import { baseProblems } from './plan/reading/base-problems.js';
import { isFilledElsewhere } from './plan/reading/set-aside.js';
import { outsideProblems } from './plan/reading/outside.js';
import type { ReadSides } from './plan/reading/sides.js';
import { readSides } from './plan/reading/sides.js';
import type { ParsedSide, Side } from './plan/reading/side.js';
import { refusedEdits } from './plan/refused-edits.js';
import { noFleet, nothingToPlan, unplanned } from './plan/unjudged.js';
import { unservedVersions } from './plan/unserved-version.js';
import { elsewhere } from './plan/elsewhere.js';
import type { Instant } from './rollout/controller.js';
import type { Plan } from './plan/model.js';
import { resolveSides } from './resolve.js';
import { judge } from './rules/judge.js';
import { verdictOf } from './rules/verdict.js';
import type { Snapshot } from './snapshot/snapshot.js';
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
}

/** The whole way from files to a judged report, the same for the action and the command line. Pure: no clock, no files. */
export function makeReport(given: PipelineInput): Report {
  const { input, read, ready, base, head, after, unread, isCopied, sides } = settled(given, false);
  const { unplaced } = ready;
  const slips = slipsOf(head, base);
  const unjudged = (problems: readonly Problem[]): Problem[] => severityOf(problems, input.config.unjudged);
  const resolutions = [...sides.head.values(), ...(sides.base?.values() ?? [])];
  const resolved = resolutions.flatMap(({ policies }) => policies);
  const proposal = input.proposedConfig && judgeProposal(input.proposedConfig);
  const planned = makePlan({
    ...planInput(input, sides),
    loosened: proposal?.loosened ?? [],
    problems: [
      ...input.snapshotProblems,
      ...plannedMaintenance(input.snapshot),
      ...notYetCreated(input.snapshot, input.at),
      ...(proposal?.problems ?? []),
      ...settingsOfNothing(input.config, input.configPlaces ?? null, [
        ...input.snapshot.nodes,
        ...resolutions.flatMap(({ targets }) => targets),
      ]),
      ...head.reading,
      ...unjudged(head.problems),
      ...unreadProblem(unread),
      ...(base ? baseProblems(base) : []),
      ...newerDefinitions(policiesOf(sides.head)),
      ...leftAlive(policiesOf(sides.base), policiesOf(sides.head), input.snapshot),
      ...unjudged(slips),
      ...unjudged(
        outsideProblems(given, { base: base?.manifests ?? [], head: head.manifests }, [
          ...head.reading,
          ...head.problems,
        ]),
      ),
      ...unjudged(unservedVersions({ base: base && base.manifests, head: head.manifests })),
      ...unplaced,
      ...unjudged(elsewhere(base && base.manifests, head.manifests)),
      ...unjudged(
        departedHolders(
          base && base.manifests,
          { manifests: after, files: given.head.files },
          input.snapshot,
        ),
      ),
      ...ready.problems,
      ...([...unplaced, ...head.reading, ...head.problems, ...slips].some(
        ({ severity }) => severity === 'error',
      ) || startsLive(sides.head)
        ? []
        : nothingToPlan(after, base && base.manifests, resolved, {
            requirePolicies: input.config.requirePolicies,
            sourcesOf: () =>
              namedInSource([...(given.head.beside ?? []), ...given.head.files.filter(isFilledElsewhere)]),
          })),
      ...noFleet(
        [...head.manifests, ...(base?.manifests ?? [])].filter((one) => !isCopied(one)),
        input.snapshot,
        input.snapshotProblems,
      ),
    ],
  });
  const all = judge(planned, ruleSettingsOf(input.config, input.configPlaces ?? null));
  const refused = refusedEdits(planned.head, { before: base?.manifests ?? [], after: head.manifests }, all);
  const standing = planned.problems.filter(({ isStanding }) => isStanding === true);
  const plan = {
    ...planned,
    problems: [...planned.problems.filter((one) => !standing.includes(one)), ...unjudged(refused)],
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
    notices: [...input.notices, ...read.notices, ...standing.map(({ message }) => message)],
    passed: read.passed,
  };
}

/**
 * The files as the head, over what the cluster holds of their objects as the base; null where it holds all of them as the files ask
 * for, so that there is nothing to compare.
 */
export function makeHeldPlan(given: PipelineInput): Plan | null {
  const { input, sides } = settled(given, true);
  const edited = editedPolicies(policiesOf(sides.base), policiesOf(sides.head));
  return edited.size === 0 ? null : makePlan({ ...planInput(input, sides), loosened: [], problems: [] });
}

/** What is planned, before anything of it is. */
interface Settled {
  readonly input: PipelineInput;
  readonly read: ReadSides;
  readonly ready: Prepared;
  readonly base: ParsedSide | null;
  readonly head: ParsedSide;
  /** Objects of the head, with what could not be read there and the base holds. */
  readonly after: readonly Manifest[];
  readonly unread: readonly Manifest[];
  readonly isCopied: IsCopied;
  readonly sides: ReturnType<typeof resolveSides>;
}

/** @param isBaseLive true: the base is what the cluster holds of the objects of the head, where the snapshot shows them */
function settled(given: PipelineInput, isBaseLive: boolean): Settled {
  const read = readSides(given.base, given.head, { snapshot: given.snapshot, config: given.config });
  const ready = prepared(read.base && read.base.manifests, read.head.manifests, given.snapshot);
  const input = { ...given, snapshot: ready.snapshot };
  const { held, asked } = isBaseLive
    ? heldAndAsked(ready.head, ready.snapshot.objects)
    : { held: ready.base ?? [], asked: ready.head };
  const base = read.base && { ...read.base, manifests: held };
  const head = { ...read.head, manifests: asked };
  const unread = unreadOf(base?.manifests ?? [], head.manifests, [
    ...head.reading,
    ...head.problems,
    ...slipsOf(head, base),
    ...ready.unplaced,
  ]);
  const after = [...head.manifests, ...unread];
  const before = base && base.manifests;
  const isCopied = copiedElsewhere(before, after, input.snapshot);
  const isOneSide = given.base === given.head && !isBaseLive;
  const sides = resolveSides({ before, after, isCopied, assumed: ready.assumed, isOneSide }, input);
  return { input, read, ready, base, head, after, unread, isCopied, sides };
}

function slipsOf(head: ParsedSide, base: ParsedSide | null): Problem[] {
  return unplanned(head.manifests, base?.manifests ?? null);
}

/** What every plan of these sides is made of. */
function planInput(input: PipelineInput, sides: Settled['sides']): Omit<PlanInput, 'loosened' | 'problems'> {
  const { snapshot, config, at, horizonMs, mostSteps, onSteps } = input;
  return {
    ...sides,
    snapshot,
    assumptions: assumptionsOf(config, input),
    at,
    horizonMs,
    timeZone: config.timeZone,
    freezes: freezesOf(config.freezes, config.timeZone, {
      from: at,
      to: Math.max(at + horizonMs, at + FREEZES_AHEAD_MS),
    }),
    cluster: config.cluster,
    ...(mostSteps === undefined ? {} : { mostSteps }),
    ...(onSteps ? { onSteps } : {}),
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
