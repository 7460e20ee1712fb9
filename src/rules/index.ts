import * as catalogue from './catalogue.js';
import type { Rule } from './rule.js';

const ALL: readonly Rule[] = Object.values(catalogue);

/** Every rule, by the letter. */
export const RULES: readonly Rule[] = ALL.toSorted((a, b) => (a.id < b.id ? -1 : 1));
