import { definitionsIn, withDefinitions } from './admission/definition.js';
import type { Manifest, Place } from './manifest/manifest.js';
import type { Side, SourceFile } from './manifest/source-file.js';
import { freezesOf } from './config/freeze.js';
import type { Config } from './config/schema.js';
import { ruleSettingsOf, settingsOfNothing } from './config/settings.js';
import type { Change } from './guards/change.js';
import { coverageOf } from './guards/carriers.js';
import { GUARDS, READING_GUARDS, severityOf } from './guards/index.js';
import { readSides, skippedFiles } from './guards/read.js';
import { retainedObjects } from './guards/left.js';
import { editsOf, type ProposedConfig } from './guards/weakened.js';
import { identityOf } from './manifest/identity.js';
import { once, remembered } from './manifest/lookup.js';
import { type Problem, warningAt } from './manifest/problem.js';
import { placedTitleOf } from './manifest/visible.js';
import { heldAndAsked } from './plan/as-live.js';
import type { Assumptions, ScenarioName } from './plan/assumptions.js';
import { editedPolicies } from './plan/compare.js';
import type { FailOn, Finding, Report } from './plan/finding.js';
import type { Plan } from './plan/model.js';
import { nothingToPlan } from './plan/nothing-planned.js';
import { copiedElsewhere, copiesOf, type IsCopied } from './plan/objects/copied.js';
import { inNamespaces } from './plan/objects/namespaces.js';
import { inKnownApis, newerDefinitions } from './plan/objects/newer-api.js';
import { isPlanned } from './plan/objects/planned-kinds.js';
import { noNodes, notYetCreated, plannedMaintenance } from './plan/objects/snapshot-problems.js';
import { unknownKinds } from './plan/objects/unknown-kinds.js';
import { withoutReported } from './plan/passed.js';
import { makePlan, type PlanInput } from './plan/plan.js';
import { editedParts, refusedNames } from './plan/refused-edits.js';
import { policiesIn } from './plan/removal.js';
import { type ResolvedSide, resolveSides, type Resolving } from './resolve.js';
import type { Instant } from './rollout/controller.js';
import { evaluate } from './rules/evaluate.js';
import { ownRules } from './rules/own.js';
import { reportable, verdictOf } from './rules/verdict.js';
import { count, fewNames, type Text, text } from './text/text.js';

export type { Side } from './manifest/source-file.js';

/** The change of one cluster, and the cluster. */
export interface ClusterInput extends Resolving, Pick<PlanInput, 'mostSteps' | 'onSteps' | 'baseSide'> {
  readonly base: Side | null;
  readonly head: Side;
  readonly snapshotProblems: readonly Problem[];
  /** The configuration of the head, if the change edits the one of the base. */
  readonly proposedConfig?: ProposedConfig | null;
  readonly rulesFrom: string;
  readonly notices: readonly Text[];
  readonly scenario: ScenarioName;
  readonly failOn: FailOn;
  readonly failOnExisting: boolean;
}

/** The input with another text in a file of the head; a file that a renderer printed stays. */
export function withHeadText(input: ClusterInput, path: string, text: string): ClusterInput {
  const write = (one: SourceFile): SourceFile =>
    one.path === path && one.renderedBy === undefined ? { ...one, text } : one;
  return { ...input, head: { ...input.head, files: input.head.files.map(write) } };
}

/** Plans one cluster, the same way for the action and the command line. Pure: no clock, no files. */
export function planCluster(input: ClusterInput): Report {
  return planner(input)(input.at);
}

/** Reads both sides once; plans a start at any instant. */
export function planner(input: ClusterInput): (at: Instant) => Report {
  const read = readChange(input);
  return (at) => planAt(read, { ...input, snapshot: read.snapshot, at });
}

function planAt(read: ReadChange, input: ClusterInput): Report {
  const change = resolve(read, input);
  const measured = measure(change, input);
  const guarded = [...change.guarded, ...GUARDS.flatMap((guard) => guard(change))];
  const problems = [...problemsOf(guarded, change, input), ...measured.problems];
  const settings = ruleSettingsOf(input.config, input.configPlaces ?? null);
  const own = ownRules(
    measured,
    input.config.rules.own,
    () => evaluate(measured, settings),
    (index) => input.configPlaces?.(['rules', 'custom', index]) ?? null,
  );
  const plan = { ...measured, problems: [...problems, ...own.problems] };
  const findings = evaluate(plan, { ...settings, own: own.rules });
  return reportOf(plan, findings, read, input);
}

/** Plans the files over the cluster's own objects as the base; null if the cluster holds all objects of the files as they are written. */
export function planOverLive(input: ClusterInput): Plan | null {
  const read = readChange(input);
  const { base, head, snapshot } = read;
  const { held, asked } = heldAndAsked(head.manifests, snapshot.objects);
  const sides = {
    base: base && { ...base, manifests: held },
    head: { ...head, manifests: asked },
    isOneSide: false,
  };
  const given = { ...input, snapshot };
  const change = resolve({ ...read, ...sides }, given);
  return editedPolicies(change.policies.base, change.policies.head).size === 0
    ? null
    : measure(change, given);
}

/** Both sides after reading. */
interface ReadChange extends Pick<Change, 'base' | 'head' | 'snapshot' | 'configEdits'> {
  /** Locations of objects that are planned as another version of their API. */
  readonly assumed: ReadonlySet<Place>;
  /** Problems of the guards of reading. */
  readonly guarded: readonly Problem[];
  /** Problems with single objects. */
  readonly problems: readonly Problem[];
  /** True if one set of files is both sides. */
  readonly isOneSide: boolean;
}

function readChange({ base, head, snapshot, config, proposedConfig }: ClusterInput): ReadChange {
  const read = readSides(base, head, { snapshot, config });
  const written = inKnownApis(read.head.manifests, read.base && read.base.manifests);
  const before = read.base && inKnownApis(read.base.manifests);
  const live = { ...snapshot, objects: inKnownApis(snapshot.objects).manifests };
  const placed = inNamespaces(before && before.manifests, written.manifests, live);
  // API versions, namespaces and definitions that only the snapshot shows.
  const ofCluster = definitionsIn(snapshot.objects);
  const is = {
    ...read.head,
    manifests: withDefinitions(placed.head, ofCluster, definitionsIn(read.head.manifests)),
  };
  const was = read.base && { ...read.base, manifests: withDefinitions(placed.base ?? [], ofCluster) };
  const objects = [...unknownKinds(is.manifests, was?.manifests), ...placed.problems];
  const guarded = READING_GUARDS.flatMap((guard) => guard({ base: was, head: is }));
  // A new carrier hides nothing that was evaluated before.
  const missing = [...guarded, ...objects].filter((one) => one.isOfNew !== true);
  const unread = unreadOf(was?.manifests ?? [], is, missing);
  const known = [...is.manifests, ...unread];
  const retained = retainedObjects({ base: was, head: { ...is, manifests: known } });
  return {
    base: was,
    head: { ...is, manifests: [...known, ...retained.objects] },
    guarded: [...guarded, ...retained.problems],
    snapshot: { ...live, objects: withDefinitions(live.objects, ofCluster) },
    assumed: new Set([...written.assumed, ...(before?.assumed ?? [])]),
    problems: [
      ...[...unreadProblem(unread.filter(isPlanned)), ...objects, ...written.problems],
      ...refusedNames(was && was.manifests, is.manifests),
    ],
    isOneSide: base === head,
    configEdits: proposedConfig ? editsOf(proposedConfig) : { edits: [], problems: [] },
  };
}

/**
 * Objects of the base that the head lacks and that may be there all the same: those that it defines twice, and after an error every one,
 * as an object may have moved to the file that is broken. The others are removed.
 */
function unreadOf(
  base: readonly Manifest[],
  { manifests, gaps }: ReadChange['head'],
  problems: readonly Problem[],
): Manifest[] {
  const isPartial = problems.some(({ severity }) => severity === 'error');
  const twice = new Set(gaps.flatMap(({ of, key }) => (of === 'twice' ? key : [])));
  const known = new Set(manifests.map(identityOf));
  const isUnread = (identity: string): boolean => !known.has(identity) && (isPartial || twice.has(identity));
  return base.filter((manifest) => isUnread(identityOf(manifest)));
}

/** The numbers include them as they were, though the head could not be read. */
function unreadProblem(unread: readonly Manifest[]): Problem[] {
  if (unread.length === 0) return [];
  const message = text`${count(unread.length, 'object')} from the base could not be read in the head; assumed unchanged: ${fewNames('object', unread.map(placedTitleOf), 5)}.`;
  return [warningAt(null, 'not-judged', message)];
}

/** A change with the policies of both sides. */
interface ResolvedChange extends Change, ReadChange {
  readonly resolved: { readonly base: ResolvedSide | null; readonly head: ResolvedSide };
  readonly isCopied: IsCopied;
}

/** Objects become policies, on both sides alike. */
function resolve(read: ReadChange, input: ClusterInput): ResolvedChange {
  const { base, head, snapshot, assumed, isOneSide } = read;
  const before = base && base.manifests;
  const after = head.manifests;
  const isCopied = copiedElsewhere(before, after, snapshot);
  const resolved = resolveSides(
    { before, after, isCopied, assumed, isOneSide },
    input,
    input.baseSide?.resolved?.(),
  );
  return {
    ...{ ...read, resolved, isCopied },
    policies: { base: resolved.base ? policiesIn(resolved.base) : [], head: policiesIn(resolved.head) },
    copied: new Set([...copiesOf(before ?? [], snapshot), ...copiesOf(after, snapshot)]),
  };
}

/** Freezes are read this far ahead, as far as dry rollouts run. */
const FREEZES_AHEAD_MS = 366 * 86_400_000;

/** The same value for all plans under a configuration: trials share what they assume of the fleet. */
const assumptionsOf = remembered(({ durations, domains, quorums, production }: Config) =>
  once((scenario: ScenarioName): Assumptions => ({ durations, domains, quorums, production, scenario })),
);

/** Dry rollouts of both sides, compared. */
function measure({ resolved, snapshot, configEdits }: ResolvedChange, input: ClusterInput): Plan {
  const { config, at, horizonMs, mostSteps, onSteps, baseSide } = input;
  const { timeZone, cluster } = config;
  const until = at + Math.max(horizonMs, FREEZES_AHEAD_MS);
  return makePlan({
    ...{ ...resolved, snapshot, at, horizonMs, timeZone, cluster },
    assumptions: assumptionsOf(config)(input.scenario),
    freezes: freezesOf(config.freezes, timeZone, { from: at, to: until }),
    charts: input.head.charts ?? [],
    configEdits: configEdits.edits,
    ...{ mostSteps, onSteps, baseSide },
  });
}

/** Problems with the inputs, with single objects, and those of the guards. */
function problemsOf(guarded: readonly Problem[], change: ResolvedChange, input: ClusterInput): Problem[] {
  const { base, head, policies, snapshot, resolved, isCopied } = change;
  const { config, configPlaces = null, snapshotProblems, at } = input;
  const resolutions = [...resolved.head.values(), ...(resolved.base?.values() ?? [])];
  const targets = [...snapshot.nodes, ...resolutions.flatMap((one) => one.targets)];
  const planned = [...head.manifests, ...(base?.manifests ?? [])].filter((one) => !isCopied(one));
  const found = [
    ...[...snapshotProblems, ...plannedMaintenance(snapshot), ...notYetCreated(snapshot, at)],
    ...settingsOfNothing(config, configPlaces, targets),
    ...guarded,
    ...change.problems,
    ...newerDefinitions(policies.base, policies.head),
    ...editedParts(policies.base, policies.head),
    ...noNodes(planned, snapshot, snapshotProblems),
  ];
  // A placement that only the cluster has, and that copies an edited object.
  const startsLive = policies.head.some((one) => one.live && one.change?.kind === 'resources');
  const isExplained = startsLive || found.some(({ severity }) => severity === 'error');
  const nothing = isExplained ? [] : nothingToPlan(change, config.requirePolicies);
  return severityOf([...found, ...nothing], config.unjudged);
}

function reportOf(
  measured: Plan,
  all: readonly Finding[],
  { head }: ReadChange,
  input: ClusterInput,
): Report {
  const standing = measured.problems.filter(({ isPreExisting }) => isPreExisting === true);
  const plan = { ...measured, problems: measured.problems.filter((one) => !standing.includes(one)) };
  const reported = reportable(all, input.snapshotProblems, plan.problems);
  const findings = reported.filter(({ waiver }) => waiver === null);
  const verdict = verdictOf(plan, findings, input);
  const passed = withoutReported(skippedFiles(head), plan, reported);
  return {
    ...{ plan, findings, verdict, standing, passed, coverage: coverageOf(head) },
    waived: reported.filter(({ waiver }) => waiver !== null),
    wouldFail: verdict === 'fail' || verdict === 'unknown',
    failOn: input.failOn,
    sides: { base: input.base?.label ?? null, head: input.head.label },
    rulesFrom: input.rulesFrom,
    notices: [...input.notices, ...standing.map(({ message }) => message)],
  };
}
