import { rmSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { missedMoves } from '../../src/github/missed-moves.js';
import { createRepository, temporaryFolder } from '../read/repository.js';

const folder = temporaryFolder('missed-moves');
const repository = createRepository(folder, 'repo');
const FILE = '.github/workflows/plan.yml';

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What is told of a workflow with this text. */
function told(text: string, event = 'pull_request', change: NodeJS.ProcessEnv = {}): string[] {
  const commit = repository.commit({ [FILE]: text });
  const ref = `acme/infra/${FILE}@refs/pull/7/merge`;
  const run = { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: 'acme/infra' };
  const environment = { ...run, GITHUB_WORKFLOW_REF: ref, GITHUB_WORKFLOW_SHA: commit, ...change };
  return missedMoves(environment, repository.folder);
}

test.each<[workflow: string, event: string, isTold: boolean]>([
  ['on: pull_request', 'pull_request', true],
  ['on: [push, pull_request]', 'pull_request', true],
  ['on: {pull_request: }', 'pull_request', true],
  ['on: {pull_request: {types: [opened, synchronize]}}', 'pull_request', true],
  ['on: {pull_request: {types: [opened, edited]}, pull_request_target: }', 'pull_request_target', true],
  ['on: {pull_request: {types: [opened, synchronize, reopened, edited]}}', 'pull_request', false],
  ['on: {pull_request: {types: edited}}', 'pull_request', false],
  ['on: {push: }', 'push', false],
  ['on: [', 'pull_request', false],
])('%s, started by %s: told %s', (workflow, event, isTold) => {
  expect(told(workflow, event)).toEqual(
    isTold ? [expect.stringContaining(`edited]\` below \`${event}\`.`)] : [],
  );
});

test.each<[claim: string, change: NodeJS.ProcessEnv]>([
  ['of another repository', { GITHUB_REPOSITORY: 'acme/other' }],
  ['that the checkout does not hold', { GITHUB_WORKFLOW_SHA: 'a'.repeat(40) }],
  ['without a commit', { GITHUB_WORKFLOW_SHA: '--upload-pack=x' }],
  ['of which the runner says nothing', { GITHUB_WORKFLOW_REF: undefined }],
])('nothing is told of a workflow %s', (_claim, change) => {
  expect(told('on: pull_request', 'pull_request', change)).toEqual([]);
});
