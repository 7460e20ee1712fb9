import { count, groupRule, groupViolation } from '../rule.js';

export const compartmentShadowed = groupRule({
  id: 'compartment-shadowed',
  detects: 'a compartment that selects nodes but loses all of them to other compartments',
  systems: ['skyhook'],
  severity: 'warning',
  judge: (limited) => {
    const { group } = limited;
    if (group.selected === 0 || group.matched > 0) return null;
    const takers = Object.entries(group.lostTo).map(([name, nodes]) => `"${name}" (${nodes})`);
    return groupViolation(limited, ['selector', 'name'], {
      says:
        `selects ${count(group.selected)} and gets none of them; they go to ${takers.join(', ')}. ` +
        'Its budget, strategy and thresholds protect nothing.',
      remediation:
        'Remove it, or make the selectors exclude each other: the operator prefers fixed over linear over exponential, then the smaller ceiling, then the name.',
      magnitude: group.selected,
      evidence: { selected: group.selected, lostTo: { ...group.lostTo } },
    });
  },
});
