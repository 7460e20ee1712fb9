import type {
  MachineStart,
  ReplacementFault,
} from '../../../src/systems/karpenter/controller/replacement/model.js';
import { forecastReplacement } from '../../../conformance/karpenter.js';
import { utc } from './samples.js';

const START = utc('2026-06-15T08:00:00Z');
const SECOND_MS = 1000;

function machine(name: string, pool: string, markedBeforeMs: number): MachineStart {
  return {
    name,
    pool,
    driftedAt: START - markedBeforeMs,
    workload: { keptUntil: null, pdb: 'free' },
    doNotDisrupt: false,
    graceMs: null,
    initialized: true,
    notReadyUntil: null,
    nominatedUntil: null,
    deleting: false,
    drainMs: null,
  };
}

/** The pools of which something starts within ten minutes. */
function started(fault: ReplacementFault | null): string[] {
  const pools = ['a', 'b'].map((name) => ({ name, budgets: [], replicas: null, limitNodes: null }));
  const nodes = [machine('n1', 'a', 9000), machine('n2', 'a', 8000), machine('n3', 'b', 7000)];
  const assumptions = { readyMs: 60 * SECOND_MS, drainMs: 30 * SECOND_MS, fault };
  const { events } = forecastReplacement(pools, nodes, assumptions, START, START + 600 * SECOND_MS);
  return [...new Set(events.flatMap((event) => (event.kind === 'start' ? [event.pool] : [])))];
}

// Source: kubernetes-sigs/karpenter#3080.
test('a pool whose replacements can never be launched holds the drift of the others', () => {
  expect(started({ kind: 'launchFails', first: Infinity, afterMs: SECOND_MS })).toEqual(['a']);
});

test('where all of them launch, every pool has its turn', () => {
  expect(started(null)).toEqual(['a', 'b']);
});
