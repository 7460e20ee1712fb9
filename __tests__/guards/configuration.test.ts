import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planCommand } from '../../src/edge/plan-command.js';
import { memoryOutput } from '../edge/memory-output.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { createRepository, type Paths, temporaryFolder } from '../read/repository.js';
import { useTools } from '../render/tools.js';

const root = temporaryFolder('configuration');
const here = process.cwd();
let repository: ReturnType<typeof createRepository>;

beforeAll(() => {
  useTools();
  repository = createRepository(root, 'repository');
  for (const file of ['nodes.json', 'more.json'])
    writeFileSync(join(repository.folder, file), JSON.stringify(nodeList(parseFleet('2 nodes a=b'))));
  process.chdir(repository.folder);
});

afterAll(() => {
  process.chdir(here);
  rmSync(root, { recursive: true });
});

const web = (name: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: {name: ${name}, namespace: shop}
spec:
  replicas: 2
  selector: {matchLabels: {app: ${name}}}
  template:
    metadata: {labels: {app: ${name}}}
    spec: {containers: [{name: web, image: "web:1", readinessProbe: {tcpSocket: {port: 80}}}]}
`;
const tree = (policies: string, more = ''): Paths => ({
  'fleetplan.yml': `version: 1\npolicies: ${policies}\nsnapshot: nodes.json\n${more}`,
  'k8s/a.yaml': web('a'),
  'k8s/gpu/b.yaml': web('b'),
  'k8s/kustomization.yaml': 'resources: [a.yaml, gpu/b.yaml]\n',
});
const replicas = (of: string, count: string): string => of.replace('replicas: 2', `replicas: ${count}`);
/** Two overlays of one base; `first` says whose patch the overlay a has. */
const overlays = (first: 'a' | 'b', folder: string): Paths => {
  const overlay = (count: number): string =>
    `resources: [../../base]\nreplicas: [{name: a, count: ${count}}]\n`;
  return {
    'fleetplan.yml': `version: 1\npolicies: [{kustomize: "${folder}"}]\nsnapshot: nodes.json\n`,
    'base/kustomization.yaml': 'resources: [a.yaml]\n',
    'base/a.yaml': web('a'),
    'overlays/a/kustomization.yaml': overlay(first === 'a' ? 3 : 4),
    'overlays/b/kustomization.yaml': overlay(4),
  };
};
/** Two clusters, or one with the policies of both. */
const clusters = (written: string): Paths => ({
  ...tree('[k8s/none/**]'),
  'fleetplan.yml': `version: 1\n${written}`,
});
const TWO = (second: string): string =>
  `clusters: [{name: a, policies: [k8s/*.yaml], snapshot: nodes.json}, {name: b, policies: [k8s/gpu/*.yaml], snapshot: ${second}}]\n`;
const chart = (more: string): Paths => ({
  'fleetplan.yml': `version: 1\npolicies: [{helm: {chart: chart, namespace: shop, ${more}}}]\nsnapshot: nodes.json\n`,
  'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
  'chart/templates/a.yaml': replicas(web('a'), '{{ .Values.replicas }}'),
  'prod.yaml': 'replicas: 3\n',
  'dev.yaml': 'replicas: 1\n',
  'more.yaml': 'other: 1\n',
});
const flux = (folder: string): Paths => ({
  'fleetplan.yml': `version: 1\npolicies: [{flux: ${folder}}]\nsnapshot: nodes.json\n`,
  'clusters/a/a.yaml': web('a'),
  'clusters/b/a.yaml': web('a'),
  'clusters/kustomization.yaml': 'resources: [a]\n',
  'clusters/a/kustomization.yaml': 'resources: [a.yaml]\n',
});
const PLAIN = '["k8s/**/[a-b].yaml"]';
const WAIVED = `waivers: [{rule: guard-weakened, subject: "*", reason: it is known, owner: "@a", expires: "2027-12-20"}]\n`;

/** The verdict of an edit of the configuration, and what it reports. */
async function planned(before: Paths, after: Paths): Promise<readonly string[]> {
  const base = repository.commit(before);
  const head = repository.commit(after, base);
  const { output, stdout } = memoryOutput();
  const args = `--base-ref ${base} --head-ref ${head} --config fleetplan.yml --format json --at 2026-11-23T08:00:00Z`;
  await planCommand(args.split(' '), output);
  const { verdict, findings, problems } = JSON.parse(stdout()) as {
    verdict: string;
    findings: { rule: string; evidence: { before: string | null; after: string | null } }[];
    problems: { severity: string; code: string }[];
  };
  return [
    verdict,
    ...findings.flatMap(({ rule, evidence }) =>
      rule === 'guard-weakened' ? `${evidence.before ?? ''} → ${evidence.after ?? ''}` : [],
    ),
    ...problems.map(({ severity, code }) => `${severity} ${code}`),
  ];
}

test.each<[claim: string, before: Paths, after: Paths, expected: string[]]>([
  [
    'an exclusion for the next change is an error, whatever it excludes today',
    tree(PLAIN),
    tree('["k8s/**/[a-b].yaml", "!gpu/**"]'),
    ['fail', ' → !gpu/**'],
  ],
  [
    'a waiver of that does not apply',
    tree(PLAIN, WAIVED),
    tree('["k8s/**/[a-b].yaml", "!gpu/**"]', WAIVED),
    ['fail', ' → !gpu/**'],
  ],
  [
    'a narrower glob loses objects',
    tree(PLAIN),
    tree('["k8s/*.yaml"]'),
    ['fail', 'Deployment/shop/b → ', 'info config-edited'],
  ],
  [
    'another source of the same objects is a note',
    tree(PLAIN),
    tree('[{kustomize: k8s}]'),
    ['pass', 'info config-edited'],
  ],
  [
    'another overlay with the same objects and other content is an error',
    overlays('a', 'overlays/a'),
    overlays('a', 'overlays/b'),
    ['fail', 'kustomize: overlays/a → ', 'Deployment/shop/a as it is in the base → ', 'info config-edited'],
  ],
  [
    'another overlay with the same content today is an error: edits of the first one would not be evaluated',
    overlays('b', 'overlays/a'),
    overlays('b', 'overlays/b'),
    ['fail', 'kustomize: overlays/a → ', 'info config-edited'],
  ],
  [
    'a pattern over the overlay and others is a note',
    overlays('a', 'overlays/a'),
    overlays('a', 'over*/a'),
    ['pass', 'info config-edited'],
  ],
  [
    'other values of a chart are an error',
    chart('values: [prod.yaml]'),
    chart('values: [dev.yaml]'),
    [
      'fail',
      'helm: chart (release release) → ',
      'Deployment/shop/a as it is in the base → ',
      'info config-edited',
    ],
  ],
  [
    'values over those of the base, which would hide an edit of them, are an error',
    chart('values: [prod.yaml]'),
    chart('values: [prod.yaml], set: {replicas: 9}'),
    ['fail', 'Deployment/shop/a as it is in the base → ', 'info config-edited'],
  ],
  [
    'more values that change nothing are a note',
    chart('values: [prod.yaml]'),
    chart('values: [prod.yaml, more.yaml]'),
    ['pass', 'info config-edited'],
  ],
  [
    'a folder of Flux beside the one of the base is an error',
    flux('clusters/a'),
    flux('clusters/b'),
    ['fail', 'flux: clusters/a → ', 'info config-edited'],
  ],
  [
    'a folder of Flux around the one of the base is a note',
    flux('clusters/a'),
    flux('clusters'),
    ['pass', 'info config-edited'],
  ],
  [
    'another value of a variable is a note',
    { ...tree(PLAIN, 'variables: {A: "2"}\n'), 'k8s/a.yaml': replicas(web('a'), '${A}') },
    { ...tree(PLAIN, 'variables: {A: "3"}\n'), 'k8s/a.yaml': replicas(web('a'), '${A}') },
    ['pass', 'info config-edited'],
  ],
  [
    'one plan with the policies and the snapshot of all clusters is a note',
    clusters(TWO('nodes.json')),
    clusters('policies: ["k8s/**/[a-b].yaml"]\nsnapshot: nodes.json\n'),
    ['pass', 'info config-edited', 'info config-edited'],
  ],
  [
    'one plan without the policies of a cluster is an error',
    clusters(TWO('nodes.json')),
    clusters('policies: [k8s/*.yaml]\nsnapshot: nodes.json\n'),
    ['fail', 'Deployment/shop/b → ', 'info config-edited', 'info config-edited'],
  ],
  [
    'one plan without the snapshot of a cluster is an error',
    clusters(TWO('more.json')),
    clusters('policies: ["k8s/**/[a-b].yaml"]\nsnapshot: nodes.json\n'),
    ['fail', 'b → ', 'b → ', 'k8s/*.yaml → ', 'info config-edited', 'info config-edited'],
  ],
  [
    'clusters instead of one plan, and with equal settings, are a note',
    clusters('policies: [k8s/*.yaml, k8s/gpu/*.yaml]\nsnapshot: nodes.json\n'),
    clusters(TWO('nodes.json')),
    ['pass', 'info config-edited'],
  ],
  [
    'a setting of the file instead of the same one of a cluster is no edit',
    clusters('clusters: [{name: a, policies: [k8s/*.yaml], snapshot: nodes.json}]\n'),
    clusters('policies: [k8s/*.yaml]\nsnapshot: nodes.json\nclusters: [{name: a}]\n'),
    ['pass'],
  ],
  [
    'a deleted configuration loses all sources',
    tree(PLAIN),
    { 'k8s/a.yaml': web('a'), 'k8s/gpu/b.yaml': web('b') },
    ['fail', 'k8s/**/[a-b].yaml → ', 'nodes.json → '],
  ],
])('configuration: %s', async (_claim, before, after, expected) => {
  expect(await planned(before, after)).toEqual(expected);
});
