import fc from 'fast-check';

// One seed for all property tests, so that a run that passes here passes everywhere. FC_SEED=random looks further.
const seed = process.env['FC_SEED'] ?? '20261121';
fc.configureGlobal(seed === 'random' ? {} : { seed: Number(seed) });
