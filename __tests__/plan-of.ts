import { RULES } from '../src/rules/catalogue.js';
import { defaultConfig, type ReadConfig, readConfig } from '../src/config/read.js';
import type { Problem } from '../src/manifest/problem.js';
import type { ScenarioName } from '../src/plan/assumptions.js';
import type { Report } from '../src/plan/finding.js';
import { type ClusterInput, planCluster, planner, planOverLive, type Side } from '../src/plan.js';
import type { Plan } from '../src/plan/model.js';
import { lastOnes } from './last-ones.js';
import { writeCompact } from './snapshot/write-compact.js';
import type { SnapshotResult } from '../src/snapshot/collector.js';
import { readSnapshot } from './read-snapshot.js';
import { messagesOf } from './messages.js';

export interface PlanCase {
  readonly head: string;
  readonly base?: string | null;
  readonly snapshot: object;
  /** The text of a configuration file. */
  readonly config?: string;
  /** The configuration as the change wants it, beside the one that is used; null = deleted. */
  readonly proposedConfig?: string | null;
  readonly at?: string;
  /** When the snapshot was taken; absent = it does not say. */
  readonly takenAt?: string;
  /** Problems of reading the base's files. */
  readonly baseReading?: readonly Problem[];
  /** Problems of reading the head's files. */
  readonly headReading?: readonly Problem[];
  readonly scenario?: ScenarioName;
  /** What the dry rollouts may take; absent: as much as in a real plan. */
  readonly mostSteps?: number;
  /** All other rules are off: what one rule says is a finding of its own then. */
  readonly only?: string;
  /** The base is the head itself, as a drift has it. */
  readonly isUnchanged?: boolean;
}

/** The report on a plan of YAML texts over a snapshot object, with the pipeline's own functions and a fixed clock. */
export function planOf(given: PlanCase): Report {
  return planCluster(inputOf(given));
}

/** The same for any instant, of texts that are read once. */
export function reporterOf(given: Omit<PlanCase, 'at'>): (at: number) => Report {
  return planner(inputOf(given));
}

/** The same files over what the cluster holds of their objects; none where it holds nothing otherwise than they ask for. */
export function heldOf(given: PlanCase): readonly Plan[] {
  const plan = planOverLive(inputOf(given));
  return plan ? [plan] : [];
}

/** What the pipeline is given for it. */
export function inputOf({
  head,
  base,
  snapshot,
  config,
  proposedConfig,
  at,
  takenAt,
  baseReading,
  headReading,
  scenario,
  mostSteps,
  isUnchanged = false,
  only,
}: PlanCase): ClusterInput {
  const read = snapshotOf(takenAt, JSON.stringify(snapshot));
  const after = side(head, 'head', headReading);
  const { config: whole, placeOf } =
    config === undefined ? { config: defaultConfig(), placeOf: null } : configOf(config);
  const settings = only === undefined ? whole : withOnly(only, whole);
  return {
    head: after,
    base: isUnchanged ? after : base === undefined || base === null ? null : side(base, 'base', baseReading),
    snapshot: read.snapshot,
    snapshotProblems: read.problems,
    config: settings,
    configPlaces: placeOf,
    proposedConfig:
      proposedConfig === undefined
        ? null
        : { before: settings, file: 'fleetplan.yml', text: proposedConfig, isFirst: config === undefined },
    rulesFrom: 'the test',
    notices: [],
    at: Date.parse(at ?? '2026-11-23T08:00:00Z'),
    horizonMs: settings.horizon,
    ...(mostSteps === undefined ? {} : { mostSteps }),
    scenario: scenario ?? 'healthy',
    failOn: settings.failOn,
    failOnExisting: settings.failOnExisting,
  };
}

/** A table of plans is mostly of one fleet. */
const snapshotOf = lastOnes((takenAt: string | undefined, text: string): SnapshotResult => {
  if (takenAt === undefined) return readSnapshot([{ file: 'snapshot.json', bytes: Buffer.from(text) }]);
  const bytes = Buffer.from(writeCompact(text, Date.parse(takenAt)));
  return readSnapshot([{ file: 'snapshot.ndjson', bytes }]);
});

const UNRENDERED = { renderedPaths: [], coverage: [] };

function side(text: string, label: string, problems: readonly Problem[] = []): Side {
  return { files: [{ path: `${label}.yaml`, key: 'policies.yaml', text }], problems, label, ...UNRENDERED };
}

const configOf = lastOnes((text: string): ReadConfig => {
  const read = readConfig(text, 'fleetplan.yml');
  if ('problems' in read) throw new Error(messagesOf(read.problems).join('\n'));
  return read;
});

function withOnly(only: string, config: ClusterInput['config']): ClusterInput['config'] {
  const others = RULES.filter(({ id }) => id !== only).map(
    (rule): [string, ClusterInput['config']['rules']['known'][string]] => [
      rule.id,
      { severity: 'off' as const, ...rule.options.parse({}) },
    ],
  );
  return {
    ...config,
    rules: { ...config.rules, known: { ...config.rules.known, ...Object.fromEntries(others) } },
  };
}
