import { shippedDefinitions } from '../../../admission/definition.js';
import CRDS from '../crds.json' with { type: 'json' };

export const GROUP = 'upgrade.cattle.io';
export const KIND = 'Plan';

/** Source: rancher/system-upgrade-controller d357e230. It sets no default and no minimum. */
export const DEFINITIONS = shippedDefinitions(CRDS);
