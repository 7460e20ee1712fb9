import type { System, SystemOptions } from '../system.js';

/** The releases known here. */
export const RELEASES = { oldest: '1.1', newest: '1.14' };
/** The version that this folder reproduces, and the default: the commit after the newest release. */
export const UNRELEASED = '1.15';

/** Assumptions of a dry rollout about nodes; `systems.karpenter` of the configuration. */
export const settings = (({ wait }) => ({
  readyAfter: wait.prefault('2m'),
  goneAfter: wait.prefault('20m'),
  passTakes: wait.prefault('1s'),
})) satisfies System['settings'];

/** A pass of no length would start all nodes in the same instant, and one after the other is what is known of it. */
const SHORTEST_PASS_MS = 1000;

export type Settings = Readonly<ReturnType<typeof settingsOf>>;

/** The same as the schema has validated them, in milliseconds. */
export function settingsOf({ readyAfter, goneAfter, passTakes }: SystemOptions) {
  return {
    /** From ordering a node until it is Initialized. */
    readyMs: Number(readyAfter),
    /** Until a node that is on its way out in the snapshot is gone, unless its grace period ends before. */
    goneMs: Number(goneAfter),
    /** From the start of one drifted node to that of the next, where the budgets have room for both. */
    passMs: Math.max(SHORTEST_PASS_MS, Number(passTakes)),
  };
}
