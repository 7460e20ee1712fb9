import { RESOURCES_OF_DRAINS, type System } from '../system.js';
import { recordedTimes } from './objects/recorded-times.js';
import { NAMESPACES, settings } from './options.js';
import { resolvePlans } from './resolve.js';
import { GROUP, KIND } from './admission/definition.js';
import { TRAITS } from './words/traits.js';

declare module '../policy-ref.js' {
  interface Systems {
    readonly 'system-upgrade-controller': true;
  }
}

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
      podsAt: ['spec'],
    },
  ],
  program: {
    image: /(?:^|\/)system-upgrade-controller$/,
    title: 'the system upgrade controller',
    settings: 'default-controller-env',
  },
  resources: ['nodes', 'plans.upgrade.cattle.io', ...RESOURCES_OF_DRAINS],
  ownGroups: [GROUP],
  traits: TRAITS,
  settings,
  resolve: resolvePlans,
  recordedTimes,
};
