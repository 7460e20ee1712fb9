/** Folders that hold nothing that a cluster of this repository runs. */
const NEVER_RUN: ReadonlySet<string> = new Set([
  'node_modules',
  'vendor',
  'third_party',
  'testdata',
  '__tests__',
  '.git',
  '.github',
  '.gitlab',
  '.terraform',
]);
/** Folders that hold such things, but are taken where nothing else is there. */
const TESTS: ReadonlySet<string> = new Set([
  'test',
  'tests',
  'e2e',
  'fixtures',
  'docs',
  'doc',
  'archive',
  'archived',
  '.archive',
  'deprecated',
  'backup',
  'chainsaw',
  'kuttl',
]);
/** `k8s-tests`, `e2e-suite`; a name of one test (`aks-test`) may be that of a cluster. */
const OF_TESTS = /^(?:.*[-_])?(?:e2e|tests)(?:[-_].*)?$/;

/** True for the name of a folder of tests. */
function isTests(name: string): boolean {
  const lower = name.toLowerCase();
  return TESTS.has(lower) || OF_TESTS.test(lower);
}

/** Folders whose objects may well run, but not beside others of the same name. */
const EXAMPLES: ReadonlySet<string> = new Set(['examples', 'example', 'samples', 'sample']);

/** True for the name of a folder that holds what no cluster runs, as far as its name says. */
export function isLeftOut(name: string): boolean {
  return isTests(name) || [NEVER_RUN, EXAMPLES].some((names) => names.has(name.toLowerCase()));
}
