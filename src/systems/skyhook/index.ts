import { groupOf } from '../../manifest/manifest.js';
import type { System } from '../system.js';
import { isClaimed } from './objects.js';
import { resolveSkyhook } from './resolve.js';

/** NVIDIA Skyhook and its successor NodeWright: DeploymentPolicy, Skyhook, NodeWright of both API groups. */
export const skyhook: System = {
  id: 'skyhook',
  claims: isClaimed,
  newestApi: (apiVersion) => `${groupOf(apiVersion)}/v1alpha1`,
  resolve: resolveSkyhook,
};
