import type { ProblemCode } from '../manifest/problem-codes.js';
import { visible } from '../manifest/words/visible.js';

/** Why no snapshot came of it, in sentences for a person. Nothing of a credential is ever in it. */
export class LiveFault extends Error {
  constructor(
    /** A stable id in kebab-case, as of a problem. */
    readonly code: ProblemCode,
    message: string,
  ) {
    super(message);
    this.name = 'LiveFault';
  }
}

/** A message of another program or server, for use inside a message of ours: one line, cut, or nothing. */
export function said(text: string): string {
  const line = text.trim();
  return line === '' ? '' : ` (it says: ${visible(line, 300)})`;
}
