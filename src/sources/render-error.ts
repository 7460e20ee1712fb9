import type { Place } from '../manifest/manifest.js';
import { joined } from '../manifest/path.js';
import { errorAt, type Problem, type ProblemCode } from '../manifest/problem.js';
import type { Outcome } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { toPlain } from '../text/render.js';
import { code, literal, name, type Text, text } from '../text/text.js';

interface Cause {
  /** The reason, as the end of a sentence, where the configuration or the repository declares it: a remote part that is not fetched. */
  readonly why?: Text | null;
  /** Everything that is rendered with a remote chart: equal on both sides if the change does not touch it. */
  readonly use?: string | null;
}

/** Keeps a carrier from being rendered. */
export class RenderError extends Error {
  constructor(
    readonly problem: Problem,
    /** Files and folders that were read so far. */
    public inputs: readonly string[] = [],
    override readonly cause: Cause = {},
  ) {
    super(toPlain(problem.message));
  }

  /** The outcome of the carrier; a problem without a location is at its own. */
  outcomeAt(place: Place | null): Exclude<Outcome, 'evaluated'> {
    const { problem, cause } = this;
    if (cause.why) return { declared: 'not fetched', why: cause.why };
    return { failed: { ...problem, place: problem.place ?? place } };
  }
}

/** An error of a source; `place` may be a path, of which the first line is meant. */
export function renderError(
  code: ProblemCode,
  message: Text,
  place: Place | string | null,
  inputs: readonly string[] = [],
  cause: Cause = {},
): RenderError {
  const where = typeof place === 'string' ? { file: place, line: 1, column: 1 } : place;
  return new RenderError(errorAt(where, code, message), inputs, cause);
}

/** Throws an error again, with the files that were read before it. */
export function withInputs(inputs: readonly string[]): (error: unknown) => never {
  return (error) => {
    if (error instanceof RenderError) error.inputs = inputs;
    throw error;
  };
}

/** Keeps an object from being rendered, as nothing here renders its kind or its source. The text ends a sentence. */
export class NotRendered extends Error {
  constructor(readonly why: Text) {
    super(toPlain(why));
  }
}

/** Why an object is not rendered, with texts of the input. */
export function notRendered(
  literals: TemplateStringsArray,
  ...values: readonly (string | number)[]
): NotRendered {
  const shown = values.map((one) => (typeof one === 'number' ? one : code(visible(one))));
  return new NotRendered(text(literals, ...shown));
}

/** A path of the tree, as it is written in a folder. Throws for one that leads out. */
export function inTree(folder: string, written: string, place: Place | null, fix: Text): string {
  const path = joined(folder, written);
  if (path !== null) return path;
  const message = text`"${name('file', visible(written))}" leads out of the repository; nothing outside of it is read. ${fix}`;
  throw renderError('outside', message, place);
}

/** A folder for a reader; the root in words. */
export function folderText(folder: string, root: string): Text {
  return folder === '' ? literal(root) : name('file', visible(folder));
}
