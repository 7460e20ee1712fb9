import type { JsonObject } from '../manifest/manifest.js';
import type { TimedWork } from '../systems/recorded-time.js';
import type { Fitted, FittedTargets, Measured } from './fit.js';

/** The steps of a drained node as they are configured. */
export type StepDurations = Readonly<Record<'drain' | 'maintenance' | 'validation' | 'return', string>>;

/** What is configured now, as it is written: it stays where nothing is recorded. */
export interface ConfiguredDurations {
  readonly default: string;
  readonly steps: StepDurations | null;
  readonly groups: readonly {
    readonly selector: JsonObject | null;
    readonly duration: string | null;
    readonly steps: StepDurations | null;
  }[];
}

/** A setting of the block: its value, and what it was measured on. */
export interface Setting {
  /** Null where the value is the configured one, as nothing is recorded. */
  readonly measured: Measured | null;
  /** What was measured: `node`, `member cluster`. */
  readonly thing: string;
  readonly value: string | null;
}

/** A group of the block. */
export interface Group extends Setting {
  readonly selector: JsonObject | null;
  readonly steps: StepDurations | null;
}

/** The part of a configuration that recorded times give, to be pasted over the present one. */
export interface DurationsBlock {
  /** Null where no work on a target is recorded: the configured durations stay as they are. */
  readonly durations: {
    readonly default: Setting;
    readonly steps: StepDurations | null;
    readonly groups: readonly Group[];
    /** Clusters that no group selects, where the default is that of nodes. */
    readonly clusters: Measured | null;
  } | null;
  readonly waits: readonly { readonly work: TimedWork; readonly measured: Measured }[];
  readonly daemonSetPods: Measured | null;
  /** What took so much longer than the rest that it is left out; in order of name. */
  readonly held: readonly { readonly name: string; readonly ms: number }[];
  readonly tooFarApart: number;
  /** What was worked on by records whose end is before their start; in order, each once. */
  readonly backwards: readonly string[];
}

const THINGS = { node: 'node', cluster: 'member cluster' } as const;

/**
 * The block that fits. A setting of which nothing is recorded keeps its configured value, so that pasting loses none.
 *
 * @param label the label by whose values further groups are made; null for none
 */
export function durationsBlock(
  fitted: Fitted,
  configured: ConfiguredDurations,
  label: string | null,
): DurationsBlock {
  return {
    durations:
      fitted.node === null && fitted.cluster === null ? null : targetsBlock(fitted, configured, label),
    waits: [...fitted.waits].map(([work, measured]) => ({ work, measured })).sort(byWork),
    daemonSetPods: fitted.daemonSetPods,
    held: fitted.held
      .map(({ name, mostMs }) => ({ name, ms: mostMs }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    tooFarApart: fitted.tooFarApart,
    backwards: [...new Set(fitted.backwards.map(({ name }) => name))].sort(),
  };
}

function targetsBlock(
  { node, cluster }: Fitted,
  configured: ConfiguredDurations,
  label: string | null,
): NonNullable<DurationsBlock['durations']> {
  const either = (of: (targets: FittedTargets) => Measured | null, written: string | null): Setting => {
    const [ofNodes, ofClusters] = [node && of(node), cluster && of(cluster)];
    const measured = ofNodes ?? ofClusters;
    return { measured, thing: ofNodes ? THINGS.node : THINGS.cluster, value: measured?.value ?? written };
  };
  const groups = configured.groups.map(({ selector, duration, steps }, index) => ({
    selector,
    steps,
    ...either(({ groups }) => groups[index] ?? null, duration),
  }));
  return {
    default: either(({ default: own }) => own, configured.default),
    steps: configured.steps,
    groups: [...groups, ...labelled(node, 'node', label), ...labelled(cluster, 'cluster', label)],
    clusters: node?.default ? (cluster?.default ?? null) : null,
  };
}

function labelled(targets: FittedTargets | null, unit: keyof typeof THINGS, label: string | null): Group[] {
  if (targets === null || label === null) return [];
  return targets.byLabel.map(({ value, measured }) => ({
    selector: { matchLabels: { [label]: value } },
    steps: null,
    measured,
    thing: THINGS[unit],
    value: measured.value,
  }));
}

function byWork(a: { readonly work: string }, b: { readonly work: string }): number {
  return a.work < b.work ? -1 : 1;
}
