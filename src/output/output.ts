import { isatty } from 'node:tty';
import { jsonLogSafe, printable, terminalSentence } from '../text/escape/index.js';
import { type Delivery, writeWhole } from './descriptor.js';

const STDOUT = 1;
const STDERR = 2;
const USUAL_COLUMNS = 100;

/** Lines for people, or JSON: what could be a command of a log is written another way in each. */
export type Kind = 'lines' | 'json';

/**
 * All that the command line prints goes through here, whatever the stream. A workflow reads both streams, and takes a line that
 * begins with `::`, or holds `##[`, for a command; names, paths and messages come from people who may be attackers.
 */
export interface Output {
  /** To standard output. Says what became of it: the caller decides what an exit code means then. */
  readonly print: (text: string, kind: Kind) => Delivery;
  /** A sentence on a line of standard error. Nobody may be reading; that changes no verdict. */
  readonly say: (sentence: string) => void;
  /**
   * What a long run is at, on a line of standard error that the next one takes the place of and that is gone in the end: null takes it
   * away. Only where that stream is a terminal; nothing else ever sees it.
   */
  readonly progress: (sentence: string | null) => void;
  readonly isTerminal: boolean;
  readonly columns: number;
}

type Sink = (bytes: Uint8Array) => Delivery;

/** An output over two sinks, which tests can hold. */
export function outputTo(
  { stdout, stderr }: { readonly stdout: Sink; readonly stderr: Sink },
  { isWatched, ...terminal }: Terminal,
): Output {
  let isThere = false;
  const progress = (sentence: string | null): void => {
    if (!isWatched || (sentence === null && !isThere)) return;
    isThere = sentence !== null;
    const line = sentence === null ? '' : printable(terminalSentence(sentence)).slice(0, PROGRESS_COLUMNS);
    stderr(Buffer.from(`\r${ERASE_LINE}${line}`));
  };
  const print = (text: string, kind: Kind): Delivery => {
    progress(null);
    return stdout(Buffer.from(kind === 'json' ? jsonLogSafe(text) : printable(text)));
  };
  return {
    print,
    say: (sentence) => {
      progress(null);
      stderr(Buffer.from(`${printable(terminalSentence(sentence))}\n`));
    },
    progress,
    ...terminal,
  };
}

interface Terminal {
  readonly isTerminal: boolean;
  readonly columns: number;
  /** True where standard error is a terminal that can erase a line. */
  readonly isWatched: boolean;
}

const ERASE_LINE = '\u001b[K';
/** A line that wraps cannot be taken back. */
const PROGRESS_COLUMNS = 60;

/** What the environment asks for where there is no terminal to ask; null where that is no number. */
function columnsAsked(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** The streams of this process. */
export function processOutput(): Output {
  const isTerminal = isatty(STDOUT);
  return outputTo(
    { stdout: (bytes) => writeWhole(STDOUT, bytes), stderr: (bytes) => writeWhole(STDERR, bytes) },
    {
      isTerminal,
      columns:
        (isTerminal && process.stdout.columns) || columnsAsked(process.env['COLUMNS']) || USUAL_COLUMNS,
      isWatched: isatty(STDERR) && process.env['TERM'] !== 'dumb',
    },
  );
}
