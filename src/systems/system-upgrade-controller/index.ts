import { code, text } from '../../text/text.js';
import { fix, RESOURCES_OF_DRAINS, type System, type Traits } from '../system.js';
import { GROUP, KIND } from './objects/plan.js';
import { NAMESPACES, settings } from './options.js';
import { resolvePlans } from './resolve.js';

/** Facts of Plans that rules of several systems need. */
const TRAITS: Traits = {
  rules: ['no-bake-time', 'shared-cordon', 'ungoverned-disruption', 'window-too-short'],
  takes: 'nodes',
  fewer: (_group, most) => fix`Set ${{ field: 'concurrency', value: Math.max(1, most) }}`,
  words: {
    domain: (key) =>
      fix`Set concurrency below the Plan's part of a domain, or give each ${code(key)} a Plan of its own that waits for the one before.`,
    order: text`A Plan ignores failure domains, and its order differs with each version.`,
  },
};

/** Rancher system-upgrade-controller: Plans, which run a Job on each node they select. */
export const systemUpgradeController: System = {
  id: 'system-upgrade-controller',
  kinds: [
    {
      group: GROUP,
      versions: ['v1'],
      kind: KIND,
      isNamespaced: true,
      onlyIn: NAMESPACES,
      // $(LATEST_VERSION) and $(LATEST_HASH).
      freeText: ['envs', 'postCompleteLabels'],
    },
  ],
  resources: ['nodes', 'plans.upgrade.cattle.io', ...RESOURCES_OF_DRAINS],
  ownGroups: [GROUP],
  traits: TRAITS,
  settings,
  resolve: resolvePlans,
};
