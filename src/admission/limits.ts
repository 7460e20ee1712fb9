import { RE2JS, RE2JSException } from 're2js';

/**
 * An evaluation that an API server can do and this engine cannot: a function or a notation it does not know, or more work than it does for
 * one object. Never an answer about the object: the caller evaluates it by other means, and reports that.
 */
export class Unsupported extends Error {}

/** Steps of all rules and patterns of one object; the API server gives a rule a million units of its own count. */
const STEPS_PER_OBJECT = 3_000_000;

/**
 * How much work may still be done for one object, counted in steps and not in time, so that the same input gives the same bytes on
 * every machine.
 */
export class Budget {
  constructor(private left = STEPS_PER_OBJECT) {}

  /** For patterns that are known here and take no long time. */
  static unlimited(): Budget {
    return new Budget(Infinity);
  }

  /** False for shipped rules: their steps need not be counted. */
  get isBounded(): boolean {
    return this.left !== Infinity;
  }

  /** Throws Unsupported where there is no work left for so many steps, which are then not taken. */
  take(steps: number): void {
    if (steps > this.left) throw new Unsupported('it takes more steps than are spent on it');
    this.left -= steps;
  }

  /** Why checks of the object were passed over. */
  readonly passedOver: string[] = [];

  /** Makes one check of many; one that is not evaluated leaves the others as they are. */
  attempt(check: () => void): void {
    const result = attempted(check)(undefined);
    if (result instanceof Unsupported) this.passedOver.push(result.message);
  }
}

/** Reads a thing, or gives why it is not understood, which holds for as long as the thing does. */
export function attempted<K, T>(read: (of: K) => T): (of: K) => T | Unsupported {
  return (of) => {
    try {
      return read(of);
    } catch (error) {
      if (error instanceof Unsupported) return error;
      throw error;
    }
  };
}

/** Reads a text once, for as long as it is one of the last `most`. Throws Unsupported where it is not understood. */
export function readOnce<T extends object>(most: number, read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T | Unsupported>();
  const attempt = attempted(read);
  return (text) => {
    const result = known.get(text) ?? attempt(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    if (result instanceof Unsupported) throw result;
    return result;
  };
}

/** At the worst each instruction is looked at for each character. Looking is far less work than a step of a rule. */
const LOOKS_PER_STEP = 16;

const MOST_PATTERNS = 500;

/**
 * A pattern that is matched as Go's regexp matches it (RE2), so that no text and no pattern makes it slow; compiled once as long as it is one
 * of the last. Throws Unsupported where RE2 does not read it.
 */
export const regexpOf = readOnce(MOST_PATTERNS, (source) => {
  try {
    const compiled = RE2JS.compile(source);
    return {
      /** True where it matches anywhere in the text. */
      test: (text: string, budget: Budget): boolean => {
        budget.take(Math.ceil(((text.length + 1) * compiled.programSize()) / LOOKS_PER_STEP));
        return compiled.test(text);
      },
      /** The first match; empty where there is none. */
      find: (text: string): string => {
        const matcher = compiled.matcher(text);
        return (matcher.find() && matcher.group()) || '';
      },
    };
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    const why = error.message.replace(/^error parsing regexp: /, '');
    throw new Unsupported(`its pattern cannot be read (${why})`);
  }
});
