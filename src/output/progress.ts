import { printable } from '../text/escape/lines.js';
import { sentenceText } from '../text/escape/visible.js';

const ERASE_LINE = '\r\u001b[K';
/** A line that wraps cannot be erased. */
const COLUMNS = 60;
/** Runs that are shorter show nothing. */
const SHOWN_AFTER_MS = 2_000;
const BETWEEN_MS = 100;
/** A smaller part tells nothing of the time that the rest takes. */
const LEAST_PART = 0.02;

/** Shows a phase of a run, the part of it that is done, from 0 to 1, and what it is about; null removes the line. */
export type Progress = (phase: string | null, part?: number, of?: string) => void;

/** Writes the phase of a run on one line of a terminal: `fleetplan: reading 40%, 12 s left`. */
export function progressOn(write: (line: string) => void, now: () => number): Progress {
  const start = now();
  let isShown = false;
  let shownAt = -Infinity;
  let begun = { phase: '', at: start };
  let timer: NodeJS.Timeout | null = null;
  return (phase, part = 0, of = '') => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (phase === null) {
      if (isShown) write(ERASE_LINE);
      isShown = false;
      return;
    }
    const at = now();
    if (part === 0 || begun.phase !== phase + of) begun = { phase: phase + of, at };
    const show = (): void => {
      const left = Math.ceil(((at - begun.at) * (1 / part - 1)) / 1000);
      const done = part < LEAST_PART ? '' : ` ${Math.floor(part * 100)}%, ${left} s left`;
      // A long name is cut, so it comes last.
      const line = printable(sentenceText(`fleetplan: ${phase}${part >= 1 ? '' : done}${of}`));
      write(`${ERASE_LINE}${line.slice(0, COLUMNS)}`);
      [isShown, shownAt] = [true, at];
    };
    const wait = Math.max(start + SHOWN_AFTER_MS - at, shownAt + BETWEEN_MS - at);
    if (wait <= 0) show();
    // Nothing may follow for a while: a phase that waits for other programs.
    else timer = setTimeout(show, wait).unref();
  };
}
