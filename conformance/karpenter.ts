import type { Families } from './family.js';
import { budgetFamilies } from './karpenter/budgets.js';
import { nodeFamilies } from './karpenter/nodes.js';
import { poolFamilies } from './karpenter/pools.js';
import { replacementFamilies } from './karpenter/replacement.js';

export const families: Families = {
  ...budgetFamilies,
  ...nodeFamilies,
  ...poolFamilies,
  ...replacementFamilies,
};
