import type { GroupEnd, Instant } from '../../../rollout/controller.js';
import type { Course } from './course.js';
import type { Maintenance } from '../objects/maintenance.js';

/** An object that will take its node out, in the order of the files. */
export interface Planned {
  readonly group: string;
  readonly maintenance: Pick<Maintenance, 'key' | 'node'>;
}

/** One that is on its way. */
export interface Running {
  readonly planned: Planned;
  /** Null until its node is out. */
  begun: { readonly at: Instant; readonly course: Course } | null;
  /** Its node is not empty yet. */
  isDraining: boolean;
  /** Actions of the course that are done. */
  done: number;
  /** `lost`: others deleted its node, before its turn or in the middle of it. */
  state: 'waiting' | 'out' | 'failed' | 'ended' | 'lost';
}

/** Where the objects of one group stand together: at work as long as one is, stuck only when none is left that moves. */
export function standOf(list: readonly Running[]): GroupEnd {
  const failed = list.filter(({ state }) => state === 'failed').length;
  if (list.some(({ state }) => state === 'out')) return { phase: 'working', why: '' };
  if (list.some(({ state }) => state === 'waiting')) return { phase: 'waiting', why: '' };
  const lost = list.filter(({ state }) => state === 'lost').length;
  if (failed === 0 && lost > 0)
    return {
      phase: 'stuck',
      why: `${lost} ${lost === 1 ? 'node is' : 'nodes are'} deleted by another controller, and without the node the finalizer holds the object for good.`,
    };
  if (failed === 0) return { phase: list.length === 0 ? 'idle' : 'complete', why: '' };
  const objects = `${failed} ${failed === 1 ? 'object ends' : 'objects end'}`;
  return {
    phase: 'stuck',
    why: `${objects} as MaintenanceIncomplete, which nothing but a deletion leaves; the nodes stay cordoned.`,
  };
}
