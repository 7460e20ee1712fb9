import { describe, expect, test } from '@jest/globals';
import { cutOffControllers, cutOffPods } from '../../../src/plan/outside/cut-off.js';
import { manifestsOf } from '../../parse-side.js';
import { side } from '../reading/two-sides.js';

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
const FRONT = { from: [{ podSelector: { matchLabels: { app: 'front' } } }] };

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

describe('a network policy around a workload that is planned', () => {
  const WEB = CONTROLLER.replaceAll('karpenter', 'web').replace('web/controller:1', 'web:1');
  const around = (spec: object): string => policy({ podSelector: { matchLabels: { app: 'web' } }, ...spec });
  const closed = (before: readonly string[], after: readonly string[]): string[] => {
    const held = (texts: readonly string[]) =>
      manifestsOf(side(Object.fromEntries(texts.map((one, i) => [`${i}.yaml`, one]))).files);
    return cutOffPods(held(before), held(after)).map(
      ({ code, isUnjudged, severity, message }) =>
        `${isUnjudged === true ? '' : `${severity} `}${code} ${/Deployment\/\w+/.exec(message)?.[0] ?? ''}`,
    );
  };

  test.each<[claim: string, before: string[], after: string[], expected: string[]]>([
    ['that lets nobody in', [WEB], [WEB, around({})], ['closed-to-pods Deployment/web']],
    ['of every pod', [WEB], [WEB, policy({ podSelector: {} })], ['closed-to-pods Deployment/web']],
    [
      'that lists whom it lets in, where nobody had',
      [WEB],
      [WEB, around({ ingress: [FRONT] })],
      ['info closed-to-pods Deployment/web'],
    ],
    [
      'that lets fewer in than one had listed',
      [WEB, around({ ingress: [FRONT, DNS] })],
      [WEB, around({ ingress: [FRONT] })],
      ['closed-to-pods Deployment/web'],
    ],
    [
      'that lets names be asked for',
      [WEB],
      [WEB, around({ policyTypes: ['Egress'], egress: [DNS] })],
      ['info closed-to-pods Deployment/web'],
    ],
    [
      'that lets some out, and no names be asked for',
      [WEB],
      [WEB, around({ policyTypes: ['Egress'], egress: [{ ports: [{ port: 54, endPort: 443 }] }] })],
      ['closed-to-pods Deployment/web'],
    ],
    [
      'that lists some and lets nobody in',
      [WEB],
      [WEB, around({ policyTypes: ['Ingress', 'Egress'], egress: [DNS] })],
      ['closed-to-pods Deployment/web'],
    ],
    [
      'that goes and let some out',
      [
        WEB,
        around({ policyTypes: ['Egress'] }),
        around({ policyTypes: ['Egress'], egress: [DNS] }).replace('closed', 'open'),
      ],
      [WEB, around({ policyTypes: ['Egress'] })],
      ['closed-to-pods Deployment/web'],
    ],
    ['that lets everybody in', [WEB], [WEB, around({ ingress: [{}] })], []],
    ['that comes with the workload', [], [WEB, around({})], []],
    ['of other pods', [WEB], [WEB, policy({ podSelector: { matchLabels: { app: 'x' } } })], []],
    ['that was there', [WEB, around({})], [WEB, around({})], []],
    ['around a controller, which is told as that', [CONTROLLER], [CONTROLLER, policy({})], []],
  ])('%s', (_claim, before, after, expected) => {
    expect(closed(before, after)).toEqual(expected);
  });
});

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

describe('what several network policies let through together counts', () => {
  const DENY = policy({ policyTypes: ['Ingress', 'Egress'] });
  const allow = (spec: object): string => policy(spec).replace('"closed"', '"open"');
  const both = (one: string, other: string): string => `${one}\n---\n${other}`;
  test.each<[claim: string, before: string | null, after: string | null, expected: string[]]>([
    [
      'the one that opens goes, and the one that closes stays',
      both(DENY, allow({ policyTypes: ['Egress'], egress: [API] })),
      DENY,
      ['warning edited-controller NetworkPolicy/open is gone from the files'],
    ],
    [
      'the one that opens is around other pods now',
      both(DENY, allow({ policyTypes: ['Egress'], egress: [API] })),
      both(
        DENY,
        allow({ policyTypes: ['Egress'], egress: [API], podSelector: { matchLabels: { app: 'x' } } }),
      ),
      ['warning edited-controller NetworkPolicy/open is edited'],
    ],
    [
      'a second one closes what the first lets through all the same',
      allow({ ingress: [{}] }),
      both(DENY.replace('"Egress"', '"Ingress"'), allow({ ingress: [{}] })),
      [],
    ],
  ])('%s', (_claim, before, after, expected) => {
    expect(said(before, after)).toEqual(expected);
  });
});

describe('a network policy of another project', () => {
  const other = (apiVersion: string, kind: string, spec: object, namespace?: string): string =>
    JSON.stringify({
      apiVersion,
      kind,
      metadata: { name: 'closed', ...(namespace ? { namespace } : {}) },
      spec,
    });
  const CILIUM = 'cilium.io/v2';
  const CALICO = 'projectcalico.org/v3';
  const ADMIN = 'policy.networking.k8s.io/v1alpha1';
  const ISTIO = 'security.istio.io/v1';
  const ANTREA = 'crd.antrea.io/v1beta1';

  test.each<[claim: string, policy: string]>([
    [
      'of Cilium in the namespace',
      other(
        CILIUM,
        'CiliumNetworkPolicy',
        { endpointSelector: { matchLabels: { 'k8s:app': 'karpenter' } } },
        'system',
      ),
    ],
    [
      'of Cilium for a namespace',
      other(CILIUM, 'CiliumClusterwideNetworkPolicy', {
        endpointSelector: { matchLabels: { 'k8s:io.kubernetes.pod.namespace': 'system' } },
      }),
    ],
    [
      'of Cilium with several parts',
      JSON.stringify({
        ...(JSON.parse(other(CILIUM, 'CiliumClusterwideNetworkPolicy', {})) as object),
        spec: undefined,
        specs: [{ endpointSelector: { matchLabels: { app: 'web' } } }, { endpointSelector: {} }],
      }),
    ],
    [
      'of Cilium by the account',
      other(CILIUM, 'CiliumClusterwideNetworkPolicy', {
        endpointSelector: { matchLabels: { 'io.cilium.k8s.policy.serviceaccount': 'x' } },
      }),
    ],
    ['of Calico by a label', other(CALICO, 'GlobalNetworkPolicy', { selector: "app == 'karpenter'" })],
    ['of Calico by words', other(CALICO, 'GlobalNetworkPolicy', { selector: "app in {'a'}" })],
    [
      'of Calico for a namespace, as it is stored',
      other('crd.projectcalico.org/v1', 'GlobalNetworkPolicy', {
        namespaceSelector: 'projectcalico.org/name == "system"',
      }),
    ],
    ['of Calico in the namespace', other(CALICO, 'NetworkPolicy', { selector: 'all()' }, 'system')],
    [
      'of an administrator',
      other(ADMIN, 'AdminNetworkPolicy', { subject: { namespaces: { matchLabels: { team: 'a' } } } }),
    ],
    [
      'of an administrator for pods',
      other(ADMIN, 'BaselineAdminNetworkPolicy', {
        subject: { pods: { podSelector: { matchLabels: { app: 'karpenter' } } } },
      }),
    ],
    ['of Istio', other(ISTIO, 'AuthorizationPolicy', { action: 'DENY' }, 'system')],
    [
      'of Istio for the mesh',
      other(ISTIO, 'PeerAuthentication', { mtls: { mode: 'STRICT' } }, 'istio-system'),
    ],
    ['of Antrea', other(ANTREA, 'ClusterNetworkPolicy', { appliedTo: [{ podSelector: {} }] })],
  ])('%s is told where it is added, and where it is edited', (_claim, policy) => {
    const { kind } = JSON.parse(policy) as { readonly kind: string };
    const edited = policy
      .replace('"closed"},', '"closed"},"other":1,')
      .replace('"metadata"', '"more":1,"metadata"');
    expect(said(null, policy)).toEqual([`warning edited-controller ${kind}/closed is added`]);
    expect(said(policy, edited)).toEqual([`warning edited-controller ${kind}/closed is edited`]);
    expect(said(policy, policy)).toEqual([]);
    expect(said(policy, null)).toEqual([]);
  });

  test.each<[claim: string, policy: string]>([
    ['of Cilium in another namespace', other(CILIUM, 'CiliumNetworkPolicy', { endpointSelector: {} }, 'web')],
    [
      'of Cilium for other pods',
      other(CILIUM, 'CiliumClusterwideNetworkPolicy', {
        endpointSelector: { matchLabels: { 'any:app': 'web' } },
      }),
    ],
    [
      'of Calico for other pods',
      other(CALICO, 'GlobalNetworkPolicy', { selector: "app == 'web' && x == 'y'" }),
    ],
    [
      'of an administrator for another namespace',
      other(ADMIN, 'AdminNetworkPolicy', {
        subject: { namespaces: { matchLabels: { 'kubernetes.io/metadata.name': 'web' } } },
      }),
    ],
    ['of Istio in another namespace', other(ISTIO, 'AuthorizationPolicy', {}, 'web')],
    [
      'of Antrea for other pods',
      other(ANTREA, 'ClusterNetworkPolicy', {
        appliedTo: [{ podSelector: { matchLabels: { app: 'web' } } }],
      }),
    ],
  ])('%s is not', (_claim, policy) => {
    expect(said(null, policy)).toEqual([]);
  });
});
