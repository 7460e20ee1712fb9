import { RULES } from '../../src/rules/catalogue.js';
import { evaluatesSystem } from '../../src/rules/rule.js';
import { findingsOf } from './node-pools.js';

test.each([
  ['no limit at all', 'budgets: []'],
  ['a window', 'budgets: [{ nodes: "50%", schedule: "0 2 * * sat", duration: 4h }]'],
  ['a freeze', 'budgets: [{ nodes: "0" }]'],
])(
  'systems: a NodePool with %s is evaluated by rules of its own system and of all, in its own words',
  (_what, disruption) => {
    const fired = new Set(findingsOf({ disruption, nodes: 20 }).map(({ rule }) => rule));
    const foreign = RULES.filter((rule) => !evaluatesSystem(rule)('karpenter'));
    expect(fired.size).toBeGreaterThan(0);
    expect(foreign.filter(({ id }) => fired.has(id))).toEqual([]);
  },
);
