/** A plan to make, as a person writes it: fleet, policies before and after, configuration and start. */
export interface Setup {
  /** Nodes and clusters, a line for each kind of them: `20 nodes gpu=true`. Ignored if the snapshot has nodes or clusters. */
  readonly fleet: string;
  /** Output of `kubectl get nodes -o json`, with other objects of the cluster; empty without them. */
  readonly snapshot: string;
  /** The policies before the change; null without a comparison. */
  readonly base: string | null;
  readonly head: string;
  /** The text of `.github/fleetplan.yml`; empty without one. */
  readonly config: string;
  /** Duration of the work on a node, replica or cluster; null: as the configuration says. */
  readonly durationMinutes: number | null;
  /** When the change is merged, in ISO 8601. */
  readonly at: string;
}

/** Defaults of a setup. The start is a Monday. */
export const DEFAULTS = {
  snapshot: '',
  base: null,
  config: '',
  durationMinutes: null,
  at: '2026-11-23T08:00:00Z',
};
