import type { Budget } from '../budget.js';
import type { Cel } from './values.js';

/** A call with all its values. */
export interface Call {
  readonly name: string;
  /** What stands before the point; undefined for a function alone. */
  readonly of: Cel | undefined;
  readonly args: readonly Cel[];
  readonly budget: Budget;
}

/** Gives undefined where it is not for these values. */
export type CelFunction = (call: Call) => Cel | undefined;
