import type { LabelSelector } from './selector.js';

/** Labels that the kubelet puts on every node: asking for them sorts nothing out. */
const ON_EVERY_NODE: ReadonlySet<string> = new Set(
  ['hostname', 'os', 'arch'].flatMap((name) => [`kubernetes.io/${name}`, `beta.kubernetes.io/${name}`]),
);

/**
 * True when a label that somebody chose decides what the selector matches. An empty selector has none; `NotIn` and
 * `DoesNotExist` match everything that never heard of the label.
 */
export function isSelective({ written, requirements }: LabelSelector): boolean {
  if (!written) return true;
  return requirements.some(
    ({ key, operator, values }) =>
      operator !== 'NotIn' &&
      operator !== 'DoesNotExist' &&
      (!ON_EVERY_NODE.has(key) || (key.endsWith('hostname') && values.length > 0)),
  );
}
