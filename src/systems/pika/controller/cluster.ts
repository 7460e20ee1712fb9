import { groupedBy } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Maintenance, NodeView } from '../objects/maintenance.js';
import { type NodeState, resynced, runUntil } from './node-state.js';
import type { Clock } from './sla-timer.js';

/** The nodes with their maintenances: an event on one never touches another, and a fleet is large. */
export class Cluster {
  private readonly states = new Map<string, NodeState>();

  /** The controller has been running since before the snapshot: its countdowns are those that the objects have stored. */
  constructor(
    nodes: readonly NodeView[],
    maintenances: readonly Maintenance[],
    private readonly slaPeriodMs: number,
    private readonly now: Instant,
  ) {
    for (const node of nodes) this.states.set(node.name, { ...this.stateOf(node.name), node });
    for (const [name, list] of groupedBy(maintenances, ({ node }) => node)) {
      const stored = new Map(list.map((one) => [one.key, one]));
      const state = { ...this.stateOf(name), maintenances: stored, clock: storedClock(list, now) };
      this.edit(name, () => resynced(state), now);
    }
  }

  stateOf(name: string): NodeState {
    const { now, slaPeriodMs } = this;
    return (
      this.states.get(name) ?? {
        ...{ now, slaPeriodMs, node: null, maintenances: new Map(), clock: null, queue: [] },
      }
    );
  }

  node(name: string): NodeView | null {
    return this.stateOf(name).node;
  }

  hasNode(name: string): boolean {
    return this.node(name) !== null;
  }

  maintenance({ node, key }: Pick<Maintenance, 'node' | 'key'>): Maintenance | null {
    return this.stateOf(node).maintenances.get(key) ?? null;
  }

  /** All of one node, in the order in which they came. */
  onNode(node: string): readonly Maintenance[] {
    return [...this.stateOf(node).maintenances.values()];
  }

  /** Edits one node and its objects at an instant, and lets the controller react. */
  edit(node: string, change: (state: NodeState) => NodeState, at: Instant): void {
    const { state } = runUntil(this.stateOf(node), at);
    this.states.set(node, runUntil(change(state), at).state);
  }
}

/** A countdown that runs fires at the stored expiry; all on a node share that of the first one. */
function storedClock(list: readonly Maintenance[], now: Instant): Clock | null {
  const firesAt = new Map(
    list.flatMap(({ key, status, slaExpires, deleting }) =>
      status === 'MaintenanceStarted' && !deleting && slaExpires !== null && slaExpires > now
        ? [[key, slaExpires] as const]
        : [],
    ),
  );
  return firesAt.size === 0 ? null : { expiry: Math.min(...firesAt.values()), firesAt };
}
