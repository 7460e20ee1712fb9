import { withFix } from '../src/fix-edits.js';
import { fix } from '../src/systems/system.js';

const COMPARTMENTS = `compartments:
  - name: a
    strategy:
      fixed: { initialBatch: 2, safetyLimit: 90 }
  - name: b
    strategy:
      exponential: { initialBatch: 1, failureThreshold: 1 }
`;

test('withFix: a threshold is written into the strategy that the fix puts there, not into that of another group', () => {
  const replaced = fix`Replace ${{ field: 'initialBatch', value: 4, inPlaceOf: 'exponential' }} and set ${{ field: 'safetyLimit', value: 100 }}.`;
  const place = { file: 'a.yaml', line: 6, column: 5 };
  expect(withFix({ text: COMPARTMENTS }, place, replaced)).toBe(
    COMPARTMENTS.replace(
      '      exponential: { initialBatch: 1, failureThreshold: 1 }\n',
      '      fixed: { initialBatch: 4, failureThreshold: 1, safetyLimit: 100 }\n',
    ),
  );
});

test('withFix: a fix with one field that is nowhere is not written in part', () => {
  const partly = fix`Set ${{ field: 'initialBatch', value: 1 }} and ${{ field: 'maxUnavailable', value: 1 }}.`;
  expect(withFix({ text: COMPARTMENTS }, { file: 'a.yaml', line: 4, column: 7 }, partly)).toBeNull();
});
