import type { Families } from './family.js';
import { checkDaemonSetRounds } from './kubernetes/daemonset.js';
import { checkDeploymentRounds, checkProportionalScale } from './kubernetes/deployment.js';
import { checkDrain, checkPdb } from './kubernetes/disruption.js';
import {
  checkFenceposts,
  checkIntstrScaling,
  checkValidation,
  checkWorkloadBudgets,
} from './kubernetes/numbers.js';
import { checkStatefulSetRounds } from './kubernetes/statefulset.js';

export const families: Families = {
  'intstr-scaling': checkIntstrScaling,
  fenceposts: checkFenceposts,
  'workload-budgets': checkWorkloadBudgets,
  'deployment-rounds': checkDeploymentRounds,
  'proportional-scale': checkProportionalScale,
  'daemonset-rounds': checkDaemonSetRounds,
  'statefulset-rounds': checkStatefulSetRounds,
  validation: checkValidation,
  pdb: checkPdb,
  drain: checkDrain,
};
