import { findingsOf, policy, roller } from './objects.js';

const FLEET = '100 nodes gpu=true';

describe('deprecated-api: interruptionBudget', () => {
  const found = (budget: string, fleet = FLEET) =>
    findingsOf('deprecated-api', fleet, { head: roller(budget) }).map(
      ({ evidence }) => evidence['initialBatch'],
    );

  test.each([
    ['a percentage becomes a number for these nodes', '  interruptionBudget: {percent: 25}\n', FLEET, [25]],
    ['29% of 100 is 28, as the operator computes it', '  interruptionBudget: {percent: 29}\n', FLEET, [28]],
    ['nothing at once is one at a time', '  interruptionBudget: {count: 0}\n', FLEET, [1]],
    ['a count stays', '  interruptionBudget: {count: 3}\n', FLEET, [3]],
    ['a count above the fleet is the fleet', '  interruptionBudget: {count: 300}\n', FLEET, [100]],
    ['no nodes, nothing to compute', '  interruptionBudget: {count: 3}\n', '5 nodes cpu=true', []],
    ['a field that is not there is not on its way out', '', FLEET, []],
  ])('%s', (_claim, budget, fleet, expected) => {
    expect(found(budget, fleet)).toEqual(expected);
  });

  test('a policy that is refused is no interruptionBudget of 0', () => {
    const head = policy({ strategy: '{}' }) + roller();
    expect(findingsOf('deprecated-api', FLEET, { head })).toEqual([]);
  });

  test('the policy it gives rolls in the same batches', () => {
    const [finding] = findingsOf('deprecated-api', FLEET, {
      head: roller('  interruptionBudget: {percent: 25}\n'),
    });
    const [, text] = /default: (\{.*?\}\}\})/.exec(finding?.remediation ?? '') ?? [];
    const strategy = /strategy: (\{fixed: \{.*?\}\})/.exec(text ?? '')?.[1] ?? '';
    const [batch] = findingsOf('first-batch-too-large', FLEET, { head: policy({ strategy }) + roller() });
    expect(batch?.message).toContain('25 of 100 nodes (25%)');
  });
});
