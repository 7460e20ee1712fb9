import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { planCommand } from '../../src/edge/plan-command.js';
import { testFolder } from '../read/repository.js';
import { memoryOutput } from './memory-output.js';

const root = testFolder('verbose');
test('--verbose: files that were passed over', async () => {
  const head = join(root, 'head');
  const snapshot = join(root, 'nodes.json');
  mkdirSync(head);
  writeFileSync(join(head, 'a.yaml'), 'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: a}\n');
  writeFileSync(join(head, 'workflow.yaml'), 'on: push\n');
  writeFileSync(snapshot, '{"apiVersion":"v1","kind":"List","items":[]}');
  const said = async (...more: string[]) => {
    const args = ['--head', head, '--snapshot', snapshot, '--at', '2026-11-21T08:00:00Z', ...more];
    const output = memoryOutput();
    await planCommand(args, output.output);
    return output;
  };
  const [quiet, verbose] = [await said(), await said('--verbose')];
  expect(quiet.stderr()).not.toContain('passed over');
  expect(verbose.stderr()).toContain(
    `passed over, as nothing in it is planned: ${join(head, 'workflow.yaml')}`,
  );
  expect(verbose.stderr()).not.toContain('a.yaml');
});
