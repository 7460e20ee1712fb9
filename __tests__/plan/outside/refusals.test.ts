import { describe, expect, test } from '@jest/globals';
import { refusals } from '../../../src/plan/outside/refusals.js';
import { manifestsOf } from '../../parse-side.js';
import { side } from '../reading/two-sides.js';

const WEB =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web, namespace: web}\nspec: {template: {spec: {}}}\n';
const ADMISSION = 'admissionregistration.k8s.io/v1';

function object(apiVersion: string, kind: string, rest: object, metadata: object = {}): string {
  return JSON.stringify({
    apiVersion,
    kind,
    metadata: { name: 'x', namespace: 'web', ...metadata },
    ...rest,
  });
}
const webhook = (resources: string[], more: object = {}): string =>
  object(ADMISSION, 'ValidatingWebhookConfiguration', { webhooks: [{ rules: [{ resources }], ...more }] });
const policy = (resources: string[]): string =>
  object(ADMISSION, 'ValidatingAdmissionPolicy', {
    spec: { matchConstraints: { resourceRules: [{ resources }] } },
  });
const binding = (...validationActions: string[]): string =>
  object(ADMISSION, 'ValidatingAdmissionPolicyBinding', { spec: { validationActions } });
const constraint = (kinds: string[], more: object = {}): string =>
  object('constraints.gatekeeper.sh/v1beta1', 'K8sAllowedRepos', {
    spec: { match: { kinds: [{ kinds }] }, ...more },
  });
const kyverno = (action: string, kinds: string[]): string =>
  object('kyverno.io/v1', 'ClusterPolicy', {
    spec: { validationFailureAction: action, rules: [{ match: { resources: { kinds } }, validate: {} }] },
  });
const validating = (actions: string[]): string =>
  object('policies.kyverno.io/v1', 'ValidatingPolicy', {
    spec: { validationActions: actions, matchConstraints: { resourceRules: [{ resources: ['pods'] }] } },
  });
const namespace = (level: string, name = 'web'): string =>
  object('v1', 'Namespace', {}, { name, labels: { 'pod-security.kubernetes.io/enforce': level } });
const quota = (hard: object, name = 'web'): string =>
  object('v1', 'ResourceQuota', { spec: { hard } }, { namespace: name });
const range = (max: string): string =>
  object('v1', 'LimitRange', { spec: { limits: [{ max: { cpu: max } }] } });

function said(before: string, after: string): string[] {
  const held = (text: string) =>
    manifestsOf(side({ 'web.yaml': WEB, ...(text === '' ? {} : { 'a.yaml': text }) }).files);
  return refusals(held(before), held(after)).map(({ severity, code }) => `${severity} ${code}`);
}

test('the rollouts of the plan are said to keep to a limit range, and to no webhook', () => {
  const held = (text: string) => manifestsOf(side({ 'web.yaml': WEB, 'a.yaml': text }).files);
  const words = (before: string, after: string): string =>
    refusals(held(before), held(after))[0]?.message ?? '';
  expect(words(range('2'), range('1'))).toContain('The rollouts of this plan keep to it');
  expect(words(webhook(['nodes']), webhook(['pods']))).toContain('No number of this plan knows of that.');
});

describe('a change after which pods or planned objects may be refused', () => {
  test.each<[claim: string, before: string, after: string]>([
    ['a webhook that looks at pods', '', webhook(['pods'])],
    ['one that looks at evictions', '', webhook(['pods/eviction'])],
    ['one that looks at everything', '', webhook(['*'])],
    ['one that looks at nodes', '', webhook(['nodes'])],
    [
      'one that is edited',
      webhook(['pods'], { failurePolicy: 'Ignore' }),
      webhook(['pods'], { failurePolicy: 'Fail' }),
    ],
    ['a policy of admission', '', policy(['pods'])],
    ['one of what Karpenter makes nodes by', '', policy(['nodeclaims'])],
    ['one of objects that are planned', '', policy(['nodepools'])],
    ['a webhook of any kind of budgets', '', webhook(['pod*budgets'])],
    ['a policy of Kyverno about those', '', kyverno('Enforce', ['NodePool'])],
    ['what puts one in force', binding('Audit'), binding('Deny')],
    ['a constraint, which denies where nothing is said', '', constraint(['Pod'])],
    ['one that only reported', constraint(['Pod'], { enforcementAction: 'dryrun' }), constraint(['Pod'])],
    ['a policy of Kyverno that begins to refuse', kyverno('Audit', ['Pod']), kyverno('Enforce', ['Pod'])],
    ['one of its newer kind', '', validating(['Deny'])],
    ['a higher level of a namespace', namespace('baseline'), namespace('restricted')],
    ['a quota', '', quota({ pods: '0' })],
    ['a smaller one', quota({ 'requests.cpu': '1' }), quota({ 'requests.cpu': '900m' })],
    ['limits of its containers', range('2'), range('1')],
  ])('%s: a warning', (_claim, before, after) => {
    expect(said(before, after)).toEqual(['warning may-refuse-pods']);
  });

  test.each<[claim: string, before: string, after: string]>([
    ['the same webhook', webhook(['pods']), webhook(['pods'])],
    ['one that leaves', webhook(['pods']), ''],
    ['one about other kinds', '', webhook(['secrets'])],
    [
      'one with another certificate',
      webhook(['pods'], { clientConfig: { caBundle: 'a' } }),
      webhook(['pods'], { clientConfig: { caBundle: 'b' } }),
    ],
    ['a binding that only warns', '', binding('Warn')],
    ['a constraint that only warns', '', constraint(['Pod'], { enforcementAction: 'warn' })],
    ['one about other kinds', '', constraint(['Service'])],
    ['a policy of Kyverno that only reports', '', kyverno('Audit', ['Pod'])],
    ['one about other kinds', '', kyverno('Enforce', ['Service'])],
    ['one of its newer kind that only reports', '', validating(['Audit'])],
    ['a lower level of a namespace', namespace('restricted'), namespace('baseline')],
    ['the level of a namespace without workloads', '', namespace('restricted', 'other')],
    ['a larger quota', quota({ pods: '9' }), quota({ pods: '10' })],
    ['the same one in other words', quota({ 'requests.cpu': '1' }), quota({ 'requests.cpu': '1000m' })],
    ['one of another namespace', '', quota({ pods: '0' }, 'other')],
  ])('%s: none', (_claim, before, after) => {
    expect(said(before, after)).toEqual([]);
  });
});
