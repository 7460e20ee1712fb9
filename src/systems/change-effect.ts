import type { Place } from '../manifest/manifest.js';

/** What merging does to the targets of a policy, apart from changing its limits. */
export interface ChangeEffect {
  /**
   * 'first-rollout', 'package-version', 'config-map', 'package-added', 'package-removed', 'package-downgrade', 'new-nodes',
   * 'interrupt-added', 'interrupt-removed', 'package-rewritten' (a version in other words), 'uninstall', 'reinstall',
   * 'drift' (existing targets no longer fit), 'continues' (a rollout is halfway), 'next-rollout' (nothing starts by itself),
   * 'migration', 'none', 'deleted', 'scaled-down',
   * 'resumes' (a pause ends, and what is due under it starts),
   * 'moves' (other targets are picked), 'resources' (other things are placed), 'run' (a staged run is created)
   */
  readonly kind: string;
  /** One sentence for a person. */
  readonly says: string;
  /** False when the change hits every target at once whatever the policy says. */
  readonly batched: boolean;
  /** Targets that start in one pass when it is not batched. */
  readonly targetsAtOnce: number;
  /** Targets that the edit makes the system replace, by and by; absent where it replaces none. */
  readonly replaces?: number;
  /** How many of those it only may replace, which nobody can tell from what is at hand; absent: it replaces all of them. */
  readonly unsure?: number;
  /** Set where a person holds the policy and nothing of it starts. */
  readonly held?: 'paused' | 'disabled';
  /** False where nothing that serves is taken out, only added: a first placement. */
  readonly interrupts?: boolean;
  /** What begins with the merge and no plan forecasts; absent: nothing. */
  readonly unforecast?: Unforecast;
  readonly place: Place | null;
}

/** Something that a change lets a controller do, of which nobody can tell what comes of it. */
export interface Unforecast {
  /** Sentences for a person. */
  readonly says: string;
  readonly place: Place | null;
}

/** What the work on a node does to it beside taking it out: the worst of what runs there. */
export interface NodeAction {
  readonly kind: 'reboot' | 'restartAllServices' | 'service' | 'noop';
  /** Of `service`: which ones are restarted. */
  readonly services: readonly string[];
}
