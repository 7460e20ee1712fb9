import { readFileSync } from 'node:fs';
import type { Report } from '../../src/plan/finding.js';
import { nodeList } from '../../src/cases/fleet.js';
import { makeRun } from '../../src/run.js';
import { withTriedFixes } from '../../src/tried-fixes.js';
import { inputOf, planOf } from '../plan-of.js';
import { policy, roller } from '../rules/objects.js';
import { planOfPage } from '../rules/page-plans.js';
import { hosts, planYaml } from '../systems/system-upgrade-controller/plans.js';

const EXAMPLE = 'examples/gpu-fleet';

function exampleFile(path: string): string {
  return readFileSync(`${EXAMPLE}/${path}`, 'utf8');
}

function side(name: 'base' | 'head'): string {
  return `---\n${exampleFile(`${name}/policy.yaml`)}---\n${exampleFile(`${name}/skyhook.yaml`)}`;
}

/** Two texts of the example's fleet, compared. */
function gpuFleet(base: string, head: string): Report {
  // The first line tells of the file.
  const [, ...lines] = exampleFile('snapshot.ndjson').trim().split('\n');
  const items = lines.map((line) => JSON.parse(line) as object);
  const input = inputOf({
    ...{ base, head, config: exampleFile('fleetplan.yml'), at: '2026-11-23T08:00:00Z' },
    takenAt: '2026-11-23T07:30:00Z',
    snapshot: { apiVersion: 'v1', kind: 'List', items },
  });
  const { reports } = withTriedFixes([input], makeRun([input])).run;
  return reports[0];
}

/** At the end of the example's packages. */
const NEW_PACKAGE = `    sysctls:
      version: 1.0.0
      image: ghcr.io/example/sysctls
`;

const POLICIES = 21;
const NODES_EACH = 10;

/** So many policies at once, each with nodes of its own, and each made steeper. */
function manyPolicies(): Report {
  const teams = Array.from({ length: POLICIES }, (_, i) => `team-${String(i + 1).padStart(3, '0')}`);
  const text = (strategy: string): string =>
    teams
      .map((team) => {
        const selector = `{matchLabels: {team: "${team}"}}`;
        const limits = policy({ strategy }).replace('{name: gpu}', `{name: ${team}}`);
        return limits + roller(`  deploymentPolicy: ${team}\n`, { name: team, selector });
      })
      .join('');
  return planOf({
    base: text('{fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}'),
    head: text('{exponential: {initialBatch: 1, growthFactor: 3, failureThreshold: 1}}'),
    snapshot: nodeList(
      teams.flatMap((team) => Array.from({ length: NODES_EACH }, () => ({ labels: { team } }))),
    ),
  });
}

/** An agent on every node, of which the change lets more be replaced at a time, and a new version of it. */
function agent(maxUnavailable: string, version: string): string {
  return `apiVersion: apps/v1
kind: DaemonSet
metadata: { name: node-agent, namespace: monitoring }
spec:
  selector: { matchLabels: { app: node-agent } }
  updateStrategy: { type: RollingUpdate, rollingUpdate: { maxUnavailable: ${maxUnavailable} } }
  minReadySeconds: 30
  template:
    metadata: { labels: { app: node-agent } }
    spec:
      containers:
        - name: agent
          image: registry.example.com/agent:${version}
          readinessProbe: { httpGet: { path: /ready, port: 8080 } }
`;
}

const RACKS = Array.from({ length: 60 }, (_, i) => ({
  labels: {
    gpu: 'true',
    'topology.kubernetes.io/zone': `zone-${'abc'.charAt(i % 3)}`,
    'kubernetes.io/os': 'linux',
  },
}));

/** Comments that a reviewer gets, from the best to the worst, and one of every system: a title and the plan. */
const CASES: Readonly<Record<string, readonly [title: string, plan: () => Report]>> = {
  good: [
    'a new package that is rolled out with care',
    () => gpuFleet(side('base'), `${side('base')}${NEW_PACKAGE}`),
  ],
  bad: ['a change that breaks rules', () => gpuFleet(side('base'), side('head'))],
  huge: [`${POLICIES} policies at once`, manyPolicies],
  fixed: ['a change that mends what was broken', () => gpuFleet(side('head'), side('base'))],
  'nothing-to-do': ['no policy edited', () => gpuFleet(side('base'), side('base'))],
  'unknown-object': [
    'something that cannot be read',
    () => gpuFleet(side('base'), side('base').replace('budget: { percent: 5 }', 'budget: { percent: 5')),
  ],
  skyhook: ['NodeWright: nodes that go past every batch', () => planOfPage('change-not-batched', 'Fails')],
  karpenter: ['Karpenter: hours that were closed', () => planOfPage('closed-hours-opened', 'Fails')],
  kubefleet: ['KubeFleet: an approval less', () => planOfPage('approval-removed', 'Fails')],
  kubernetes: [
    'a DaemonSet with a wider budget',
    () => planOf({ base: agent('1', '2.0.0'), head: agent('50%', '2.1.0'), snapshot: nodeList(RACKS) }),
  ],
  pika: ['PIKA: a maintenance deleted halfway', () => planOfPage('abandoned-midway', 'Fails')],
  'system-upgrade-controller': [
    'system-upgrade-controller: a new version, five nodes at a time',
    () =>
      planOf({
        base: planYaml({ concurrency: 1 }),
        head: planYaml({ concurrency: 5, version: 'v1.31.2+k3s1' }),
        snapshot: nodeList(hosts(15)),
      }),
  ],
};

/** Made once for all files of a process: one of them holds two hundred policies. */
function once(make: () => Report): () => Report {
  let made: Report | null = null;
  return () => (made ??= make());
}

/** The comments of `docs/gallery`: a title each, and the plan. */
export const GALLERY: typeof CASES = Object.fromEntries(
  Object.entries(CASES).map(([name, [title, make]]) => [name, [title, once(make)]]),
);
