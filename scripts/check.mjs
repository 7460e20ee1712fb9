// Types, rules of the linter and format: two lanes of about the same length.
import { spawn } from 'node:child_process';

const LANES = [['lint', 'typecheck'], ['format:check']];

/** Runs a script of package.json; what it prints comes out in one piece. */
function passes(script) {
  return new Promise((settle) => {
    const child = spawn('npm', ['run', '-s', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    child.stdout.on('data', (data) => said.push(data));
    child.stderr.on('data', (data) => said.push(data));
    child.on('close', (status) => {
      for (const data of said) process.stdout.write(data);
      console.log(`${status === 0 ? 'PASS' : 'FAIL'} ${script}`);
      settle(status === 0);
    });
  });
}

async function lane(scripts) {
  const passed = [];
  for (const script of scripts) passed.push(await passes(script));
  return passed.every(Boolean);
}

const passed = await Promise.all(LANES.map(lane));
process.exitCode = passed.every(Boolean) ? 0 : 1;
