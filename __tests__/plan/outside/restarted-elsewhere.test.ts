import { describe, expect, test } from '@jest/globals';
import { restartedElsewhere } from '../../../src/plan/outside/restarted-elsewhere.js';
import { manifestsOf } from '../../parse-side.js';
import { side } from '../reading/two-sides.js';

const AUTO = 'reloader.stakater.com/auto: "true"';

interface Shape {
  readonly annotations?: string;
  readonly ofPods?: string;
  readonly uses?: string;
  readonly image?: string;
}

function workload({
  annotations = '',
  ofPods = '',
  uses = 'envFrom: [{configMapRef: {name: cfg}}]',
  image = '1',
}: Shape): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: web, annotations: {${annotations}}}
spec:
  template:
    metadata: {annotations: {${ofPods}}}
    spec: {containers: [{name: a, image: "a:${image}", ${uses}}]}
`;
}

function settings(
  value: string,
  { kind = 'ConfigMap', more = '', name = 'cfg', namespace = 'web' } = {},
): string {
  return `apiVersion: v1\nkind: ${kind}\nmetadata: {name: ${name}, namespace: ${namespace}${more}}\ndata: {a: "${value}"}\n`;
}

function said(base: string, head: string): string[] {
  const held = (text: string) => manifestsOf(side({ 'a.yaml': text }).files);
  return restartedElsewhere(held(base), held(head)).map(({ severity, code }) => `${severity} ${code}`);
}

const edit = (shape: Shape, of: Parameters<typeof settings>[1] = {}): string[] =>
  said(`${workload(shape)}---\n${settings('1', of)}`, `${workload(shape)}---\n${settings('2', of)}`);

describe('an edit that has a workload restarted', () => {
  test.each<[claim: string, shape: Shape, of?: Parameters<typeof settings>[1]]>([
    ['of what its pods use', { annotations: AUTO }, {}],
    ['by an annotation of its pods', { ofPods: AUTO }, {}],
    ['of one that writes no namespace', { annotations: AUTO }, { namespace: '' }],
    ['of ConfigMaps alone', { annotations: 'configmap.reloader.stakater.com/auto: "true"' }, {}],
    [
      'of one by its name',
      { annotations: 'configmap.reloader.stakater.com/reload: "x, cfg"', uses: 'env: []' },
      {},
    ],
    [
      'of a Secret in an environment',
      { annotations: AUTO, uses: 'env: [{name: a, valueFrom: {secretKeyRef: {name: cfg, key: a}}}]' },
      { kind: 'Secret' },
    ],
    ['as Wave does', { annotations: 'wave.pusher.com/update-on-config-change: "true"' }, {}],
    [
      'of what matches',
      { annotations: 'reloader.stakater.com/search: "true"' },
      { more: ', annotations: {reloader.stakater.com/match: "true"}' },
    ],
  ])('%s is not judged', (_claim, shape, of) => {
    expect(edit(shape, of)).toEqual(['error restarted-elsewhere']);
  });

  test.each<[claim: string, shape: Shape, of: Parameters<typeof settings>[1]]>([
    ['without an annotation', {}, {}],
    ['of what its pods do not use', { annotations: AUTO }, { name: 'other' }],
    ['in another namespace', { annotations: AUTO }, { namespace: 'other' }],
    ['of a Secret of that name', { annotations: AUTO }, { kind: 'Secret' }],
    ['of what does not match', { annotations: 'reloader.stakater.com/search: "true"' }, {}],
    ['where it is switched off', { annotations: 'reloader.stakater.com/auto: "false"' }, {}],
  ])('is none %s', (_claim, shape, of) => {
    expect(edit(shape, of)).toEqual([]);
  });

  test('is planned where its pod template changes too, and is none of labels or without a base', () => {
    const [a, b] = [workload({ annotations: AUTO }), workload({ annotations: AUTO, image: '2' })];
    expect(said(`${a}---\n${settings('1')}`, `${b}---\n${settings('2')}`)).toEqual([]);
    expect(
      said(`${a}---\n${settings('1')}`, `${a}---\n${settings('1', { more: ', labels: {b: c}' })}`),
    ).toEqual([]);
    expect(said(a, `${a}---\n${settings('2')}`)).toEqual([]);
    expect(restartedElsewhere(null, manifestsOf(side({ 'a.yaml': a }).files))).toEqual([]);
  });
});
