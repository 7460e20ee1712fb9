import { pathText } from '../../../manifest/fields.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import type { ResolvedPolicy } from '../../system.js';
import { isUsableName } from '../controller/selection.js';
import type { Options } from '../options.js';
import type { SidePlan } from '../side.js';

/** Stored by the API server, and stopped at or never looked at by the controller. */
export function refusalsOf(
  { manifest, spec, object }: SidePlan,
  options: Options,
): ResolvedPolicy['rejections'] {
  if (object === null) return [];
  const refused = (
    message: string,
    consequence: string,
    path: readonly string[],
  ): ResolvedPolicy['rejections'][number] => ({
    by: 'system-upgrade-controller',
    message,
    consequence,
    place: manifest.placeOf(path),
  });
  const namespace = namespaceOf(manifest);
  if (!options.namespaces.includes(namespace))
    return [
      refused(
        `the controller looks for Plans in its own namespace only (${options.namespaces.join(' or ')}), and this one is in ${namespace}`,
        'The Plan is stored and ignored: no node is ever upgraded by it.',
        ['metadata', 'namespace'],
      ),
    ];
  if (!isUsableName(manifest.name))
    return [
      refused('its name is longer than 63 characters and makes no label', 'No node is ever selected.', [
        'metadata',
        'name',
      ]),
    ];
  if ('error' in spec.selector)
    return [
      refused(spec.selector.error, 'Selecting nodes fails for ever, and no node is upgraded.', [
        'spec',
        'nodeSelector',
      ]),
    ];
  if (spec.invalid)
    return [
      refused(
        `${pathText(['spec', ...spec.invalid.path])}: ${spec.invalid.says}`,
        'The Plan is stored and not validated: it starts nothing.',
        ['spec', ...spec.invalid.path],
      ),
    ];
  return [];
}
