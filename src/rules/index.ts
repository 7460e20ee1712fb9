import { BY_HARM } from './catalogue.js';
import type { Rule } from './rule.js';

/** Every rule, sorted by id. */
export const RULES: readonly Rule[] = BY_HARM.toSorted((a, b) => (a.id < b.id ? -1 : 1));
