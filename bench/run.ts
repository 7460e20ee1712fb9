import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { benchFleets } from './fleets.js';
import { benchObjects } from './objects.js';
import { benchReading } from './reading.js';
import { benchWindows } from './windows.js';

const NODES = 1000;
const COMPARTMENTS = 20;
const ROUNDS = 15;

/** A fleet as `kubectl get nodes -o json` prints it, down to the parts that a snapshot drops. */
function fleet(): string {
  const items = Array.from({ length: NODES }, (_, i) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name: `gpu-${String(i).padStart(4, '0')}`,
      labels: {
        gpu: 'true',
        pool: `p${i % COMPARTMENTS}`,
        'topology.kubernetes.io/zone': `zone-${i % 3}`,
        'topology.kubernetes.io/rack': `rack-${Math.floor(i / 16)}`,
      },
      annotations: { 'example.com/inventory': 'x'.repeat(200) },
      creationTimestamp: new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString().replace('.000', ''),
    },
    spec: { providerID: `example:///${i}` },
    status: {
      conditions: [{ type: 'Ready', status: 'True' }],
      images: Array.from({ length: 12 }, (_, k) => ({
        names: [`registry.example/image-${k}@sha256:${'0'.repeat(64)}`],
        sizeBytes: k,
      })),
    },
  }));
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items });
}

function policy(strategy: string): string {
  const compartments = Array.from({ length: COMPARTMENTS }, (_, i) =>
    [
      `    - name: c${i}`,
      `      selector: { matchLabels: { pool: p${i} } }`,
      '      budget: { count: 3 }',
      `      strategy: ${strategy}`,
    ].join('\n'),
  );
  return `apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: { name: gpu }
spec:
  default: { budget: { count: 1 }, strategy: { fixed: { initialBatch: 1 } } }
  compartments:
${compartments.join('\n')}
---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: { name: tuning }
spec:
  deploymentPolicy: gpu
  nodeSelectors: { matchLabels: { gpu: "true" } }
  packages:
    tuning: { version: 1.0.0, image: example.com/tuning }
`;
}

function prepare(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fleetplan-bench-'));
  for (const side of ['base', 'head', 'none']) mkdirSync(join(folder, side));
  writeFileSync(join(folder, 'nodes.json'), fleet());
  writeFileSync(
    join(folder, 'base/policy.yaml'),
    policy('{ fixed: { initialBatch: 1, failureThreshold: 1, safetyLimit: 100 } }'),
  );
  writeFileSync(
    join(folder, 'head/policy.yaml'),
    policy('{ linear: { initialBatch: 1, failureThreshold: 2 } }'),
  );
  return folder;
}

function milliseconds(args: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'ignore' });
  if (status !== 0 && status !== 1) throw new Error(`node ${args.join(' ')} ended with ${String(status)}`);
  return performance.now() - start;
}

const folder = prepare();
const at = (name: string): string => join(folder, name);
const commands: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  'the page of a rule': ['dist/cli.js', 'rules', 'peak-jump'],
  'the list of rules': ['dist/cli.js', 'rules'],
  'read the snapshot': ['dist/cli.js', 'snapshot', at('nodes.json')],
  'plan head': [
    'dist/cli.js',
    'plan',
    '--head',
    at('head'),
    '--snapshot',
    at('nodes.json'),
    '--format',
    'json',
    '--output',
    at('out.json'),
  ],
  'plan base and head': [
    'dist/cli.js',
    'plan',
    '--base',
    at('base'),
    '--head',
    at('head'),
    '--snapshot',
    at('nodes.json'),
    '--format',
    'json',
    '--output',
    at('out.json'),
  ],
};
// Interleaved, so that other load on the machine falls on all of them alike; the first two rounds warm the caches up.
const times = new Map(Object.keys(commands).map((name) => [name, [] as number[]]));
for (let round = 0; round < ROUNDS + 2; round++) {
  for (const [name, args] of Object.entries(commands)) {
    const ms = milliseconds(args);
    if (round >= 2) times.get(name)?.push(ms);
  }
}
rmSync(folder, { recursive: true });
const timesOf = (name: string): readonly number[] => times.get(name) ?? [];
// The fastest of all rounds is what the work takes when nothing else is in its way. A machine whose own speed changes between
// rounds has its fastest ones of each command at different moments: the median of what each round gives says how far to trust it.
const least = (name: string): number => Math.min(...timesOf(name));
const floor = least('node -e 0');
const beyondReading = (name: string): string => {
  const rounds = timesOf(name).map(
    (ms, i) => (ms - (timesOf('read the snapshot')[i] ?? NaN)) / (timesOf('node -e 0')[i] ?? NaN),
  );
  const median = rounds.sort((x, y) => x - y)[Math.floor(rounds.length / 2)] ?? NaN;
  return `${((least(name) - least('read the snapshot')) / floor).toFixed(2)} (median of the rounds ${median.toFixed(2)})`;
};
console.log(
  `skyhook: ${NODES} nodes, ${COMPARTMENTS} compartments, fastest of ${ROUNDS}; ratios to node -e 0 (${Math.round(floor)} ms)`,
);
for (const name of times.keys()) console.log(`  ${name.padEnd(22)} ${(least(name) / floor).toFixed(2)}`);
console.log(
  `  beyond reading the snapshot: head ${beyondReading('plan head')}, base and head ${beyondReading('plan base and head')}`,
);
benchWindows();
benchObjects();
benchFleets();
benchReading();
