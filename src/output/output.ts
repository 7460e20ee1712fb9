import { writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import { jsonLogSafe, printable } from '../text/escape/lines.js';
import { sentenceText } from '../text/escape/visible.js';
import { codeOf } from '../text/file-errors.js';
import { type Progress, progressOn } from './progress.js';

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
  /** To standard output. The caller decides what an exit code means then. */
  readonly print: (text: string, kind: Kind) => Delivery;
  /** A sentence on a line of standard error. A reader that has gone changes no verdict. */
  readonly say: (sentence: string) => void;
  /**
   * For a run that takes more than two seconds, on a line of standard error that the next one replaces. Only if that stream is a
   * terminal; nothing else ever sees it.
   */
  readonly progress: Progress;
  readonly isTerminal: boolean;
  readonly columns: number;
}

type Sink = (bytes: Uint8Array) => Delivery;

interface Terminal extends Pick<Output, 'isTerminal' | 'columns'> {
  /** True if standard error is a terminal that can erase a line. */
  readonly isWatched: boolean;
  /** Milliseconds from any moment on. */
  readonly now?: () => number;
}

/** An output over two sinks, which tests can hold. */
export function outputTo(
  { stdout, stderr }: { readonly stdout: Sink; readonly stderr: Sink },
  { isWatched, now = () => performance.now(), ...terminal }: Terminal,
): Output {
  const progress = isWatched ? progressOn((line) => stderr(Buffer.from(line)), now) : () => undefined;
  return {
    print: (text, kind) => {
      progress(null);
      return stdout(Buffer.from(kind === 'json' ? jsonLogSafe(text) : printable(text)));
    },
    say: (sentence) => {
      progress(null);
      stderr(Buffer.from(`${printable(sentenceText(sentence))}\n`));
    },
    progress,
    ...terminal,
  };
}

/** The streams of this process. */
export function processOutput(): Output {
  const isTerminal = isatty(STDOUT);
  const { COLUMNS: asked = '', TERM: term } = process.env;
  const columns = (isTerminal && process.stdout.columns) || (/^\d{1,4}$/.test(asked) && Number(asked));
  return outputTo(
    { stdout: (bytes) => writeWhole(STDOUT, bytes), stderr: (bytes) => writeWhole(STDERR, bytes) },
    { isTerminal, columns: columns || USUAL_COLUMNS, isWatched: isatty(STDERR) && term !== 'dumb' },
  );
}

/** The result of writing bytes to a stream. */
export type Delivery =
  | { readonly kind: 'delivered' }
  /** The reader has gone, as with `| head`: it has all that it wanted. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed'; readonly error: unknown };

const WAIT_MS = 5;
const ALARM = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes all bytes before it returns, so that nothing is under way when the process ends. The streams of Node.js report a
 * closed pipe or a full disk later, as an event that ends the process with exit code 1, and take a part that was written for
 * the whole.
 */
export function writeWhole(descriptor: number, bytes: Uint8Array): Delivery {
  let done = 0;
  while (done < bytes.length) {
    try {
      done += writeSync(descriptor, bytes, done);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EPIPE') return { kind: 'closed' };
      if (code !== 'EAGAIN') return { kind: 'failed', error };
      // Another process has set the pipe or terminal not to block, and its reader is slow.
      Atomics.wait(ALARM, 0, 0, WAIT_MS);
    }
  }
  return { kind: 'delivered' };
}
