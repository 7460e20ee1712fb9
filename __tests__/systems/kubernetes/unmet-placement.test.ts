import { toPlain } from '../../../src/text/render.js';
import { unmetPlacement } from '../../../src/systems/kubernetes/rollout/places.js';
import type { Requirement } from '../../../src/systems/kubernetes/controller/node-fit.js';

const NODES = [{ labels: { zone: 'a', disk: 'hdd' } }, { labels: { zone: 'b', disk: 'ssd' } }];
const zone = (value: string): Requirement => ({ key: 'zone', operator: 'In', values: [value] });

function unmet(nodeSelector: Record<string, string>, terms: readonly Requirement[][] | null): string | null {
  const requiredTerms = terms && terms.map((matchExpressions) => ({ matchExpressions, matchFields: [] }));
  const placement = { nodeName: null, nodeSelector, requiredTerms, tolerations: [], hostNetwork: false };
  const found = unmetPlacement(placement, NODES);
  return found && toPlain(found);
}

describe('what a pod template asks of nodes and none has', () => {
  test.each<[string, Record<string, string>, readonly Requirement[][] | null, string | null]>([
    ['a label of the nodeSelector', { disk: 'nvme' }, null, '`disk=nvme`, which its pod template asks for'],
    ['a requirement of the node affinity', {}, [[zone('c')]], '`zone=c`, which its pod template asks for'],
    [
      'a label that has to be there',
      {},
      [[{ key: 'gpu', operator: 'Exists', values: [] }]],
      '`gpu Exists`, which its pod template asks for',
    ],
    ['nothing of several terms', {}, [[zone('c')], [zone('a'), zone('d')]], null],
    ['nothing where one term is met', {}, [[zone('c')], [zone('a')]], null],
    ['nothing where each is met by some node', { disk: 'ssd' }, [[zone('a')]], null],
    ['nothing where nothing is asked', {}, null, null],
  ])('%s', (_claim, selector, terms, expected) => {
    expect(unmet(selector, terms)).toBe(expected);
  });
});
