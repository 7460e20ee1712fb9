import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { messagesOf } from '../messages.js';

const SNAPSHOT = nodeList(parseFleet('3 nodes'));

function budget(change: { apiVersion?: string; name?: string; namespace?: string } = {}): string {
  const { apiVersion = 'policy/v1', name = 'web', namespace = 'prod' } = change;
  const spec = { maxUnavailable: 1, selector: { matchLabels: { app: 'web' } } };
  return JSON.stringify({ apiVersion, kind: 'PodDisruptionBudget', metadata: { name, namespace }, spec });
}

function refused(base: string, head: string): [string, string[]] {
  const { plan, verdict } = planOf({ base, head, snapshot: SNAPSHOT });
  const found = plan.problems.filter(({ code }) => code === 'refused-edit');
  return [
    verdict,
    messagesOf(found).map((message) => /is not a valid ([\w.]+)\./.exec(message)?.[1] ?? message),
  ];
}

// Source: kubernetes, apimachinery, pkg/api/validation, NameIsDNSSubdomain.
test.each<[claim: string, change: Parameters<typeof budget>[0], field: string]>([
  ['a space after the version', { apiVersion: 'policy/v1 ' }, 'apiVersion'],
  ['a version in capitals', { apiVersion: 'policy/V1' }, 'apiVersion'],
  ['a line end in the version', { apiVersion: 'policy/v1\n' }, 'apiVersion'],
  ['a space after the name', { name: 'web ' }, 'metadata.name'],
  ['a name in capitals', { name: 'Web' }, 'metadata.name'],
  ['a space in the namespace', { namespace: 'prod ' }, 'metadata.namespace'],
  ['a dot in the namespace', { namespace: 'prod.a' }, 'metadata.namespace'],
])('refused edits: %s is no object that anything is planned of', (_claim, change, field) => {
  expect(refused(budget(), budget(change))).toEqual(['unknown', [field]]);
});

test.each<[claim: string, base: string, head: string]>([
  ['a name with dots', budget(), budget({ name: 'web.prod' })],
  ['a name that a tool fills in', budget({ name: '${app}' }), budget({ name: '${app}' })],
  ['one that was there before', budget({ name: 'Web' }), budget({ name: 'Web' })],
])('refused edits: %s is left alone', (_claim, base, head) => {
  expect(refused(base, head)[1]).toEqual([]);
});
