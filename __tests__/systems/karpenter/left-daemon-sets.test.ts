import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../plan-of.js';
import { AT, cluster, pool } from './clusters.js';

function agent(spec: object = {}): string {
  return `---\n${JSON.stringify({
    apiVersion: 'apps/v1',
    kind: 'DaemonSet',
    metadata: { name: 'agent', namespace: 'default' },
    spec: {
      selector: { matchLabels: { app: 'agent' } },
      template: {
        metadata: { labels: { app: 'agent' } },
        spec: { ...spec, containers: [{ name: 'agent', image: 'example.com/agent:1' }] },
      },
    },
  })}\n`;
}

function told(base: string, head: string, live: readonly object[] = []): string[] {
  const { findings } = planOf({ base, head, snapshot: cluster([{}, {}], live), at: AT });
  return findings.flatMap(({ severity, evidence, status }) =>
    evidence['effect'] === 'left-daemon-sets' && status !== 'fixed' ? [severity] : [],
  );
}

const NONE = pool();
const TAINTED = pool({ template: 'taints: [{key: team, value: b, effect: NoSchedule}]' });
const OTHER_LABEL = pool({ team: 'b' });
const TOLERANT = agent({ tolerations: [{ operator: 'Exists' }] });
const OF_TEAM_A = agent({ nodeSelector: { team: 'a' } });
const LIVE = JSON.parse(agent().replace('---\n', '')) as object;

// Source: kubernetes, daemon/daemon_controller.go, NodeShouldRunDaemonPod.
describe('a DaemonSet that the nodes of an edited pool do not have any more', () => {
  test.each<[claim: string, base: string, head: string, live: readonly object[]]>([
    ['for a taint that it does not tolerate', NONE + agent(), TAINTED + agent(), []],
    ['for a label that it asks for', NONE + OF_TEAM_A, OTHER_LABEL + OF_TEAM_A, []],
    ['also where only the cluster has it', NONE, TAINTED, [LIVE]],
  ])('is told %s', (_claim, base, head, live) => {
    expect(told(base, head, live)).toEqual(['warning']);
  });

  test.each<[claim: string, base: string, head: string]>([
    ['it tolerates the taint', NONE + TOLERANT, TAINTED + TOLERANT],
    ['it gets the toleration with it', NONE + agent(), TAINTED + TOLERANT],
    ['it was not there before', TAINTED + agent(), TAINTED.replace('value: b', 'value: c') + agent()],
    ['no node goes', NONE + agent(), NONE + agent()],
  ])('is none where %s', (_claim, base, head) => {
    expect(told(base, head)).toEqual([]);
  });
});
