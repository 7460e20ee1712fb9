import { pathText } from '../../../manifest/fields.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import type { ResolvedPolicy } from '../../system.js';
import { isUsableName } from '../controller/selection.js';
import type { Options } from '../options.js';
import type { SidePlan } from '../side.js';

/** Stored by the API server, and stopped at or never looked at by the controller. */
export function refusalsOf(plan: SidePlan, options: Options): ResolvedPolicy['rejections'] {
  const refusal = plan.object === null ? null : refusalOf(plan, options);
  if (refusal === null) return [];
  const [message, consequence, path] = refusal;
  return [{ by: 'system-upgrade-controller', message, consequence, place: plan.manifest.placeOf(path) }];
}

type Refusal = readonly [message: string, consequence: string, path: readonly string[]];

function refusalOf({ manifest, spec }: SidePlan, { namespaces }: Options): Refusal | null {
  const namespace = namespaceOf(manifest);
  if (!namespaces.includes(namespace))
    return [
      `the controller looks for Plans in its own namespace only (${namespaces.join(' or ')}), and this one is in ${namespace}`,
      'The Plan is stored and ignored: no node is ever upgraded by it.',
      ['metadata', 'namespace'],
    ];
  if (!isUsableName(manifest.name)) {
    const message = 'its name is longer than 63 characters and makes no label';
    return [message, 'No node is ever selected.', ['metadata', 'name']];
  }
  if ('error' in spec.selector) {
    const consequence = 'Selecting nodes always fails, and no node is upgraded.';
    return [spec.selector.error, consequence, ['spec', 'nodeSelector']];
  }
  if (spec.invalid === null) return null;
  const path = ['spec', ...spec.invalid.path];
  const message = `${pathText(path)}: ${spec.invalid.says}`;
  return [message, 'The Plan is stored and not validated: it starts nothing.', path];
}
