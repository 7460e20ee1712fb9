import type { Report } from '../../src/plan/finding.js';
import { fortyPolicies } from './fixtures/forty.js';
import { hostile } from './fixtures/hostile.js';
import { bad, notBatched } from './fixtures/loud.js';
import { empty, green, unknown, untouched } from './fixtures/quiet.js';

/** Every report by the name of its golden files. */
export const REPORTS: Readonly<Record<string, () => Report>> = {
  bad,
  green,
  untouched,
  empty,
  unknown,
  'not-batched': notBatched,
  hostile,
  'forty-policies': fortyPolicies,
};

export function reportOf(name: string): Report {
  const make = REPORTS[name];
  if (!make) throw new Error(`no report ${name}`);
  return make();
}
