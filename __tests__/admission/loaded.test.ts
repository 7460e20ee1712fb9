import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compiled } from '../compiled.js';
import { nodeList } from '../fleet.js';
import { crd } from '../snapshot/crd.js';

const folder = mkdtempSync(join(tmpdir(), 'fleetplan-rules-'));

function snapshotWith(others: readonly object[]): string {
  const file = join(folder, `${others.length}.json`);
  writeFileSync(file, JSON.stringify(nodeList([{ labels: {} }], others)));
  return file;
}

/** In a process of its own, after loading the snapshot: whether a rule can be parsed. */
function parsesAfter(snapshot: string): string {
  const script = `
    const { loadSnapshot } = await import('${compiled('src/edge/snapshot-file.ts')}');
    const { parsedRule } = await import('${compiled('src/admission/cel/parsed.ts')}');
    await loadSnapshot(['${snapshot}']);
    try { console.log(parsedRule('true').op); } catch (error) { console.log(error.message); }`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  }).stdout.trim();
}

test('CEL: the parser is loaded with a snapshot that holds a definition, and with no other', () => {
  expect(parsesAfter(snapshotWith([]))).toBe('nothing that reads rules was loaded');
  expect(parsesAfter(snapshotWith([crd({ versions: { v1: { type: 'object' } } })]))).toBe('value');
});
