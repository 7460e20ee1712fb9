import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The most lines of TypeScript that a folder of src may have. A change that raises a limit says why. */
const MOST_LINES: Readonly<Record<string, number>> = {
  admission: 1_150,
  cases: 365,
  calendar: 465,
  config: 860,
  drift: 945,
  edge: 1_185,
  gate: 950,
  github: 1_620,
  guards: 1_755,
  init: 715,
  inputs: 400,
  live: 470,
  manifest: 2_350,
  merge: 360,
  output: 305,
  page: 930,
  plan: 4_700,
  playground: 630,
  read: 1_500,
  report: 4_175,
  rollout: 1_480,
  rules: 5_910,
  snapshot: 1_585,
  sources: 4_015,
  tune: 375,
  text: 800,
  'systems/karpenter': 3_970,
  'systems/kubefleet': 4_880,
  'systems/kubernetes': 5_780,
  'systems/pika': 1_460,
  'systems/skyhook': 4_725,
  'systems/system-upgrade-controller': 2_225,
};

function linesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + linesIn(path);
    return entry.name.endsWith('.ts') ? sum + readFileSync(path, 'utf8').split('\n').length - 1 : sum;
  }, 0);
}

function foldersIn(folder: string): string[] {
  return readdirSync(join('src', folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(folder, entry.name)] : [],
  );
}

test('lines of code: every folder of src has a limit', () => {
  const folders = foldersIn('').flatMap((folder) => (folder === 'systems' ? foldersIn(folder) : [folder]));
  expect(Object.keys(MOST_LINES).sort()).toEqual(folders.sort());
});

test.each(Object.entries(MOST_LINES))('lines of code: src/%s has at most %i', (folder, most) => {
  expect(linesIn(join('src', folder))).toBeLessThanOrEqual(most);
});
