import { Unsupported } from '../unsupported.js';

/** Where the reading of a text stands. */
export class Cursor {
  private at = 0;

  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  sees(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }

  takes(text: string): boolean {
    if (!this.sees(text)) return false;
    this.at += text.length;
    return true;
  }

  /** The next code point; throws Unsupported at the end. */
  next(): number {
    const point = this.text.codePointAt(this.at);
    if (point === undefined) throw new Unsupported('its pattern ends in the middle');
    this.at += point > 0xffff ? 2 : 1;
    return point;
  }

  /** Reads on by a sticky expression; null where it does not match. */
  match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at;
    const match = expression.exec(this.text);
    if (match !== null) this.at += match[0].length;
    return match;
  }
}
