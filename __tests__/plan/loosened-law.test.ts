import fc from 'fast-check';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { policy, roller } from '../rules/objects.js';

/** A loosening edit of a careful policy over 40 nodes: more of them may be out at once than the base allowed. */
type Loosening = (count: number, batch: number) => string;

const fixed = (batch: number): string =>
  `{fixed: {initialBatch: ${batch}, failureThreshold: 1, safetyLimit: 100}}`;

const loose = (count: number, batch: number): string =>
  policy({ budget: `{count: ${count}}`, strategy: fixed(batch) });

const LOOSENINGS: Readonly<Record<string, Loosening>> = {
  'raised budget and batch': (count, batch) => loose(count, batch) + roller(),
  'as percent': (count, batch) =>
    policy({ budget: `{percent: ${Math.min(100, Math.ceil(count * 2.5))}}`, strategy: fixed(batch) }) +
    roller(),
  renamed: (count, batch) =>
    loose(count, batch).replace('name: gpu', 'name: other') + roller('  deploymentPolicy: other\n'),
  'without a policy': () => roller(''),
  'in a List': (count, batch) => {
    const items = [loose(count, batch), roller()].map((text) =>
      text.replace(/^---\n/, '').replaceAll('\n', '\n    '),
    );
    return `apiVersion: v1\nkind: List\nitems:\n${items.map((item) => `  - ${item.trimEnd()}\n`).join('')}`;
  },
  split: (count, batch) =>
    policy({
      compartments: [
        {
          name: 'one',
          selector: '{matchLabels: {gpu: "true"}}',
          budget: `{count: ${count}}`,
          strategy: fixed(batch),
        },
      ],
    }) + roller(),
};

const SNAPSHOT = nodeList(parseFleet('40 nodes gpu=true'));
const BASE = policy({ budget: '{count: 1}' }) + roller();

/** A warning or an error that was not there before, or is worse. */
function isTold(head: string): boolean {
  return planOf({ base: BASE, head, snapshot: SNAPSHOT }).findings.some(
    ({ severity, status }) => severity !== 'info' && (status === 'new' || status === 'worsened'),
  );
}

test('loosened law: the base against itself reports nothing, so that what is reported below is about the edit', () => {
  expect(isTold(BASE)).toBe(false);
});

test.each(Object.entries(LOOSENINGS))(
  '%s: a policy that lets more nodes out is never without a finding',
  (_, loosen) => {
    const sizes = fc.tuple(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 2, max: 40 }));
    fc.assert(
      fc.property(sizes, ([count, batch]) => isTold(loosen(count, batch))),
      { seed: 12, numRuns: 4 },
    );
  },
);
