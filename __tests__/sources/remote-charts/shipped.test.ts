import { buildSync } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTERNET } from '../../../src/sources/remote-charts/download.js';

/** Files of this repository that the command line and the action are bundled from. */
function bundled(): string[] {
  const { metafile } = buildSync({
    entryPoints: ['src/cli.ts', 'src/index.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: 'not-written',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

describe('shipped: the shipped program', () => {
  const files = bundled();
  const linesWith = (pattern: RegExp): string[] =>
    files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

  test('contains the fetch of charts, and nothing of the tests', () => {
    expect(files).toContain('src/sources/remote-charts/download.ts');
    expect(files.filter((file) => !file.startsWith('src/'))).toEqual([]);
  });

  test('has no network but the internet: each fetcher is made without one, and no other is declared', () => {
    const made = linesWith(/new RemoteCharts\(/);
    expect(made.filter((line) => !line.includes('new RemoteCharts()'))).toEqual([]);
    expect(made).toHaveLength(1);
    expect(linesWith(/: Network = /)).toEqual([
      'src/sources/remote-charts/download.ts: export const INTERNET: Network = {',
    ]);
  });

  test('has no switch for the checks of addresses and certificates', () => {
    const folder = 'src/sources/remote-charts';
    const own = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    const texts = own.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
    expect(texts.filter(([, text]) => /process\.(?:env|argv)/.test(text))).toEqual([]);
    expect(
      texts.filter(([, text]) => /rejectUnauthorized|TLS_REJECT|checkServerIdentity/.test(text)),
    ).toEqual([]);
    expect(INTERNET.ca).toBeUndefined();
  });

  test.each([
    '127.0.0.1',
    '::1',
    '10.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '::ffff:127.0.0.1',
    'fd00::1',
    'ff02::1',
  ])('does not connect to %s', (address) => {
    expect(INTERNET.mayConnect(address)).toBe(false);
  });

  test.each(['1.1.1.1', '140.82.112.3', '2606:4700::1111'])('connects to %s', (address) => {
    expect(INTERNET.mayConnect(address)).toBe(true);
  });
});
