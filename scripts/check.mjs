// Types and format in two lanes of about the same length, then the rules of the linter, which uses all cores and the most memory.
import { spawn } from 'node:child_process';

const LANES = [['typecheck:node'], ['format:check', 'typecheck:browser']];

/** Runs a script of package.json; what it prints comes out in one piece, and how long it took. */
function passes(script) {
  const startedMs = Date.now();
  return new Promise((settle) => {
    // The linter and the compiler are programs in Go: they collect garbage twice as often as by default.
    const env = { ...process.env, GOGC: '50' };
    const child = spawn('npm', ['run', '-s', script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
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

async function lane(scripts) {
  const passed = [];
  for (const script of scripts) passed.push(await passes(script));
  return passed.every(Boolean);
}

const passed = [...(await Promise.all(LANES.map(lane))), await passes('lint')];
process.exitCode = passed.every(Boolean) ? 0 : 1;
