import { rendererOf, type ToolName } from '../../src/render/renderer.js';
import { RenderError } from '../../src/render/tree.js';
import { Workspace } from '../../src/render/workspace.js';

const given = process.env['PATH'];
const workspace = Workspace.make({ entries: [], read: () => new Map(), idOf: () => '' });

beforeAll(() => {
  // A relative folder counts for nothing: it could be one that a change wrote.
  process.env['PATH'] = 'node_modules/.bin';
});

afterAll(() => {
  process.env['PATH'] = given;
  workspace.remove();
});

test.each<[ToolName, string]>([
  ['kustomize', "Neither kustomize nor kubectl is found on this machine's PATH"],
  ['helm', "helm is not found on this machine's PATH"],
])('%s that is absent is an error that says what to install', (tool, sentence) => {
  const { run } = rendererOf(workspace, new Map());
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
  expect(problem.message).toContain(sentence);
  expect(problem.message).toContain('in a step before this one.');
});
