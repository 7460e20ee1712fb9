import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { cacheFolderOf } from '../../src/edge/compile-cache.js';
import { compiled } from '../compiled.js';
import { temporaryFolder } from '../read/repository.js';

const folder = temporaryFolder('compile-cache');
const has = 'enableCompileCache' in nodeModule;

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the program, and returns what it wrote into its home and into the folder that everybody may write to. */
function written(name: string, environment: (home: string) => Record<string, string>) {
  const [home, shared] = ['home', 'shared'].map((part) => join(folder, name, part)) as [string, string];
  for (const path of [home, shared]) mkdirSync(path, { recursive: true });
  const { status } = spawnSync(process.execPath, [compiled('src/cli.ts'), 'rules'], {
    env: { PATH: process.env['PATH'], TMPDIR: shared, ...environment(home) },
  });
  expect(status).toBe(0);
  return {
    home: readdirSync(home),
    shared: readdirSync(shared).filter((entry) => entry.includes('cache')),
    kept: existsSync(join(home, '.cache', 'fleetplan')),
  };
}

describe("V8's code of our own files", () => {
  test("is kept below the user's own folder, where Node.js can keep it", () => {
    const { kept, shared } = written('own', (home) => ({ HOME: home }));
    expect({ kept, shared }).toEqual({ kept: has, shared: [] });
  });

  test.each([
    ['the folder for caches', { HOME: '/home/a', XDG_CACHE_HOME: '/caches/a' }, '/caches/a/fleetplan'],
    ['the home', { HOME: '/home/a', XDG_CACHE_HOME: undefined }, '/home/a/.cache/fleetplan'],
    ['no folder', { HOME: undefined, XDG_CACHE_HOME: undefined }, null],
  ])('goes into %s of the user', (_what, environment, expected) => {
    expect(cacheFolderOf(environment)).toBe(expected);
  });

  test('is not kept where there is no such folder', () => {
    expect(written('none', () => ({}))).toEqual({ home: [], shared: [], kept: false });
  });
});
