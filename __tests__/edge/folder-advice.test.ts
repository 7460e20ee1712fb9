import { folderAdvice } from '../../src/edge/plan-command.js';

type Run = Parameters<typeof folderAdvice>[1];

const runWith = (message: string): Run =>
  ({ reports: [{ plan: { problems: [{ message }] } }] }) as unknown as Run;
const ADVISED = runWith('Name the folder in `policies` of the configuration (`- kustomize: head/web`).');
const FOLDER = { config: null, headRef: null, head: ['head/'] };

test('advice on policies is followed from a folder with a configuration whose paths count from there', () => {
  expect(folderAdvice(FOLDER, ADVISED)).toContain('so head/web is written web.');
});

test.each([
  ['there is a configuration', { ...FOLDER, config: 'fleetplan.yml' }, ADVISED],
  ['revisions are compared', { ...FOLDER, headRef: 'HEAD' }, ADVISED],
  ['a side is several paths', { ...FOLDER, head: ['a', 'b'] }, ADVISED],
  ['nothing advises it', FOLDER, runWith('It is broken.')],
])('none where %s', (_where, args, run) => {
  expect(folderAdvice(args, run)).toBeNull();
});
