import { partsOf } from './told.js';
import type { Told } from './told.js';

/** A shorter one is a phrase that two facts may share. */
const SENTENCE_CHARACTERS = 25;

/** What a report has said already, so that each sentence stands where it is looked for first and nowhere else. */
export class Once {
  private readonly said = new Set<string>();

  /** The sentences of a text that were not said before; from here on they were. */
  fresh(text: string): string {
    const left = text.split(/(?<=[.;])\s+/).filter((sentence) => {
      if (sentence.length < SENTENCE_CHARACTERS) return true;
      const words = sentence.replace(/[.;]$/, '');
      const isFresh = !this.said.has(words);
      this.said.add(words);
      return isFresh;
    });
    return left.length > 0 &&
      left.every((sentence) => sentence.length < SENTENCE_CHARACTERS) &&
      left.join(' ') !== text
      ? ''
      : left.join(' ');
  }

  /** A finding with what it says that nothing said before it. */
  told<T extends Told>(finding: T): T {
    const { subject, says } = partsOf(finding);
    const left = this.fresh(says);
    const message =
      left === says ? finding.message : left === '' || subject === '' ? left : `${subject}: ${left}`;
    return { ...finding, message, remediation: this.fresh(finding.remediation) };
  }
}
