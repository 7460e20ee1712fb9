import fc from 'fast-check';
import { hosts, planned, planYaml } from './plans.js';

const MINUTE = 60_000;
/** What a plan takes for a Job where nothing says how long it is. */
const WORK_MINUTES = 20;
const EVERY_DAY = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const LABEL = 'plan.upgrade.cattle.io/agents';

interface World {
  readonly nodes: number;
  readonly concurrency: number;
  readonly delayMinutes: number;
  /** Nodes that carry the label `disabled`. */
  readonly disabled: number;
  /** Nodes whose hostname label is not their name: their Jobs never end. */
  readonly misnamed: number;
  /** Minutes from the plan's instant until the window opens; null: there is no window. */
  readonly opensIn: number | null;
}

/** What comes of it, whatever the order in which the nodes are taken. */
interface Expected {
  readonly outcome: string;
  readonly peak: number;
  /** From the plan's instant on; null: never. */
  readonly finishMinutes: number | null;
}

/**
 * A second look at the controller, place by place, written from its behavior alone: a place is freed by success, after the pause; a Job
 * that never ends keeps it; the window is asked once, before the first place is taken. Nodes are all alike, so that their order is free.
 */
function expected({ nodes, concurrency, delayMinutes, disabled, misnamed, opensIn }: World): Expected {
  const due = nodes - disabled;
  const lost = Math.min(misnamed, due);
  if (concurrency === 0) return { outcome: 'stuck', peak: 0, finishMinutes: null };
  if (lost > 0) return { outcome: 'stuck', peak: Math.min(concurrency, due), finishMinutes: null };
  const freeAt = Array.from({ length: concurrency }, () => opensIn ?? 0);
  let end = 0;
  for (let i = 0; i < due; i++) {
    freeAt.sort((a, b) => a - b);
    const done = (freeAt[0] ?? 0) + WORK_MINUTES;
    freeAt[0] = done + delayMinutes;
    // The node is back when its Job has succeeded; the pause after it only keeps the place.
    end = Math.max(end, done);
  }
  return { outcome: 'complete', peak: Math.min(concurrency, due), finishMinutes: end };
}

const worlds = fc
  .record({
    nodes: fc.integer({ min: 1, max: 12 }),
    concurrency: fc.integer({ min: 0, max: 5 }),
    delayMinutes: fc.constantFrom(0, 0, 3, 45),
    disabled: fc.integer({ min: 0, max: 3 }),
    misnamed: fc.constantFrom(0, 0, 0, 1, 2),
    opensIn: fc.constantFrom(null, null, 1, 125),
  })
  .filter(({ nodes, disabled, misnamed }) => disabled + misnamed < nodes);

function plannedOf({ nodes, concurrency, delayMinutes, disabled, misnamed, opensIn }: World) {
  const shapes = hosts(nodes, (i) => ({
    ...(i < disabled ? { labels: { [LABEL]: 'disabled' } } : {}),
    ...(i >= nodes - misnamed ? { labels: { 'kubernetes.io/hostname': `other-${i}` } } : {}),
  }));
  const bare = planned(planYaml({ concurrency: 1 }), hosts(1)).report.plan.at;
  const clock = (minutes: number): string => new Date(bare + minutes * MINUTE).toISOString().slice(11, 16);
  const window =
    opensIn === null
      ? {}
      : { window: { days: EVERY_DAY, startTime: clock(opensIn), endTime: clock(opensIn + 2) } };
  const spec = {
    concurrency,
    ...(delayMinutes > 0 ? { postCompleteDelay: `${delayMinutes}m` } : {}),
    ...window,
  };
  return planned(planYaml(spec), shapes);
}

// Source: rancher/system-upgrade-controller d357e230, pkg/upgrade/plan/plan.go, handle_upgrade.go and handle_batch.go.
test('oracle: a Plan ends when a second, independent look at it says so, with as many nodes out at once', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const { group, report } = plannedOf(world);
      const { finish } = group;
      const got: Expected = {
        outcome: group.outcome,
        peak: group.peakAtOnce,
        finishMinutes: finish === null ? null : (finish - report.plan.at) / MINUTE,
      };
      expect(got).toEqual(expected(world));
    }),
    { numRuns: 120 },
  );
});
