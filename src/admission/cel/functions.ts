import { Unsupported } from '../unsupported.js';
import type { Call, CelFunction } from './call.js';
import { CONVERSIONS } from './conversions.js';
import { LISTS } from './lists.js';
import { QUANTITIES } from './quantities.js';
import { TEXTS } from './texts.js';
import { TIMES } from './times.js';
import { type Cel, Mismatch, Optional } from './values.js';

const OPTIONALS: Readonly<Record<string, CelFunction>> = {
  'optional.of': ({ args: [value] }) => (value === undefined ? undefined : new Optional(value)),
  'optional.none': () => Optional.none,
  hasValue: ({ of }) => (of instanceof Optional ? of.value !== undefined : undefined),
  value: ({ of }) => (of instanceof Optional ? of.value : undefined),
  orValue: ({ of, args: [other] }) => (of instanceof Optional ? (of.value ?? other) : undefined),
  or: ({ of, args: [other] }) => (of instanceof Optional ? (of.value === undefined ? other : of) : undefined),
};

const FUNCTIONS: readonly Readonly<Record<string, CelFunction>>[] = [
  CONVERSIONS,
  LISTS,
  OPTIONALS,
  QUANTITIES,
  TEXTS,
  TIMES,
];

/** What a function gives. Throws Unsupported for one that is not known here, Mismatch where the types do not fit. */
export function callFunction(call: Call): Cel {
  let isKnown = false;
  for (const table of FUNCTIONS) {
    const run = Object.hasOwn(table, call.name) ? table[call.name] : undefined;
    if (run === undefined) continue;
    isKnown = true;
    const value = run(call);
    if (value !== undefined) return value;
  }
  if (isKnown) throw new Mismatch('no such overload', call.of === undefined ? call.args : [call.of]);
  throw new Unsupported(`the rule uses ${call.name}(), which is not known here`);
}
