import type { Budget } from '../budget.js';
import { parseRegexp } from './parse.js';
import { type Instruction, programOf } from './program.js';
import { type Assertion, isIn, WORD } from './syntax.js';

/** Where in the characters of a text an expression matches: from and to, the latter not in it. */
type Span = readonly [number, number];

/**
 * A regular expression that is matched as Go's regexp matches it: in time that grows with the text and the pattern and no faster,
 * whatever they are. The leftmost match counts, and of those that begin there the one that the pattern prefers.
 */
export class Regexp {
  private readonly program: readonly Instruction[];

  /** Throws Unsupported where the pattern cannot be read. */
  constructor(source: string) {
    this.program = programOf(parseRegexp(source));
  }

  /** True where it matches anywhere in the text. */
  test(text: string, budget: Budget): boolean {
    return new Run(this.program, Array.from(text), budget).first(0, true) !== null;
  }

  /** The text of the first match at or behind a character; null where there is none. */
  find(characters: readonly string[], from: number, budget: Budget): Span | null {
    return new Run(this.program, characters, budget).first(from, false);
  }
}

/** Threads of a program at one character, those that the pattern prefers first. */
class Threads {
  readonly at: number[] = [];
  readonly from: number[] = [];
  private readonly seen: Int32Array;

  constructor(size: number) {
    this.seen = new Int32Array(size).fill(-1);
  }

  clear(): void {
    this.at.length = 0;
    this.from.length = 0;
  }

  /** False where a thread of a higher rank has been there at this step. */
  enters(instruction: number, step: number): boolean {
    if (this.seen[instruction] === step) return false;
    this.seen[instruction] = step;
    return true;
  }
}

class Run {
  private now: Threads;
  private next: Threads;

  constructor(
    private readonly program: readonly Instruction[],
    private readonly characters: readonly string[],
    private readonly budget: Budget,
  ) {
    this.now = new Threads(program.length);
    this.next = new Threads(program.length);
  }

  first(from: number, isAnyEnough: boolean): Span | null {
    let found: Span | null = null;
    for (let position = from; position <= this.characters.length; position++) {
      if (found === null) this.follow(this.now, 0, position, position);
      if (this.now.at.length === 0) {
        if (found === null) continue;
        break;
      }
      const match = this.step(position);
      if (match !== null) {
        if (isAnyEnough) return match;
        found = match;
      }
      [this.now, this.next] = [this.next, this.now];
      this.next.clear();
    }
    return found;
  }

  /** Moves each thread over one character; threads behind one that matches no longer matter. */
  private step(position: number): Span | null {
    const { at, from } = this.now;
    this.budget.take(at.length);
    const point = this.characters[position]?.codePointAt(0);
    for (let index = 0; index < at.length; index++) {
      const counter = at[index] ?? 0;
      const begun = from[index] ?? 0;
      const instruction = this.program[counter];
      if (instruction?.kind === 'match') return [begun, position];
      if (instruction?.kind === 'set' && point !== undefined && isIn(instruction.set, point))
        this.follow(this.next, counter + 1, begun, position + 1);
    }
    return null;
  }

  /** All that is reached without taking a character, in order of rank. */
  private follow(threads: Threads, start: number, begun: number, position: number): void {
    const open = [start];
    for (let counter = open.pop(); counter !== undefined; counter = open.pop()) {
      if (!threads.enters(counter, position)) continue;
      this.budget.take(1);
      const instruction = this.program[counter];
      if (instruction?.kind === 'jump') open.push(instruction.to);
      else if (instruction?.kind === 'split') open.push(instruction.second, instruction.first);
      else if (instruction?.kind === 'assert') {
        if (this.holds(instruction.assertion, position)) open.push(counter + 1);
      } else {
        threads.at.push(counter);
        threads.from.push(begun);
      }
    }
  }

  private holds(assertion: Assertion, position: number): boolean {
    switch (assertion) {
      case 'textStart':
        return position === 0;
      case 'textEnd':
        return position === this.characters.length;
      case 'lineStart':
        return position === 0 || this.characters[position - 1] === '\n';
      case 'lineEnd':
        return position === this.characters.length || this.characters[position] === '\n';
      case 'wordEdge':
        return this.isWord(position - 1) !== this.isWord(position);
      case 'noWordEdge':
        return this.isWord(position - 1) === this.isWord(position);
    }
  }

  private isWord(position: number): boolean {
    const point = this.characters[position]?.codePointAt(0);
    return point !== undefined && isIn({ ranges: WORD, isNegated: false, foldsCase: false }, point);
  }
}
