import { isObject } from '../../../manifest/manifest.js';
import type { SilentOverride } from '../../system.js';
import { refOf } from './findings.js';
import type { SkyhookObject } from '../objects/objects.js';
import type { PolicySpec, SkyhookSpec } from '../objects/stored.js';

const OPTIONS = 'deploymentPolicyOptions';
const RESET = 'resetBatchStateOnCompletion';

/**
 * The schema fills `true` into a `deploymentPolicyOptions` that does not set the field, and the option beats the policy.
 * Source: NVIDIA/nodewright v0.15.0, skyhook_types.go.
 */
export function silentOverrides(
  { manifest, spec }: SkyhookObject<SkyhookSpec>,
  policy: SkyhookObject<PolicySpec> | null,
): SilentOverride[] {
  if (policy?.spec?.resetBatchStateOnCompletion !== false || spec?.resetBatchStateOnCompletion !== true)
    return [];
  const written = isObject(manifest.object['spec']) ? manifest.object['spec'][OPTIONS] : undefined;
  if (!isObject(written ?? null) || (isObject(written ?? null) && hasReset(written))) return [];
  const field = `${OPTIONS}.${RESET}`;
  const place = manifest.placeOf(['spec', OPTIONS]);
  return [{ field, value: true, beats: refOf(policy.manifest), beaten: false, place }];
}

function hasReset(written: unknown): boolean {
  return typeof written === 'object' && written !== null && RESET in written && written[RESET] !== null;
}
