import type { ProblemCode } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { toPlain } from '../text/render.js';
import { code, NO_TEXT, type Text, text } from '../text/text.js';

/** Why there is no snapshot. Nothing of a credential is ever in it. */
export class LiveFault extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly says: Text,
  ) {
    super(toPlain(says));
    this.name = 'LiveFault';
  }
}

/** A message of another program or server, for use inside a message of ours: one line, cut, or nothing. */
export function said(written: string): Text {
  const line = written.trim();
  return line === '' ? NO_TEXT : text` (${code(visible(line, 300))})`;
}

/** The command that prints the role that a snapshot needs. */
export const PRINTS_ROLE = code('fleetplan snapshot --role');
