// Types, format and the lint of the browser's code in two lanes of about the same length, then the lint of all other code, which uses all
// cores and the most memory. The linter keeps each program that it reads, and the browser's program contains the engine: it runs alone.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const LANES = [['typecheck:node'], ['format:check', 'lint:browser', 'typecheck:browser']];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;

/** Runs a script of package.json, without npm and its memory; prints its output in one piece, and how long it took. */
function passes(script) {
  const startedMs = Date.now();
  return new Promise((settle) => {
    // The linter and the compiler are programs in Go: they collect garbage twice as often as by default.
    const env = { ...process.env, PATH, GOGC: '50' };
    const child = spawn(scripts[script], { env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    child.stdout.on('data', (data) => said.push(data));
    child.stderr.on('data', (data) => said.push(data));
    child.on('close', (status) => {
      for (const data of said) process.stdout.write(data);
      const seconds = Math.round((Date.now() - startedMs) / 1000);
      console.log(`${status === 0 ? 'PASS' : 'FAIL'} ${script} (${seconds} s)`);
      settle(status === 0);
    });
  });
}

async function lane(names) {
  const passed = [];
  for (const name of names) passed.push(await passes(name));
  return passed.every(Boolean);
}

const passed = [...(await Promise.all(LANES.map(lane))), await passes('lint:node')];
process.exitCode = passed.every(Boolean) ? 0 : 1;
