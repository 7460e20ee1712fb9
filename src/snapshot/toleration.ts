import { textIn } from '../manifest/fields.js';
import type { Json, JsonObject } from '../manifest/manifest.js';
import type { Taint } from './snapshot.js';
import { visible } from '../manifest/words/visible.js';

/** A core/v1 toleration; an empty string is "not set". */
export interface Toleration {
  readonly key: string;
  readonly operator: string;
  readonly value: string;
  readonly effect: string;
}

/** A toleration as written, with the empty text for what is missing or no text, as Go reads it. */
export function readToleration(value: JsonObject): Toleration {
  const text = (key: string): string => {
    const inner = value[key];
    return typeof inner === 'string' ? inner : '';
  };
  return { key: text('key'), operator: text('operator'), value: text('value'), effect: text('effect') };
}

/** A taint as written. */
export function readTaint(value: Json): Taint {
  const text = (key: string): string => textIn(value, key) ?? '';
  return { key: text('key'), value: text('value'), effect: text('effect') };
}

/**
 * Whether the toleration matches the taint: an empty effect matches every effect, an empty key with `Exists` every key, an
 * absent operator is `Equal`. Any other operator (`Lt`, `Gt`) matches nothing. Source: k8s.io/api core/v1 ToleratesTaint.
 */
export function tolerates(toleration: Toleration, taint: Pick<Taint, 'key' | 'value' | 'effect'>): boolean {
  if (toleration.effect !== '' && toleration.effect !== taint.effect) return false;
  if (toleration.key !== '' && toleration.key !== taint.key) return false;
  if (toleration.operator === 'Exists') return true;
  const isEqual = toleration.operator === '' || toleration.operator === 'Equal';
  return isEqual && toleration.value === taint.value;
}

/** A taint as kubectl writes it: `key=value:effect`. */
export function taintText({ key, value, effect }: Pick<Taint, 'key' | 'value' | 'effect'>): string {
  return visible(`${key}${value === '' ? '' : `=${value}`}${effect === '' ? '' : `:${effect}`}`);
}

/** The first taint of one of the effects that nothing tolerates. */
export function untolerated(
  taints: readonly Pick<Taint, 'key' | 'value' | 'effect'>[],
  tolerations: readonly Toleration[],
  effects: readonly string[],
): Pick<Taint, 'key' | 'value' | 'effect'> | undefined {
  return taints.find(
    (taint) =>
      effects.includes(taint.effect) && !tolerations.some((toleration) => tolerates(toleration, taint)),
  );
}
