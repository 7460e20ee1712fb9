import { RE2JS, RE2JSException } from 're2js';
import type { Budget } from './budget.js';
import { readOnce, Unsupported } from './unsupported.js';

const MOST = 500;
/** At the worst each instruction is looked at for each character. Looking is far less work than a step of a rule. */
const LOOKS_PER_STEP = 16;

/** A regular expression that is matched as Go's regexp matches it (RE2): no text and no pattern makes it slow. */
class Regexp {
  private readonly compiled: RE2JS;

  /** Throws Unsupported where RE2 does not read the pattern. */
  constructor(source: string) {
    try {
      this.compiled = RE2JS.compile(source);
    } catch (error) {
      if (!(error instanceof RE2JSException)) throw error;
      throw new Unsupported(
        `its pattern cannot be read (${error.message.replace(/^error parsing regexp: /, '')})`,
      );
    }
  }

  /** True where it matches anywhere in the text. */
  test(text: string, budget: Budget): boolean {
    this.take(text.length, budget);
    return this.compiled.test(text);
  }

  /** The first matches that do not overlap, `most` of them or, below zero, all. */
  find(text: string, most: number, budget: Budget): string[] {
    const matcher = this.compiled.matcher(text);
    const matches: string[] = [];
    let rest = text.length;
    while (matches.length !== most) {
      this.take(rest, budget);
      if (!matcher.find()) break;
      matches.push(matcher.group() ?? '');
      rest = text.length - matcher.end();
    }
    return matches;
  }

  private take(characters: number, budget: Budget): void {
    budget.take(Math.ceil(((characters + 1) * this.compiled.programSize()) / LOOKS_PER_STEP));
  }
}

/** A pattern, compiled once as long as it is one of the last. Throws Unsupported where it cannot be read. */
export const regexpOf = readOnce(MOST, (source) => new Regexp(source));
