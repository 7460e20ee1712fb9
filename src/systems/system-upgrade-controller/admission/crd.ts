import { shippedDefinitions } from '../../../admission/definition.js';
import CRDS from '../crds.json' with { type: 'json' };

export const KIND = 'Plan';
export const GROUP = 'upgrade.cattle.io';

/** Source: rancher/system-upgrade-controller d357e230, the CRD generated from pkg/apis/upgrade.cattle.io/v1/types.go. */
export const DEFINITION = shippedDefinitions(CRDS).get(KIND) ?? null;
