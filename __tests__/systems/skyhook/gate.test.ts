import {
  closeGate,
  completeNode,
  isReady,
  waitsForAll,
} from '../../../src/systems/skyhook/controller/gate.js';
import { renewNode } from '../../../src/systems/skyhook/controller/gone.js';
import { setComplete } from '../../../src/systems/skyhook/controller/roll-changes.js';
import type { OperatorState } from '../../../src/systems/skyhook/controller/state.js';
import { fleet, operatorOf, policy, strategy } from './rolling.js';

/** Two Skyhooks over three nodes, of which the first is complete on all. */
function secondMayGo(sequencing: 'all' | 'node'): OperatorState {
  const { state } = operatorOf({
    nodes: fleet(3),
    policy: policy(strategy('fixed')),
    skyhooks: [
      { name: 'first', spec: { sequencing, priority: 1 } },
      { name: 'second', spec: { priority: 2 } },
    ],
  });
  for (const slot of [0, 1, 2]) completeNode(state, 0, slot);
  return state;
}

const ready = (state: OperatorState): boolean[] => [0, 1, 2].map((slot) => isReady(state, 1, slot));

describe('the next Skyhook is let through, and held again when the one before it is no longer complete', () => {
  test.each(['all', 'node'] as const)('through, with sequencing %s', (sequencing) => {
    const state = secondMayGo(sequencing);
    expect([waitsForAll(state, 1), ready(state)]).toEqual([false, [true, true, true]]);
  });

  test.each([
    ['all', true, [false, false, false]],
    ['node', false, [true, false, true]],
  ] as const)('a node that is replaced, with sequencing %s', (sequencing, waits, expected) => {
    const state = secondMayGo(sequencing);
    ready(state);
    renewNode(state, 0, 1);
    expect([waitsForAll(state, 1), ready(state)]).toEqual([waits, expected]);
  });

  test.each([
    ['all', true, [false, false, false]],
    ['node', false, [true, false, true]],
  ] as const)('work that all nodes get once more, with sequencing %s', (sequencing, waits, expected) => {
    const state = secondMayGo(sequencing);
    ready(state);
    const [first] = state.rolls;
    if (first) setComplete(first, 1, false);
    closeGate(state, 0);
    expect([waitsForAll(state, 1), ready(state)]).toEqual([waits, expected]);
  });
});
