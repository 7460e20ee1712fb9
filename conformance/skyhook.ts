import type { Families } from './family.js';
import { admissionFamilies } from './skyhook-admission.js';
import { partFamilies } from './skyhook-parts.js';
import { rolloutFamilies } from './skyhook-rollout.js';

export const families: Families = { ...admissionFamilies, ...partFamilies, ...rolloutFamilies };
