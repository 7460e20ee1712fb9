import { conditionIn, createdIn, timeIn, trueConditionIn } from '../../src/snapshot/status.js';

const READY = { type: 'Ready', status: 'True', lastTransitionTime: '2026-01-02T03:04:05Z' };
const DRIFTED = { type: 'Drifted', status: 'False', reason: 'No' };
const STATUS = { conditions: [READY, DRIFTED] };

test('conditions: a condition is found by its type, and what has no list has none', () => {
  expect(conditionIn(STATUS, 'Drifted')).toEqual(DRIFTED);
  expect(conditionIn({ conditions: 'none' }, 'Ready')).toBeUndefined();
  expect(conditionIn(undefined, 'Ready')).toBeUndefined();
});

test('conditions: only a condition that is True holds', () => {
  expect(trueConditionIn(STATUS, 'Ready')).toEqual(READY);
  expect(trueConditionIn(STATUS, 'Drifted')).toBeUndefined();
});

describe('conditions: a time is read', () => {
  test.each([
    ['with its zone', '2026-01-02T03:04:05Z', Date.UTC(2026, 0, 2, 3, 4, 5)],
    ['and not by the clock of the machine where it has none', '2026-01-02T03:04:05', null],
    ['and not from a day alone', '2026-01-02', null],
  ])('%s', (_name, creationTimestamp, at) => {
    expect(timeIn({ creationTimestamp }, 'creationTimestamp')).toBe(at);
    expect(createdIn({ metadata: { creationTimestamp } })).toBe(at);
  });

  test('and there is none where the field is no text', () => {
    expect(timeIn({ at: 3 }, 'at')).toBeNull();
    expect(timeIn(undefined, 'at')).toBeNull();
  });
});
