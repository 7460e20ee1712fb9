import { groupedBy } from '../../../manifest/lookup.js';
import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import { count, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';

export const CONTROLLER_ID = 'pika';

/** A node that a maintenance takes out. */
export interface Announced {
  /** The maintenance ID. */
  readonly group: string;
  readonly node: string;
  /** Nodes of a group that start at one instant are one batch. */
  readonly batch: number;
  readonly startsAt: Instant;
  /** Until the object is deleted and its node uncordoned, or until it fails for good; Infinity: nothing says when that is. */
  readonly workMs: number;
  /** True when an annotation that is there already leads to MaintenanceIncomplete, which only a deletion leaves. */
  readonly isDoomed: boolean;
  /** What is left of the drain; 0 where that is over. */
  readonly drainMs: number;
  /** The end of its SLA: pods that are left may be removed by force. */
  readonly slaExpires: Instant | null;
}

/** `lost`: others deleted the node, before its turn or in the middle of it. */
type Progress = 'waiting' | 'out' | 'failed' | 'ended' | 'lost';

/** PIKA with the operators around it in the dry rollout. It limits nothing: every node goes when its course starts. */
export class MaintenanceController implements Controller {
  readonly id = CONTROLLER_ID;

  constructor(
    private readonly list: readonly Announced[],
    /** Groups of which nothing ever starts, and why. */
    private readonly idle: ReadonlyMap<string, GroupEnd['why']>,
    private readonly progress: Progress[] = list.map(() => 'waiting'),
    private readonly started = new Map<Start, number>(),
    private gone: ReadonlySet<string> = new Set(),
  ) {}

  fork(): MaintenanceController {
    const { list, idle, progress, started, gone } = this;
    return new MaintenanceController(list, idle, [...progress], new Map(started), gone);
  }

  step(world: Pick<WorldView, 'gone'>, now: Instant): Step {
    const gone = world.gone();
    if (gone.length !== this.gone.size) this.gone = new Set(gone.map(({ name }) => name));
    const starts: Start[] = [];
    let wakeAt = Infinity;
    for (const [i, one] of this.list.entries()) {
      if (this.progress[i] !== 'waiting') continue;
      if (this.gone.has(one.node)) this.progress[i] = 'lost';
      else if (one.startsAt > now) wakeAt = Math.min(wakeAt, one.startsAt);
      else {
        const start = startOf(one);
        this.progress[i] = 'out';
        this.started.set(start, i);
        starts.push(start);
      }
    }
    return { ...NO_STEP, starts, wakeAt: wakeAt === Infinity ? null : wakeAt };
  }

  ended(start: Start, result: 'succeeded' | 'failed'): void {
    const i = this.started.get(start);
    if (i === undefined) throw new Error(`PIKA did not start ${start.target} of ${start.group}`);
    const isLost = result === 'succeeded' && this.gone.has(start.target);
    this.progress[i] = result === 'failed' ? 'failed' : isLost ? 'lost' : 'ended';
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    const ends = new Map<string, GroupEnd>();
    for (const [group, why] of this.idle) ends.set(group, { phase: 'stuck', why });
    for (const [group, places] of groupedBy(this.list.keys(), (i) => this.list[i]?.group))
      ends.set(group, endOf(places.map((i) => this.progress[i] ?? 'waiting')));
    return ends;
  }
}

function startOf({ group, node, batch, startsAt, workMs, isDoomed, drainMs, slaExpires }: Announced): Start {
  const forcedAfterMs = slaExpires === null ? null : Math.max(0, slaExpires - startsAt);
  const start = { target: node, group, batch, workMs, isDoomed, shows: 'unready' } as const;
  return drainMs > 0 ? { ...start, drain: { expectedMs: drainMs, forcedAfterMs } } : start;
}

/** Objects of one group together: at work as long as one is, stuck only when none is left that moves. */
function endOf(list: readonly Progress[]): GroupEnd {
  const amount = (which: Progress): number => list.filter((one) => one === which).length;
  const [failed, lost] = [amount('failed'), amount('lost')];
  const stuck = (why: Text): GroupEnd => ({ phase: 'stuck', why });
  if (amount('out') > 0) return { phase: 'working', why: NO_TEXT };
  if (amount('waiting') > 0) return { phase: 'waiting', why: NO_TEXT };
  if (failed > 0)
    return stuck(
      text`${count(failed, 'object')} ${verbFor(failed, 'ends', 'end')} as MaintenanceIncomplete, which nothing but a deletion leaves; the nodes stay cordoned.`,
    );
  // Without its node an object is no longer reconciled. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go, Reconcile.
  if (lost > 0)
    return stuck(
      text`${count(lost, 'node')} ${verbFor(lost, 'is', 'are')} deleted by another controller, and without the node the finalizer holds the object for good.`,
    );
  return { phase: 'complete', why: NO_TEXT };
}
