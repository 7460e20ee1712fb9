import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parsedRule } from '../../src/admission/cel/parsed.js';
import { Unsupported } from '../../src/admission/unsupported.js';
import { loadSnapshot } from '../../src/edge/snapshot-file.js';
import { nodeList } from '../fleet.js';
import { crd } from '../snapshot/crd.js';

// Needs its own modules: in those of other tests the library is loaded already.
async function loadedFrom(others: readonly object[]): Promise<readonly string[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'fleetplan-rules-')), 'fleet.json');
  writeFileSync(file, JSON.stringify(nodeList([{ labels: {} }], others)));
  const { snapshot, problems } = await loadSnapshot([file]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return snapshot.objects.map(({ name }) => name);
}

test('what reads rules is loaded with a snapshot that holds a definition, and with no other', async () => {
  expect(() => parsedRule('true')).toThrow(Unsupported);
  expect(await loadedFrom([])).toEqual([]);
  expect(() => parsedRule('true')).toThrow('nothing that reads rules was loaded');
  expect(await loadedFrom([crd({ versions: { v1: { type: 'object' } } })])).toEqual([
    'nodepools.karpenter.sh',
  ]);
  expect(parsedRule('true')).toMatchObject({ op: 'value', args: true });
});
