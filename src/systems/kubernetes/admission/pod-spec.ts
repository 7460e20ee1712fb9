import { field, fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { isLabelValue, isQualifiedName } from '../../../manifest/values/names.js';
import { compareQuantities, parseQuantity } from '../../../manifest/values/quantity.js';
import { visible } from '../../../manifest/words/visible.js';
import { fieldOf, objectOf } from './defaults.js';
import { checkPlacement } from './placement.js';
import { checkPorts, checkProbes } from './probes.js';
import { type Violation, violation } from './violation.js';

type Path = readonly (string | number)[];

const PATH: Path = ['spec', 'template', 'spec'];

/**
 * What the API server refuses of a pod template that an edit easily brings: a request above its limit, a mount of no volume, a name or a mount
 * path twice, a variable with two values, a privileged container that may not escalate, labels of a wrong form, an empty image, and what probes, ports, tolerations, affinity
 * and spread constraints may not be. A StatefulSet's is not looked at by it: its pods are refused one by one. Source: kubernetes, pkg/apis/core/validation, ValidateResourceRequirements, ValidateVolumeMounts,
 * validateContainers, ValidateEnv, ValidateSecurityContext; pkg/apis/apps/validation, ValidatePodTemplateSpecForStatefulSet.
 */
export function checkPodTemplate(spec: JsonObject): Violation[] {
  const template = objectOf(spec, 'template');
  const pod = objectOf(template, 'spec');
  const onHost = fieldOf(pod, 'hostNetwork') === true;
  const volumes = new Set(itemsIn(pod, 'volumes').map((volume) => textIn(volume, 'name')));
  const names = new Set<string>();
  const ofContainers = (['initContainers', 'containers'] as const).flatMap((list) =>
    itemsIn(pod, list).flatMap((container, index) => {
      const path = [...PATH, list, index];
      const name = textIn(container, 'name');
      const isTwice = name !== null && names.has(name);
      if (name !== null) names.add(name);
      return [
        ...(isTwice ? [violation([...path, 'name'], 'duplicate', `"${visible(name)}" is there twice`)] : []),
        ...checkImage(container, path),
        ...checkRequests(container, path),
        ...checkMounts(container, path, volumes),
        ...checkVariables(container, path),
        ...checkPrivileges(container, path),
        ...checkPorts(container, path, onHost),
        ...checkProbes(container, path, list === 'initContainers'),
      ];
    }),
  );
  return [...checkLabels(template), ...checkVolumeNames(pod), ...ofContainers, ...checkPlacement(pod, PATH)];
}

function checkLabels(template: JsonObject): Violation[] {
  return Object.entries(labelsIn(objectOf(template, 'metadata'), 'labels')).flatMap(([key, value]) =>
    isQualifiedName(key) && isLabelValue(value)
      ? []
      : [
          violation(
            ['spec', 'template', 'metadata', 'labels', key],
            'notSupported',
            `"${visible(`${key}: ${value}`)}" is no label: at most 63 letters, digits, -, _ and ., with a letter or digit at both ends`,
          ),
        ],
  );
}

function checkVolumeNames(pod: JsonObject): Violation[] {
  const names = new Set<string>();
  return itemsIn(pod, 'volumes').flatMap((volume, index) => {
    const name = textIn(volume, 'name');
    const isTwice = name !== null && names.has(name);
    if (name !== null) names.add(name);
    return isTwice
      ? [violation([...PATH, 'volumes', index, 'name'], 'duplicate', `"${visible(name)}" is there twice`)]
      : [];
  });
}

function checkVariables(container: Json, path: Path): Violation[] {
  return itemsIn(container, 'env').flatMap((variable, index) => {
    const hasBoth = (textIn(variable, 'value') ?? '') !== '' && isObject(fieldAt(variable, 'valueFrom'));
    return hasBoth
      ? [
          violation(
            [...path, 'env', index, 'valueFrom'],
            'bothSet',
            'may not be specified when `value` is not empty',
          ),
        ]
      : [];
  });
}

function checkPrivileges(container: Json, path: Path): Violation[] {
  const context = fieldAt(container, 'securityContext');
  if (field(context, 'allowPrivilegeEscalation') !== false || field(context, 'privileged') !== true)
    return [];
  return [
    violation(
      [...path, 'securityContext', 'allowPrivilegeEscalation'],
      'notSupported',
      'cannot set `allowPrivilegeEscalation` to false and `privileged` to true',
    ),
  ];
}

/** One that is not there at all may be left to something that completes the object. */
function checkImage(container: Json, path: Path): Violation[] {
  const image = textIn(container, 'image');
  const at = [...path, 'image'];
  if (image === null || (image !== '' && image.trim() === image)) return [];
  return [
    violation(
      at,
      'notSupported',
      image === '' ? 'must not be empty' : 'must not have leading or trailing whitespace',
    ),
  ];
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
  const taken = new Set<string>();
  return itemsIn(container, 'volumeMounts').flatMap((mount, index) => {
    const [name, where] = [textIn(mount, 'name'), textIn(mount, 'mountPath')];
    if (where !== null && taken.has(where))
      return [violation([...path, 'volumeMounts', index, 'mountPath'], 'duplicate', 'must be unique')];
    if (where !== null) taken.add(where);
    if (name === null || volumes.has(name)) return [];
    return violation(
      [...path, 'volumeMounts', index, 'name'],
      'notFound',
      `"${visible(name)}" is no volume of the pod`,
    );
  });
}
