import { Unsupported } from '../unsupported.js';
import { classAt, escapeAt } from './classes.js';
import { Cursor } from './cursor.js';
import { EMPTY, type Node } from './syntax.js';

/** As RE2 allows. */
const MOST_REPEATS = 1_000;
const DEEPEST = 200;

/** Letters that may stand before the colon or the end of `(?flags:...)`. */
interface Flags {
  readonly foldsCase: boolean;
  readonly isMultiline: boolean;
  readonly dotTakesLines: boolean;
  readonly isUngreedy: boolean;
}

const NO_FLAGS: Flags = {
  foldsCase: false,
  isMultiline: false,
  dotTakesLines: false,
  isUngreedy: false,
};
const FLAG_NAMES: Readonly<Record<string, keyof Flags>> = {
  i: 'foldsCase',
  m: 'isMultiline',
  s: 'dotTakesLines',
  U: 'isUngreedy',
};

/** Reads a regular expression as Go's regexp does (RE2: no backreference, no look-around). Throws Unsupported where it cannot. */
export function parseRegexp(source: string): Node {
  const parser = new Parser(new Cursor(source));
  return parser.whole();
}

class Parser {
  private flags = NO_FLAGS;
  private depth = 0;

  constructor(private readonly text: Cursor) {}

  whole(): Node {
    const node = this.alternatives();
    if (!this.text.isAtEnd) throw new Unsupported('its pattern closes a group that is not open');
    return node;
  }

  private alternatives(): Node {
    const options = [this.sequence()];
    while (this.text.takes('|')) options.push(this.sequence());
    const [only = EMPTY] = options;
    return options.length === 1 ? only : { kind: 'any', options };
  }

  private sequence(): Node {
    const parts: Node[] = [];
    while (!this.text.isAtEnd && !this.text.sees('|') && !this.text.sees(')')) {
      const atom = this.atom();
      if (atom !== null) parts.push(this.repeated(atom));
    }
    return { kind: 'all', parts };
  }

  /** Null for flags that hold from here on. */
  private atom(): Node | null {
    const { text, flags } = this;
    if (text.takes('(')) return this.group();
    if (text.takes('[')) return { kind: 'set', set: classAt(text, flags.foldsCase) };
    if (text.takes('.'))
      return {
        kind: 'set',
        set: { ranges: flags.dotTakesLines ? [] : [[10, 10]], isNegated: true, foldsCase: false },
      };
    if (text.takes('^')) return { kind: 'assert', assertion: flags.isMultiline ? 'lineStart' : 'textStart' };
    if (text.takes('$')) return { kind: 'assert', assertion: flags.isMultiline ? 'lineEnd' : 'textEnd' };
    if (text.takes('\\')) return escapeAt(text, flags.foldsCase);
    if (['*', '+', '?'].some((sign) => text.sees(sign))) throw new Unsupported('its pattern repeats nothing');
    const point = text.next();
    return { kind: 'set', set: { ranges: [[point, point]], isNegated: false, foldsCase: flags.foldsCase } };
  }

  private group(): Node | null {
    if (++this.depth > DEEPEST) throw new Unsupported('its pattern is nested too deep');
    const outer = this.flags;
    if (this.text.takes('?') && !this.text.takes(':') && !this.name()) {
      this.flags = this.readFlags();
      if (this.text.takes(')')) {
        this.depth--;
        return null;
      }
      if (!this.text.takes(':')) throw new Unsupported('its pattern has a group of a kind that is not known');
    }
    const node = this.alternatives();
    if (!this.text.takes(')')) throw new Unsupported('its pattern leaves a group open');
    this.flags = outer;
    this.depth--;
    return node;
  }

  /** `(?P<name>...)` and `(?<name>...)`; what it is called does not matter here. */
  private name(): boolean {
    if (!this.text.takes('P<') && !(this.text.sees('<') && !this.text.sees('<=') && !this.text.sees('<!')))
      return false;
    this.text.takes('<');
    while (!this.text.takes('>')) this.text.next();
    return true;
  }

  private readFlags(): Flags {
    let flags = this.flags;
    let isOn = true;
    while (!this.text.sees(')') && !this.text.sees(':')) {
      const letter = String.fromCodePoint(this.text.next());
      if (letter === '-' && isOn) isOn = false;
      else {
        const name = Object.hasOwn(FLAG_NAMES, letter) ? FLAG_NAMES[letter] : undefined;
        if (name === undefined) throw new Unsupported(`its pattern has (?${letter}, which RE2 does not know`);
        flags = { ...flags, [name]: isOn };
      }
    }
    return flags;
  }

  private repeated(of: Node): Node {
    const times = this.times();
    if (times === null) return of;
    const isLazy = this.text.takes('?') !== this.flags.isUngreedy;
    const node: Node = { kind: 'repeat', of, ...times, isLazy };
    // `a**` is an error of RE2, and `a{2}{3}` as well.
    if (['*', '+', '?'].some((sign) => this.text.sees(sign)))
      throw new Unsupported('its pattern repeats a repetition');
    return node;
  }

  private times(): { min: number; max: number | null } | null {
    if (this.text.takes('*')) return { min: 0, max: null };
    if (this.text.takes('+')) return { min: 1, max: null };
    if (this.text.takes('?')) return { min: 0, max: 1 };
    const match = this.text.match(/\{(\d{1,6})(?:(,)(\d{0,6}))?\}/y);
    if (match === null) return null;
    const [, from = '', comma, to = ''] = match;
    const min = Number(from);
    const max = comma === undefined ? min : to === '' ? null : Number(to);
    if (min > MOST_REPEATS || (max !== null && (max > MOST_REPEATS || max < min)))
      throw new Unsupported('its pattern repeats more often than RE2 takes');
    return { min, max };
  }
}
