import { setFlagsFromString } from 'node:v8';
import fc from 'fast-check';

// Tests run much code a few times. By default Node.js 20 optimizes functions so early that this takes a quarter of their time.
setFlagsFromString(`--interrupt-budget=${2 ** 20}`);
// One seed for all property tests, so that a run that passes here passes everywhere. FC_SEED=random looks further.
const seed = process.env['FC_SEED'] ?? '20261121';
fc.configureGlobal(seed === 'random' ? {} : { seed: Number(seed) });
// Temporary files of tests, and of programs that they start, lie in the folder that scripts/test-runner.mjs has made.
process.env['TMPDIR'] = process.env['FLEETPLAN_TESTS'];
