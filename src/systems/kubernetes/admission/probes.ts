import { present } from '../../../manifest/words/present.js';
import { field, fieldAt, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { FieldPath, Json } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { type Violation, violation } from './violation.js';

const PROBES = ['livenessProbe', 'readinessProbe', 'startupProbe'] as const;
const HANDLERS = ['exec', 'httpGet', 'tcpSocket', 'grpc'] as const;

/**
 * What the API server refuses of the probes of a container: none or two ways to ask, a liveness or startup probe that asks to succeed more than
 * once, its own grace period in a readiness probe, and any probe of an init container that ends before the others begin. Source: kubernetes,
 * pkg/apis/core/validation, validateProbe, validateLivenessProbe, validateStartupProbe, validateReadinessProbe, validateInitContainers.
 */
export function checkProbes(container: Json, path: FieldPath, isFirst: boolean): Violation[] {
  return PROBES.flatMap((name) => {
    const probe = objectIn(container, name);
    if (probe === null) return [];
    const at = [...path, name];
    if (isFirst && textIn(container, 'restartPolicy') !== 'Always')
      return [
        violation(at, 'notSupported', 'may not be set for init containers without restartPolicy=Always'),
      ];
    return [...checkHandler(probe, at), ...checkNumbers(probe, name, at)];
  });
}

function checkHandler(probe: Json, at: FieldPath): Violation[] {
  const asked = HANDLERS.filter((handler) => (field(probe, handler) ?? null) !== null);
  if (asked.length === 1) return [];
  return [
    asked.length === 0
      ? violation(at, 'required', 'required value: must specify a handler type, such as httpGet')
      : violation(at, 'bothSet', `may not specify more than 1 handler type (${asked.join(', ')})`),
  ];
}

function checkNumbers(probe: Json, name: (typeof PROBES)[number], at: FieldPath): Violation[] {
  const found = ['initialDelaySeconds', 'periodSeconds', 'timeoutSeconds', 'failureThreshold'].flatMap(
    (one) =>
      (numberIn(probe, one) ?? 0) < 0
        ? [violation([...at, one], 'negative', 'must be greater than or equal to 0')]
        : [],
  );
  const successes = numberIn(probe, 'successThreshold') ?? 1;
  if (name !== 'readinessProbe' && successes > 1)
    found.push(violation([...at, 'successThreshold'], 'tooLarge', `${successes}: must be 1`));
  if (name === 'readinessProbe' && (fieldAt(probe, 'terminationGracePeriodSeconds') ?? null) !== null)
    found.push(
      violation(
        [...at, 'terminationGracePeriodSeconds'],
        'notSupported',
        'must not be set for readinessProbes',
      ),
    );
  return found;
}

/** At most 15 of a-z, 0-9 and -, with a letter, and no - at an end or twice. Source: k8s.io/apimachinery, pkg/util/validation, IsValidPortName. */
const PORT_NAME = /^(?=.{1,15}$)(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Names and numbers of the ports of a container. Source: kubernetes, pkg/apis/core/validation, validateContainerPorts, checkHostPortConflicts. */
export function checkPorts(container: Json, path: FieldPath, hostNetwork: boolean): Violation[] {
  const names = new Set<string>();
  return itemsIn(container, 'ports').flatMap((port, index) => {
    const at = [...path, 'ports', index];
    const [name, own, host] = [
      textIn(port, 'name'),
      numberIn(port, 'containerPort'),
      numberIn(port, 'hostPort'),
    ];
    const isTwice = name !== null && names.has(name);
    if (name !== null) names.add(name);
    return present([
      name !== null &&
        name !== '' &&
        !PORT_NAME.test(name) &&
        violation(
          [...at, 'name'],
          'notSupported',
          `"${visible(name)}": must be no more than 15 characters, a-z, 0-9 and -, with a letter in it`,
        ),
      isTwice && violation([...at, 'name'], 'duplicate', `"${visible(name)}" is there twice`),
      ...(own === null
        ? [violation([...at, 'containerPort'], 'required', 'required value')]
        : outOfRange(own, [...at, 'containerPort'])),
      ...(host === null || host === 0 ? [] : outOfRange(host, [...at, 'hostPort'])),
      hostNetwork &&
        host !== null &&
        host !== 0 &&
        own !== null &&
        own !== host &&
        violation([...at, 'containerPort'], 'notSupported', 'must match hostPort when hostNetwork is true'),
    ]);
  });
}

function outOfRange(port: number, at: FieldPath): Violation[] {
  return port >= 1 && port <= 65_535
    ? []
    : [violation(at, 'notSupported', `${port}: must be between 1 and 65535, inclusive`)];
}
