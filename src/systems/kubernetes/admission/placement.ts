import { field, fieldAt, itemsIn, numberIn, textIn } from '../../../manifest/fields.js';
import type { FieldPath, Json } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { present } from '../../../manifest/words/present.js';
import { type Violation, violation } from './violation.js';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';
const EFFECTS = ['NoSchedule', 'PreferNoSchedule', 'NoExecute'];
const DNS_POLICIES = ['ClusterFirstWithHostNet', 'ClusterFirst', 'Default', 'None'];
const UNSATISFIABLE = ['DoNotSchedule', 'ScheduleAnyway'];

/**
 * What the API server refuses of where the pods of a template go and whom they ask for names: tolerations, affinity, spread constraints and DNS.
 * Source: kubernetes, pkg/apis/core/validation, ValidateTolerations, validateAffinity, validateTopologySpreadConstraints, validatePodDNSConfig.
 */
export function checkPlacement(pod: Json, path: FieldPath): Violation[] {
  return [
    ...itemsIn(pod, 'tolerations').flatMap((one, i) => checkToleration(one, [...path, 'tolerations', i])),
    ...checkAffinity(fieldAt(pod, 'affinity'), [...path, 'affinity']),
    ...checkSpreads(itemsIn(pod, 'topologySpreadConstraints'), [...path, 'topologySpreadConstraints']),
    ...checkDns(pod, path),
  ];
}

/** Operators by number are newer (1.35, KEP-5471), and left to the server. */
function checkToleration(one: Json, at: FieldPath): Violation[] {
  const [key, operator, effect] = ['key', 'operator', 'effect'].map((name) => textIn(one, name) ?? '');
  const isExists = operator === 'Exists';
  const hasSeconds = numberIn(one, 'tolerationSeconds') !== null;
  return present([
    key === '' &&
      !isExists &&
      violation([...at, 'operator'], 'notSupported', 'must be Exists when `key` is empty'),
    isExists &&
      (textIn(one, 'value') ?? '') !== '' &&
      violation([...at, 'value'], 'notSupported', 'must be empty when `operator` is Exists'),
    !['', 'Equal', 'Exists', 'Lt', 'Gt'].includes(operator ?? '') &&
      unsupported([...at, 'operator'], operator ?? '', ['Equal', 'Exists']),
    effect !== '' && !EFFECTS.includes(effect ?? '') && unsupported([...at, 'effect'], effect ?? '', EFFECTS),
    hasSeconds &&
      effect !== 'NoExecute' &&
      violation([...at, 'effect'], 'notSupported', 'must be NoExecute when `tolerationSeconds` is set'),
  ]);
}

function checkAffinity(affinity: Json | undefined, at: FieldPath): Violation[] {
  if (affinity === undefined) return [];
  const ofNodes = itemsIn(field(affinity, 'nodeAffinity'), PREFERRED).flatMap((one, i) =>
    checkWeight(one, [...at, 'nodeAffinity', PREFERRED, i]),
  );
  const ofPods = ['podAffinity', 'podAntiAffinity'].flatMap((kind) => {
    const written = field(affinity, kind);
    return [
      ...itemsIn(written, REQUIRED).flatMap((one, i) => checkTerm(one, [...at, kind, REQUIRED, i])),
      ...itemsIn(written, PREFERRED).flatMap((one, i) => {
        const where = [...at, kind, PREFERRED, i];
        return [
          ...checkWeight(one, where),
          ...checkTerm(fieldAt(one, 'podAffinityTerm'), [...where, 'podAffinityTerm']),
        ];
      }),
    ];
  });
  return [...ofNodes, ...ofPods];
}

function checkWeight(one: Json, at: FieldPath): Violation[] {
  const weight = numberIn(one, 'weight');
  if (weight === null) return [absent([...at, 'weight'])];
  return weight >= 1 && weight <= 100
    ? []
    : [violation([...at, 'weight'], 'notSupported', `${weight}: must be in the range 1-100`)];
}

function checkTerm(term: Json | undefined, at: FieldPath): Violation[] {
  return (textIn(term, 'topologyKey') ?? '') === '' ? [absent([...at, 'topologyKey'])] : [];
}

function checkSpreads(constraints: readonly Json[], path: FieldPath): Violation[] {
  const taken = new Set<string>();
  return constraints.flatMap((one, index) => {
    const at = [...path, index];
    const [skew, domains] = [numberIn(one, 'maxSkew'), numberIn(one, 'minDomains')];
    const [key, otherwise] = [textIn(one, 'topologyKey') ?? '', textIn(one, 'whenUnsatisfiable') ?? ''];
    const isTwice = taken.has(`${key} ${otherwise}`);
    taken.add(`${key} ${otherwise}`);
    return present([
      skew === null && absent([...at, 'maxSkew']),
      skew !== null && skew <= 0 && notPositive([...at, 'maxSkew'], skew),
      key === '' && absent([...at, 'topologyKey']),
      otherwise === '' && absent([...at, 'whenUnsatisfiable']),
      otherwise !== '' &&
        !UNSATISFIABLE.includes(otherwise) &&
        unsupported([...at, 'whenUnsatisfiable'], otherwise, UNSATISFIABLE),
      domains !== null && domains <= 0 && notPositive([...at, 'minDomains'], domains),
      domains !== null &&
        otherwise === 'ScheduleAnyway' &&
        violation(
          [...at, 'minDomains'],
          'notSupported',
          'can only use minDomains if whenUnsatisfiable=DoNotSchedule',
        ),
      isTwice && violation(at, 'duplicate', `{${visible(key)}, ${visible(otherwise)}} is there twice`),
    ]);
  });
}

function checkDns(pod: Json, path: FieldPath): Violation[] {
  const policy = textIn(pod, 'dnsPolicy') ?? '';
  if (policy !== '' && !DNS_POLICIES.includes(policy))
    return [unsupported([...path, 'dnsPolicy'], policy, DNS_POLICIES)];
  const at = [...path, 'dnsConfig', 'nameservers'];
  const servers = itemsIn(fieldAt(pod, 'dnsConfig'), 'nameservers').length;
  return present([
    policy === 'None' &&
      servers === 0 &&
      violation(
        at,
        'required',
        'required value: must provide at least one DNS nameserver when `dnsPolicy` is None',
      ),
    servers > 3 && violation(at, 'tooLarge', 'must not have more than 3 nameservers'),
  ]);
}

/** Also what a patch leaves to the object that it is put over. */
function absent(at: FieldPath): Violation {
  return violation(at, 'required', 'required value: can not be empty');
}

function notPositive(at: FieldPath, value: number): Violation {
  return violation(at, 'zero', `${value}: must be greater than zero`);
}

function unsupported(at: FieldPath, value: string, supported: readonly string[]): Violation {
  const names = supported.map((one) => `"${one}"`).join(', ');
  return violation(at, 'notSupported', `"${visible(value)}": supported values: ${names}`);
}
