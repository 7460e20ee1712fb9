import type { Problem } from '../manifest/problem.js';
import { wrongAlike } from './alike.js';
import type { Change } from './change.js';
import { deliveredOtherwise } from './delivery.js';
import { fleetObjects } from './fleet-objects.js';
import { laterValues } from './later-values.js';
import { leftObjects } from './left.js';
import { notEvaluated } from './not-evaluated.js';
import { notPlanned } from './not-planned.js';
import { outsideFiles } from './outside.js';
import { definedTwice } from './twice.js';
import { editedConfiguration } from './weakened.js';

/** The guards, G1 to G9: they keep a change from passing on what was not evaluated. */
export const GUARDS: readonly ((change: Change) => readonly Problem[])[] = [
  notEvaluated,
  leftObjects,
  deliveredOtherwise,
  outsideFiles,
  laterValues,
  definedTwice,
  wrongAlike,
  fleetObjects,
  editedConfiguration,
  notPlanned,
];
