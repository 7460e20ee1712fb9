import { rendererOf, type ToolName } from '../../src/sources/renderer.js';
import { RenderError } from '../../src/sources/render-error.js';
import { Tree } from '../../src/sources/tree.js';
import { Workspace } from '../../src/sources/workspace.js';
import { messageOf } from '../messages.js';

const given = process.env['PATH'];
const workspace = Workspace.make(
  new Tree({ entries: [], problems: [], read: () => new Map(), idOf: () => '' }),
);

beforeAll(() => {
  // A relative folder counts for nothing: it could be one that a change wrote.
  process.env['PATH'] = 'node_modules/.bin';
});

afterAll(() => {
  process.env['PATH'] = given;
  workspace.remove();
});

test.each<[ToolName, string]>([
  ['kustomize', 'Neither kustomize nor kubectl is on the PATH'],
  ['helm', 'helm is not on the PATH'],
])('%s that is absent is an error that says what to install', (tool, sentence) => {
  const { run } = rendererOf(workspace);
  const failed = ((): unknown => {
    try {
      return run(tool, []);
    } catch (error) {
      return error;
    }
  })();
  expect(failed).toBeInstanceOf(RenderError);
  const { problem } = failed as RenderError;
  expect(problem).toMatchObject({ severity: 'error', code: 'no-tool', place: null });
  expect(messageOf(problem)).toContain(sentence);
  expect(messageOf(problem)).toContain('in a step before this one.');
});
