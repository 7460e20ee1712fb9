import { code, name, share, text, fewNames, verbFor } from '../../text/text.js';
import * as z from 'zod';
import { groupRule } from '../rule.js';
import { refText, fix } from '../../systems/system.js';
import { LOOSER } from '../looser.js';

/** For systems that take nodes away: pods that run on every node, such as those of a DaemonSet, belong on these too. */
export const controlPlaneSelected = groupRule({
  id: 'control-plane-selected',
  detects: 'a rollout that includes control plane nodes without declaring it',
  systems: 'some',
  severity: 'error',
  options: z.strictObject({
    /** Groups, or policies as `Kind/name`, that are meant to take them. */
    intended: z.array(z.string().min(1).max(400)).max(200).default([]).register(LOOSER, { when: 'more' }),
  }),
  evaluate: (rollout, { options }) => {
    const { group, policy } = rollout;
    const names = [group.name, refText(policy.ref)];
    if (group.controlPlane.length === 0 || names.some((name) => options.intended.includes(name))) return null;
    const taken = group.controlPlane.length;
    return rollout.result(['selector'], {
      says: text`${share(taken, group.matched, 'node')} ${verbFor(taken, 'is a control plane node', 'are control plane nodes')}, disrupted like any other: ${fewNames('target', group.controlPlane)}.`,
      fix: fix`Leave them out, or name ${name('group', group.name)} in the rule's option ${code('intended')}.`,
      magnitude: taken,
      evidence: { controlPlane: [...group.controlPlane], matched: group.matched },
    });
  },
});
