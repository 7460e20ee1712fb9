import type CODES from './problem-codes.json';
import type { Place } from './manifest.js';
import { toPlain } from '../text/render.js';
import type { Text } from '../text/text.js';

export type Severity = 'error' | 'warning' | 'info';

/**
 * Something about the input that keeps fleetplan from evaluating it (error), or that a person should know (warning, info).
 * Problems are collected, never thrown: one broken file does not hide the others.
 */
export interface Problem {
  readonly severity: Severity;
  /** Stable, for programs; what each means is in docs/problems.md. */
  readonly code: ProblemCode;
  readonly message: Text;
  readonly place: Place | null;
  /** Set for a link or a submodule: equal on two sides that hold the same one; absent for everything else. */
  readonly entry?: string;
  /** True for a warning that something of the change was not evaluated, also where the configuration made it one (`unjudged: warn`). */
  readonly isUnjudged?: true;
  /** True for an error of what the change adds and nothing evaluates: nothing that was evaluated before is lost with it. */
  readonly isOfNew?: true;
  /** True for what is so with and without the change, whatever that is: said in one quiet line, and no warning of it. */
  readonly isPreExisting?: true;
  /** Objects, as `kind/namespace/name`, that leave the files and that nothing deletes. */
  readonly keeps?: readonly string[];
}

/** Thrown where a problem leaves nothing to go on with. */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    readonly others: readonly Problem[] = [],
  ) {
    super(toPlain(problem.message));
  }
}

/** An error at a location, or about none in particular. */
export function errorAt(place: Place | null, code: ProblemCode, message: Text): Problem {
  return { severity: 'error', code, message, place };
}

/** A problem with a file as a whole. */
export function problemOf(
  file: string,
  code: ProblemCode,
  message: Text,
  severity: Severity = 'error',
): Problem {
  return { severity, code, message, place: { file, line: 1, column: 1 } };
}

export function warningAt(place: Place | null, code: ProblemCode, message: Text): Problem {
  return { severity: 'warning', code, message, place };
}

export function infoAt(place: Place | null, code: ProblemCode, message: Text): Problem {
  return { severity: 'info', code, message, place };
}

/** A warning that something of the change was not evaluated. */
export function unjudgedAt(place: Place | null, code: ProblemCode, message: Text): Problem {
  return asUnjudged(errorAt(place, code, message));
}

export function asUnjudged(problem: Problem): Problem {
  return { ...problem, severity: 'warning', isUnjudged: true };
}

type Codes<Part> = Part extends unknown ? keyof Part : never;
/** `problem-codes.json` lists every code with what it means; docs/problems.md is made of it. A code stays when its message changes. */
type Listed = Codes<(typeof CODES)[keyof typeof CODES]>;

/** A code of the list; `base-yaml-syntax` is the same thing in the base, which the change may fix. */
export type ProblemCode = Listed | `base-${Listed}`;

/** The code of a problem that is in the base; one that says so already stays as it is. */
export function inBase(code: ProblemCode): ProblemCode {
  return code.startsWith('base-') ? code : (`base-${code}` as ProblemCode);
}
