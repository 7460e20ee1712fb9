import type { Families } from './family.js';
import { hashInputs } from './system-upgrade-controller/hash-inputs.js';
import { rollout } from './system-upgrade-controller/rollout.js';
import { selection } from './system-upgrade-controller/selection.js';
import { window } from './system-upgrade-controller/window.js';

export const families: Families = { 'plan-hash-inputs': hashInputs, rollout, selection, window };
