import { isatty } from 'node:tty';
import { jsonLogSafe, printable, terminalSentence } from '../report/escape/index.js';
import type { Delivery } from './descriptor.js';
import { writeWhole } from './descriptor.js';

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
  readonly isTerminal: boolean;
  readonly columns: number;
}

type Sink = (bytes: Uint8Array) => Delivery;

/** An output over two sinks, which tests can hold. */
export function outputTo(
  { stdout, stderr }: { readonly stdout: Sink; readonly stderr: Sink },
  terminal: { readonly isTerminal: boolean; readonly columns: number },
): Output {
  const print = (text: string, kind: Kind): Delivery =>
    stdout(Buffer.from(kind === 'json' ? jsonLogSafe(text) : printable(text)));
  return {
    print,
    say: (sentence) => {
      stderr(Buffer.from(`${printable(terminalSentence(sentence))}\n`));
    },
    ...terminal,
  };
}

/** The streams of this process. */
export function processOutput(): Output {
  const isTerminal = isatty(STDOUT);
  return outputTo(
    { stdout: (bytes) => writeWhole(STDOUT, bytes), stderr: (bytes) => writeWhole(STDERR, bytes) },
    { isTerminal, columns: (isTerminal && process.stdout.columns) || USUAL_COLUMNS },
  );
}
