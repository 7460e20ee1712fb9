import type { Families } from './family.js';
import { availability, eviction } from './kubefleet/objects.js';
import { ceilings, rolloutRounds } from './kubefleet/rollout.js';
import { stagedUpdateRun } from './kubefleet/staged.js';
import { targets } from './kubefleet/targets.js';
import { validation } from './kubefleet/validation.js';

export const families: Families = {
  availability,
  ceilings,
  eviction,
  'rollout-rounds': rolloutRounds,
  'staged-update-run': stagedUpdateRun,
  targets,
  validation,
};
