import { toPlain } from '../../../src/text/render.js';
import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { selects } from '../../../src/manifest/selector.js';
import { batchesOf, groupKey } from '../../../src/rollout/batches.js';
import { Simulation } from '../../../src/rollout/engine.js';
import type { Scenario } from '../../../src/rollout/scenarios.js';
import type { Run } from '../../../src/rollout/trace.js';
import { World } from '../../../src/rollout/world.js';
import type { RolloutNode } from '../../../src/systems/skyhook/controller/assignment.js';
import { CONTROLLER_ID, Operator } from '../../../src/systems/skyhook/controller/operator.js';
import { type RolloutInput, rolloutInput } from '../../../src/systems/skyhook/controller/state.js';
import { NOT_STARTED, type Progress } from '../../../src/systems/skyhook/objects/progress.js';
import { readPolicySpec, readSkyhookSpec } from '../../../src/systems/skyhook/objects/stored.js';
import { type SkyhookVersion, switchesOf } from '../../../src/systems/skyhook/versions.js';

const MINUTE = 60_000;
const STAGE = 10 * MINUTE;

/** `node-01`, `node-02`, ... in rollout order; `marks` adds labels and taints by name. */
export function fleet(
  count: number,
  marks: Readonly<Record<string, Partial<RolloutNode>>> = {},
): RolloutNode[] {
  return Array.from({ length: count }, (_, i) => {
    const name = `node-${String(i + 1).padStart(2, '0')}`;
    return { name, labels: {}, taints: [], annotations: {}, createdAt: i * MINUTE, ...marks[name] };
  });
}

export const IGNORED = {
  labels: { 'skyhook.nvidia.com/ignore': 'true', 'nodewright.nvidia.com/ignore': 'true' },
};

/** A strategy in its stored form: thresholds 100 and 50, no automatic stop, unless `numbers` says otherwise. */
export function strategy(kind: 'fixed' | 'linear' | 'exponential', numbers: JsonObject = {}): JsonObject {
  const own = { fixed: {}, linear: { delta: 1 }, exponential: { growthFactor: 2 } }[kind];
  return { [kind]: { initialBatch: 1, batchThreshold: 100, safetyLimit: 50, ...own, ...numbers } };
}

/** A policy spec with this strategy for all nodes, and more compartments. */
export function policy(
  own: JsonObject,
  rest: { readonly budget?: JsonObject; readonly compartments?: Json[]; readonly reset?: boolean } = {},
): JsonObject {
  return {
    default: { budget: rest.budget ?? { percent: 100 }, strategy: own },
    compartments: rest.compartments ?? [],
    resetBatchStateOnCompletion: rest.reset ?? true,
  };
}

export const PACKAGES: JsonObject = { pkg: { version: '1.0.0' } };

export interface SkyhookSetup {
  readonly name?: string;
  /** Fields of the spec beside the defaults of these tests. */
  readonly spec?: JsonObject;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly progress?: Progress;
}

export interface Setup {
  readonly version?: SkyhookVersion;
  readonly nodes: readonly RolloutNode[];
  /** The policy named `policy`. */
  readonly policy?: JsonObject;
  readonly skyhooks?: readonly SkyhookSetup[];
  /** Nodes that fail for good. */
  readonly fails?: readonly string[];
}

const DEFAULT_GROUP = 'sky/__default__';

/** A dry rollout that ran to its end. */
export class Rolled {
  constructor(
    readonly operator: Operator,
    readonly run: Run,
  ) {}

  batches(group = DEFAULT_GROUP): string[][] {
    const started = batchesOf(this.run).get(groupKey({ controller: CONTROLLER_ID, group }));
    return (started?.batches ?? []).map(({ targets }) => [...targets]);
  }

  sizes(group = DEFAULT_GROUP): number[] {
    return this.batches(group).map((batch) => batch.length);
  }

  /** Starts at each instant, by group. */
  instants(): string[] {
    const starts = this.run.events.filter(({ kind }) => kind === 'start');
    return [...new Set(starts.map(({ at }) => at))].map((at) =>
      starts
        .filter((event) => event.at === at)
        .map(({ group, target }) => `${group.replace('/__default__', '')}:${target.replace('node-', '')}`)
        .join(' '),
    );
  }

  end(group = DEFAULT_GROUP): { readonly phase: string; readonly why: string } | undefined {
    const end = this.run.groups.get(CONTROLLER_ID)?.get(group);
    if (!end) return undefined;
    const { undone: _undone, ...stands } = end;
    return { ...stands, why: toPlain(end.why) };
  }

  private rollout(skyhook: string) {
    const rollout = this.operator.state.rollouts.find(({ input }) => input.name === skyhook);
    if (!rollout) throw new Error(`no Skyhook ${skyhook}`);
    return rollout;
  }

  status(skyhook = 'sky'): string {
    return this.rollout(skyhook).status;
  }

  nodeStatus(node: string, skyhook = 'sky'): string | undefined {
    return this.operator.progressOf(skyhook).nodeStatus.get(node);
  }
}

export function operatorOf(setup: Setup): Operator {
  const version = setup.version ?? '0.15';
  const own = setup.policy ? readPolicySpec(setup.policy) : null;
  const inputs = (setup.skyhooks ?? [{}]).map((skyhook): RolloutInput => {
    const written = { deploymentPolicy: 'policy', packages: PACKAGES, ...skyhook.spec };
    const spec = readSkyhookSpec(written, skyhook.annotations ?? {}, switchesOf(version));
    const targets = setup.nodes.filter((node) => selects(spec.nodeSelectors, node.labels));
    const input = rolloutInput(
      skyhook.name ?? 'sky',
      spec,
      spec.deploymentPolicy === 'policy' ? own : null,
      targets,
    );
    return { ...input, progress: skyhook.progress ?? NOT_STARTED };
  });
  return Operator.of(inputs, switchesOf(version));
}

/** Every stage of the work on a node takes ten minutes. */
function scenario(fails: readonly string[]): Scenario {
  return ({ target, stages = 1 }) =>
    fails.includes(target)
      ? { result: 'failed', afterMs: STAGE }
      : { result: 'succeeded', afterMs: stages * STAGE };
}

export function rollOut(setup: Setup): Rolled {
  const operator = operatorOf(setup);
  const targets = setup.nodes.map(({ name }) => ({
    name,
    unit: 'node' as const,
    labels: {},
    outBefore: false,
  }));
  const simulation = new Simulation(World.of(targets), [operator], scenario(setup.fails ?? []), 0);
  return new Rolled(operator, simulation.run(Number.MAX_SAFE_INTEGER));
}

/** The rollout of another spec, from where `before` ended. */
export function rollOnFrom(before: Rolled, setup: Setup & { readonly packages?: JsonObject }): Rolled {
  const carried = (setup.skyhooks?.[0]?.spec?.['packages'] as JsonObject | undefined) ?? PACKAGES;
  const [own = {}] = setup.skyhooks ?? [];
  const next = { ...own, spec: { ...own.spec, packages: setup.packages ?? carried } };
  return rollOut({ ...setup, skyhooks: [{ ...next, progress: before.operator.progressOf('sky') }] });
}
