import { itemsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { compareQuantities, parseQuantity } from '../../../manifest/values/quantity.js';
import { visible } from '../../../manifest/words/visible.js';
import { fieldOf, objectOf } from './defaults.js';
import { type Violation, violation } from './violation.js';

type Path = readonly (string | number)[];

const PATH: Path = ['spec', 'template', 'spec'];

/**
 * What the API server refuses of the containers of a pod template that an edit easily brings: a request above its limit, a mount of no volume,
 * a name twice. A StatefulSet's is not looked at by it. Source: kubernetes, pkg/apis/core/validation, ValidateResourceRequirements,
 * ValidateVolumeMounts, validateContainers; pkg/apis/apps/validation, ValidatePodTemplateSpecForStatefulSet.
 */
export function checkContainers(spec: JsonObject): Violation[] {
  const pod = objectOf(objectOf(spec, 'template'), 'spec');
  const volumes = new Set(itemsIn(pod, 'volumes').map((volume) => textIn(volume, 'name')));
  const names = new Set<string>();
  return (['initContainers', 'containers'] as const).flatMap((list) =>
    itemsIn(pod, list).flatMap((container, index) => {
      const path = [...PATH, list, index];
      const name = textIn(container, 'name');
      const isTwice = name !== null && names.has(name);
      if (name !== null) names.add(name);
      return [
        ...(isTwice ? [violation([...path, 'name'], 'duplicate', `"${visible(name)}" is there twice`)] : []),
        ...checkRequests(container, path),
        ...checkMounts(container, path, volumes),
      ];
    }),
  );
}

function checkRequests(container: Json, path: Path): Violation[] {
  const resources = isObject(container) ? objectOf(container, 'resources') : {};
  const limits = objectOf(resources, 'limits');
  return Object.entries(objectOf(resources, 'requests')).flatMap(([name, written]) => {
    const [ask, limit] = [amountText(written), amountText(fieldOf(limits, name))];
    const [asked, most] = [ask, limit].map(parseQuantity);
    if (!asked || !most || compareQuantities(asked, most) <= 0) return [];
    const says = `${visible(ask)}: must be less than or equal to ${visible(name)} limit of ${visible(limit)}`;
    return [violation([...path, 'resources', 'requests', name], 'tooLarge', says)];
  });
}

function amountText(amount: Json | undefined): string {
  return typeof amount === 'string' || typeof amount === 'number' ? String(amount) : '';
}

function checkMounts(container: Json, path: Path, volumes: ReadonlySet<string | null>): Violation[] {
  return itemsIn(container, 'volumeMounts').flatMap((mount, index) => {
    const name = textIn(mount, 'name');
    if (name === null || volumes.has(name)) return [];
    return [
      violation(
        [...path, 'volumeMounts', index, 'name'],
        'notFound',
        `"${visible(name)}" is no volume of the pod`,
      ),
    ];
  });
}
