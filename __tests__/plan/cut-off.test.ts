import { describe, expect, test } from '@jest/globals';
import { cutOffControllers } from '../../src/plan/cut-off.js';
import { manifestsOf } from '../parse-side.js';
import { side } from './two-sides.js';

const CONTROLLER = JSON.stringify({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'karpenter', namespace: 'system' },
  spec: {
    template: {
      metadata: { labels: { app: 'karpenter' } },
      spec: { containers: [{ image: 'karpenter/controller:1' }] },
    },
  },
});
const API = { to: [{ ipBlock: { cidr: '10.0.0.1/32' } }] };
const DNS = { ports: [{ port: 53 }] };

function policy(spec: object, namespace = 'system', labels: object = {}): string {
  return JSON.stringify({
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'closed', namespace, labels },
    spec: { podSelector: { matchLabels: { app: 'karpenter' } }, ...spec },
  });
}
const egress = (...rules: readonly object[]): string => policy({ policyTypes: ['Egress'], egress: rules });

function said(before: string | null, after: string | null): string[] {
  const held = (one: string | null) =>
    manifestsOf(side({ 'a.yaml': CONTROLLER, ...(one === null ? {} : { 'b.yaml': one }) }).files);
  return cutOffControllers(held(before), held(after)).map(
    ({ severity, code, message }) => `${severity} ${code} ${message.split(',')[0] ?? ''}`,
  );
}

describe('a network policy around a controller', () => {
  test.each<[claim: string, before: string | null, after: string, does: string]>([
    ['that lets nobody in', null, policy({}), 'added'],
    ['that lets nothing out', null, egress(), 'added'],
    ['that lets some out', null, egress(API), 'added'],
    ['of every pod of the namespace', null, policy({ podSelector: {} }), 'added'],
    ['that lets out less', egress(API, DNS), egress(DNS), 'edited'],
    [
      'that is of a second direction now',
      policy({ ingress: [{}] }),
      policy({ ingress: [{}], egress: [DNS] }),
      'edited',
    ],
    [
      'that was around other pods',
      policy({ podSelector: { matchLabels: { app: 'web' } } }),
      policy({}),
      'edited',
    ],
  ])('%s is told', (_claim, before, after, does) => {
    expect(said(before, after)).toEqual([`warning edited-controller NetworkPolicy/closed is ${does}`]);
  });

  test.each<[claim: string, before: string | null, after: string | null]>([
    ['that was there', policy({}), policy({}, 'system', { team: 'a' })],
    ['that leaves', policy({}), null],
    ['that lets out more', egress(DNS), egress(DNS, API)],
    ['that lets everybody in', null, policy({ ingress: [{}] })],
    ['that lets everything out', null, egress({})],
    ['of another namespace', null, policy({}, 'web')],
    ['of other pods', null, policy({ podSelector: { matchLabels: { app: 'web' } } })],
    [
      'that gives up a direction',
      policy({ policyTypes: ['Ingress', 'Egress'] }),
      policy({ policyTypes: ['Ingress'] }),
    ],
  ])('%s is not', (_claim, before, after) => {
    expect(said(before, after)).toEqual([]);
  });
});
