import {
  nodeFit,
  CORDONED,
  UNREACHABLE,
  withCondition,
} from '../../../src/systems/kubernetes/controller/node-fit.js';
import type { Placement } from '../../../src/systems/kubernetes/controller/spec.js';
import { isTolerated } from '../../../src/snapshot/snapshot.js';
import { ANYWHERE, node } from './build.js';

const GPU = { key: 'gpu', value: 'yes', effect: 'NoSchedule' };
const GONE = { key: 'maint', value: 'yes', effect: 'NoExecute' };

describe('node fit: which nodes run a daemon pod', () => {
  test.each([
    ['an untolerated NoSchedule taint keeps new pods away and leaves old ones', [GPU], [false, true]],
    ['an untolerated NoExecute taint takes them away', [GONE], [false, false]],
    ['PreferNoSchedule changes nothing', [{ ...GPU, effect: 'PreferNoSchedule' }], [true, true]],
    ['a cordoned node is wanted', CORDONED, [true, true]],
    ['a node that is down is not wanted, and keeps its pod', UNREACHABLE, [false, true]],
  ])('%s', (_name, taints, [shouldRun, shouldContinue]) => {
    expect(nodeFit(node('n1', { taints }), ANYWHERE)).toEqual({ shouldRun, shouldContinue });
  });

  test('an agent that tolerates everything is wanted on a node that is down', () => {
    const all = { key: '', operator: 'Exists', value: '', effect: '' };
    const placement: Placement = { ...ANYWHERE, tolerations: [all] };
    expect(nodeFit(node('n1', { taints: UNREACHABLE }), placement).shouldRun).toBe(true);
  });

  test('network-unavailable is tolerated with hostNetwork only', () => {
    const taints = [{ key: 'node.kubernetes.io/network-unavailable', value: '', effect: 'NoSchedule' }];
    expect(nodeFit(node('n1', { taints }), ANYWHERE).shouldRun).toBe(false);
    expect(nodeFit(node('n1', { taints }), { ...ANYWHERE, hostNetwork: true }).shouldRun).toBe(true);
  });

  test.each([
    ['nodeSelector', { nodeSelector: { role: 'w' } }, true],
    ['another nodeSelector', { nodeSelector: { role: 'x' } }, false],
    ['a nodeName', { nodeName: 'n1' }, true],
    ['another nodeName', { nodeName: 'n2' }, false],
    ['one of two affinity terms', { requiredTerms: [term('role', 'x'), term('role', 'w')] }, true],
    ['no affinity term', { requiredTerms: [term('role', 'x')] }, false],
    ['an empty list of terms', { requiredTerms: [] }, false],
    ['an empty term', { requiredTerms: [{ matchExpressions: [], matchFields: [] }] }, false],
    ['the name as a field', { requiredTerms: [fieldTerm('metadata.name', 'n1')] }, true],
    ['another field', { requiredTerms: [fieldTerm('spec.unschedulable', 'n1')] }, false],
  ])('%s', (_name, changes: Partial<Placement>, fits) => {
    const fit = nodeFit(node('n1', { labels: { role: 'w' } }), { ...ANYWHERE, ...changes });
    expect(fit).toEqual({ shouldRun: fits, shouldContinue: fits });
  });
});

function term(key: string, value: string) {
  return { matchExpressions: [{ key, operator: 'In', values: [value] }], matchFields: [] };
}

function fieldTerm(key: string, value: string) {
  return { matchExpressions: [], matchFields: [{ key, operator: 'In', values: [value] }] };
}

describe('node fit: tolerations', () => {
  test.each([
    ['an equal value', { key: 'gpu', operator: 'Equal', value: 'yes', effect: '' }, true],
    ['no operator is Equal', { key: 'gpu', operator: '', value: 'yes', effect: '' }, true],
    ['another value', { key: 'gpu', operator: 'Equal', value: 'no', effect: '' }, false],
    ['Exists needs no value', { key: 'gpu', operator: 'Exists', value: '', effect: '' }, true],
    ['another effect', { key: 'gpu', operator: 'Exists', value: '', effect: 'NoExecute' }, false],
    ['another key', { key: 'cpu', operator: 'Exists', value: '', effect: '' }, false],
    ['an operator that does not exist', { key: 'gpu', operator: 'Any', value: 'yes', effect: '' }, false],
  ])('%s', (_name, toleration, tolerated) => {
    expect(isTolerated(GPU, [toleration])).toBe(tolerated);
  });

  test('a condition puts its taints on once and takes them off again', () => {
    const down = withCondition([GPU], UNREACHABLE, true);
    expect(withCondition(down, UNREACHABLE, true)).toEqual(down);
    expect(withCondition(down, UNREACHABLE, false)).toEqual([GPU]);
  });
});

test.each([
  ['In', ['a', 'b'], 'a', true],
  ['In', ['a'], undefined, false],
  ['NotIn', ['a'], 'b', true],
  ['NotIn', ['a'], undefined, true],
  ['Exists', [], 'a', true],
  ['Exists', [], undefined, false],
  ['DoesNotExist', [], undefined, true],
  ['Gt', ['5'], '6', true],
  ['Gt', ['5'], 'six', false],
  ['Gt', ['5', '6'], '7', false],
  ['Lt', ['5'], '4', true],
  ['Lt', ['5'], undefined, false],
  ['Like', ['a'], 'a', false],
])('nodeFit: required affinity %s %j over the label %j: %s', (operator, values, value, shouldRun) => {
  const labels: Record<string, string> = value === undefined ? {} : { key: value };
  const terms = [{ matchExpressions: [{ key: 'key', operator, values }], matchFields: [] }];
  expect(nodeFit(node('n1', { labels }), { ...ANYWHERE, requiredTerms: terms }).shouldRun).toBe(shouldRun);
});

test('nodeFit: inherited properties are no labels', () => {
  const terms = [
    { matchExpressions: [{ key: 'constructor', operator: 'Exists', values: [] }], matchFields: [] },
  ];
  expect(nodeFit(node('n1'), { ...ANYWHERE, requiredTerms: terms }).shouldRun).toBe(false);
});
