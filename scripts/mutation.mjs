// Mutation testing: npm run mutation -- AREA [FILE]... changes the code of an area one expression at a time, runs its tests over each
// change, and prints the score and each change that no test notices.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stryker is not in the lock file: it brings 166 packages, and nothing else needs them. */
const STRYKER = '@stryker-mutator/core@9.6.1';

/** The tests of controllers are the vectors alone, in a bundle of the changed code, which starts faster than the sources. */
const ofController = (system) => ({
  mutate: `src/systems/${system}/controller/**/*.ts`,
  command: `node .mutation/vectors.mjs conformance/vectors/${system}`,
  build:
    'esbuild conformance/run.ts --bundle --platform=node --packages=external --format=esm --log-level=error --outfile=.mutation/vectors.mjs',
});

const ofTests = (mutate, tests) => ({
  mutate,
  command: `node --import tsx node_modules/jest/bin/jest.js --runInBand --bail ${tests}`,
});

const AREAS = {
  skyhook: ofController('skyhook'),
  karpenter: ofController('karpenter'),
  kubefleet: ofController('kubefleet'),
  kubernetes: ofController('kubernetes'),
  pika: ofController('pika'),
  'system-upgrade-controller': ofController('system-upgrade-controller'),
  rollout: ofTests('src/rollout/*.ts', '__tests__/rollout'),
  guards: ofTests('src/guards/*.ts', '__tests__/guards'),
  rules: ofTests('src/rules/**/*.ts', '__tests__/rules'),
};

const [name = '', ...files] = process.argv.slice(2);
const area = AREAS[name];
if (!area) {
  console.error(`usage: npm run mutation -- AREA [FILE]...\nAreas: ${Object.keys(AREAS).join(', ')}`);
  process.exit(3);
}
const folder = mkdtempSync(join(tmpdir(), 'fleetplan-mutation-'));
const config = join(folder, 'stryker.config.json');
writeFileSync(
  config,
  JSON.stringify({
    testRunner: 'command',
    commandRunner: { command: area.command },
    ...(area.build ? { buildCommand: area.build } : {}),
    mutate: files.length > 0 ? files : [area.mutate],
    coverageAnalysis: 'off',
    // It looks for TypeScript 5 to rewrite the configuration of the compiler, which nothing here reads.
    tsconfigFile: 'none',
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    // A change may make a loop endless.
    timeoutMS: 5000,
    tempDirName: join(folder, 'sandbox'),
    ignorePatterns: ['dist', 'docs/gallery', 'docs/images'],
  }),
);
const { status } = spawnSync('npx', ['--yes', STRYKER, 'run', config], { stdio: 'inherit' });
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
