import { shippedDefinitions } from '../../../admission/definition.js';
import CRDS from '../crds.json' with { type: 'json' };

export const KIND = 'NotifyMaintenance';
export const GROUP = 'ngn2.nvidia.com';

/** Source: NVIDIA/pika 8a1803ee, config/crd/bases. */
export const DEFINITIONS = shippedDefinitions(CRDS);
