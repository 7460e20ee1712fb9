import { toPlain } from '../text/render.js';
import { isEmpty, type Text } from '../text/text.js';
import type { GroupEnd, Instant } from './controller.js';
import type { DrainHold } from './evictions.js';

/** `out` and `back` are of controllers that say themselves which targets they keep out. */
export type TraceKind = 'start' | 'succeeded' | 'failed' | 'joined' | 'left' | 'out' | 'back';

/** Something that happened to one target. */
export interface TraceEvent {
  readonly at: Instant;
  readonly kind: TraceKind;
  /** Id of the controller. */
  readonly controller: string;
  /** '' for joins and leaves, which belong to no batch. */
  readonly group: string;
  readonly batch: number;
  readonly target: string;
  /** False where the controller says itself which targets it keeps out: then this event takes none out. */
  readonly holds: boolean;
}

/** A drain whose time was over before its target was empty: what was left went by force. */
export interface CutDrain extends Pick<TraceEvent, 'at' | 'controller' | 'group' | 'target'> {
  /** Its blocker until then. */
  readonly why: Text;
  readonly lifts: DrainHold['lifts'];
  /** Pods that were left. */
  readonly pods: number;
}

/** A whole dry rollout. */
export interface Run {
  readonly from: Instant;
  /** The instant of the last event. */
  readonly end: Instant;
  readonly events: readonly TraceEvent[];
  /** Controller id to group to where it stood at the end. */
  readonly groups: ReadonlyMap<string, ReadonlyMap<string, GroupEnd>>;
  readonly cutDrains: readonly CutDrain[];
  /** True when the horizon ended the run, not the controllers. */
  readonly cut: boolean;
}

/**
 * The run as text, a line for each thing that happened to targets of the same batch at the same instant:
 * `00:20  gpu-tuning/prod  batch 2  start      2  node-02 node-03`, then how each group ended.
 */
export function formatTrace(run: Run): string {
  const lines: { readonly head: string; readonly targets: string[] }[] = [];
  for (const { at, group, batch, kind, target } of run.events) {
    const when = elapsed(at - run.from).padEnd(9);
    const head = `${when}${group}  ${(batch > 0 ? `batch ${batch}` : '').padEnd(9)}${kind.padEnd(9)}`;
    const last = lines.at(-1);
    if (last?.head === head) last.targets.push(target);
    else lines.push({ head, targets: [target] });
  }
  const ends = [...run.groups.values()].flatMap((groups) => [...groups]);
  return [
    ...lines.map(({ head, targets }) => `${head}${String(targets.length).padStart(4)}  ${targets.join(' ')}`),
    ...ends.map(([name, { phase, why }]) => `${name}: ${phase}${!isEmpty(why) ? `, ${toPlain(why)}` : ''}`),
  ]
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

/** `3d 04:20`, `04:20`: hours and minutes since the start of the run. */
function elapsed(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const days = Math.floor(minutes / 1440);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${days > 0 ? `${days}d ` : ''}${two(Math.floor((minutes % 1440) / 60))}:${two(minutes % 60)}`;
}
