import { isLaterMinor, type System, type SystemOptions } from '../system.js';

/** What differs between versions. Every difference is one field here and nowhere else. */
export interface Switches {
  /** Nodes whose instance is being terminated count in the base of percentages. */
  readonly countsTerminating: boolean;
  /** It knows `replicas`; before, the field is dropped in silence. */
  readonly staticPools: boolean;
  /** It refuses a duplicate reason in one budget. */
  readonly reasonsOnce: boolean;
  /**
   * A `disruption` block without `consolidateAfter` is refused; no block at all is not. Seen on 1.8.3
   * (aws/karpenter-provider-aws#8846) and optional since kubernetes-sigs/karpenter#3220, which 2266468 has. Which release came
   * first with it is not known here: every version before the newest counts as one without.
   */
  readonly needsConsolidateAfter: boolean;
  /**
   * The CRD lets no template set labels of kubernetes.io and k8s.io, but for a few. Given up by kubernetes-sigs/karpenter#2586, opened
   * when 1.8 was out; which release came first with it is not known here, so versions from 1.9 on count as ones that take them.
   */
  readonly keepsKubernetesLabels: boolean;
  /** It accepts the policy `Balanced`. */
  readonly balanced: boolean;
}

/** The newest version known here, which is what the rest of this folder reproduces. */
export const NEWEST = '1.14';

/** Source: change logs and CRDs of kubernetes-sigs/karpenter, v1.0.0 to 2266468. */
export function switchesOf(version: string): Switches {
  const isBefore = (than: string): boolean => isLaterMinor(than, version);
  return {
    countsTerminating: isBefore('1.1'),
    staticPools: !isBefore('1.8'),
    reasonsOnce: !isBefore('1.13'),
    needsConsolidateAfter: isBefore('1.14'),
    keepsKubernetesLabels: isBefore('1.9'),
    balanced: !isBefore('1.14'),
  };
}

/** `1.14`, `v1.14.0` to a version known here, a newer one to the newest of them; an error sentence for another. */
export function parseVersion(
  text: string,
): { readonly version: string; readonly isNewer?: true } | { readonly error: string } {
  if (isLaterMinor(text, NEWEST)) return { version: NEWEST, isNewer: true };
  const version = /^v?(1\.\d+)(?:\.\d+)?$/.exec(text.trim())?.[1];
  return version === undefined
    ? { error: `"${text}" is not a supported Karpenter version; write one of 1.0 to 1.14.` }
    : { version };
}

/** How long a node takes from being ordered to being Initialized, how long one that is on its way out, and how long a pass of the loop. */
export const settings = (({ wait }) => ({
  readyAfter: wait.prefault('2m'),
  goneAfter: wait.prefault('20m'),
  /** The loop starts one node a pass. */
  passTakes: wait.prefault('1s'),
})) satisfies System['settings'];

/** What a dry rollout takes for granted about nodes; `systems.karpenter` of the configuration. */
export interface Settings {
  /** `readyAfter`: from ordering a node until it is Initialized. */
  readonly readyMs: number;
  /** `goneAfter`: until a node that is on its way out in the snapshot is gone, unless its grace period ends before. */
  readonly goneMs: number;
  /** `passTakes`: from the start of one drifted node to that of the next, where the budgets have room for both. */
  readonly passMs: number;
}

const MINUTE_MS = 60_000;

/** A pass of no length would start all nodes in the same instant, and one after the other is what is known of it. */
const SHORTEST_PASS_MS = 1000;

/** What the configuration says of durations that no object holds, in milliseconds; defaults filled in. */
export function settingsOf({ readyAfter, goneAfter, passTakes }: SystemOptions): Settings {
  return {
    readyMs: typeof readyAfter === 'number' ? readyAfter : 2 * MINUTE_MS,
    goneMs: typeof goneAfter === 'number' ? goneAfter : 20 * MINUTE_MS,
    passMs: Math.max(SHORTEST_PASS_MS, typeof passTakes === 'number' ? passTakes : SHORTEST_PASS_MS),
  };
}
