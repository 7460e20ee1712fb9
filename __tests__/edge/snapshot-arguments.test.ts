import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeCommand } from '../../src/edge/merge-command.js';
import { snapshotCommand } from '../../src/edge/snapshot-command.js';
import { UsageError } from '../../src/edge/options.js';
import { leg, report } from '../merge/legs.js';
import { memoryOutput } from './memory-output.js';

const here = mkdtempSync(join(tmpdir(), 'fleetplan-arguments-'));
const input = join(here, 'input.json');
writeFileSync(input, '{}');

describe('snapshot arguments: snapshot refuses', () => {
  test.each([
    ['two files', ['a', 'b'], /takes one FILE/],
    ['a file and a server', ['a', '--kubeconfig', 'k'], /either a FILE or a server/],
    ['a context of nothing', ['--context', 'c'], /--context needs --kubeconfig/],
    ['an empty value', ['--kubeconfig', ''], /empty value/],
    ['an option that it does not know', ['--token', 'x'], /unknown option --token/],
    ['its kubeconfig as output', ['--kubeconfig', input, '--output', input], /is an input of this command/],
    ['to write over its input', [input, '--output', input], /is an input of this command/],
  ])('%s', async (_name, argv, words) => {
    const refused = snapshotCommand(argv, memoryOutput().output);
    await expect(refused).rejects.toThrow(UsageError);
    await expect(refused).rejects.toThrow(words);
    expect(readFileSync(input, 'utf8')).toBe('{}');
  });
});

test('snapshot arguments: snapshot --role prints a role that only reads', async () => {
  const { output, stdout } = memoryOutput();
  expect(await snapshotCommand(['--role'], output)).toBe(0);
  const verbs = stdout().match(/verbs: .*/g) ?? [];
  expect(new Set(verbs)).toEqual(new Set(['verbs: [get, list]', 'verbs: [get]']));
  expect(stdout()).toMatch(/kind: ClusterRole\n[^]*kind: ClusterRoleBinding\n/);
  expect(stdout()).not.toMatch(/^\s+- secrets/m);
});

describe('snapshot arguments: merge on the command line', () => {
  const file = (name: string, text: string) => {
    const path = join(here, name);
    writeFileSync(path, text);
    return path;
  };

  test('ends with the worst of the legs, and reads folders and globs', () => {
    const folder = mkdtempSync(join(here, 'legs-'));
    for (const name of ['a', 'b']) writeFileSync(join(folder, `${name}.json`), JSON.stringify(report(name)));
    for (const paths of [[folder], [`${folder}/*.json`], [`${folder}/a.json`, `${folder}/b.json`]]) {
      const { output, stdout } = memoryOutput();
      expect(mergeCommand([...paths, '--expect', 'a,b'], output)).toBe(0);
      expect(stdout()).toMatch(/^PASS {2}2 clusters: 2 pass\n/);
      expect(mergeCommand([...paths, '--expect', 'a,b,c'], memoryOutput().output)).toBe(2);
    }
  });

  test('merge: a page', () => {
    const { output, stdout } = memoryOutput();
    expect(mergeCommand([file('a.json', JSON.stringify(report('a'))), '--format', 'html'], output)).toBe(0);
    expect(stdout()).toMatch(/^<!doctype html>.*<h1>.*1 cluster: 1 pass/s);
  });

  test('does not take a gate, nor what is no file, for a plan', () => {
    const gate = file('gate.json', '{"schemaVersion":1,"gate":"allow","verdict":"pass"}');
    expect(mergeCommand([gate], memoryOutput().output)).toBe(2);
    expect(mergeCommand(['/dev/null'], memoryOutput().output)).toBe(2);
    expect(leg('a')).toHaveLength(1);
  });

  test.each([
    ['no report', [], /missing REPORT/],
    ['an empty name', [input, '--expect', 'a,,b'], /has an empty name/],
    ['a format without places', [input, '--format', 'sarif'], /--format must be one of text, markdown, json/],
    ['to write over a report', [input, '--output', input], /is an input of this command/],
  ])('refuses %s', (_name, argv, words) => {
    expect(() => mergeCommand(argv, memoryOutput().output)).toThrow(words);
  });
});
