import fc from 'fast-check';
import './optimize-later.mjs';

// One seed for all property tests, so that a run that passes here passes everywhere. FC_SEED=random looks further.
const seed = process.env['FC_SEED'] ?? '20261121';
fc.configureGlobal(seed === 'random' ? {} : { seed: Number(seed) });
// Temporary files of tests, and of programs that they start, lie in the folder that scripts/test-runner.mjs has made.
process.env['TMPDIR'] = process.env['FLEETPLAN_TESTS'];
