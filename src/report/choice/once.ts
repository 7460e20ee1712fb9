import { partsOf, type Told } from './told.js';

/** A shorter one is a phrase that two facts may share. */
const SENTENCE_CHARACTERS = 25;

/** What a report has said already, so that each sentence stands where it is looked for first and nowhere else. */
export class Once {
  /** Each sentence with the one of whom it was said first; '' where that is not known. */
  private readonly said = new Map<string, string>();

  /** The sentences of a text that were not said before; from here on they were. Nothing where only short ones are left. */
  fresh(text: string, subject = ''): string {
    const all = sentencesOf(text);
    const left = all.filter((sentence) => {
      if (sentence.length < SENTENCE_CHARACTERS) return true;
      const isFresh = !this.said.has(wordsOf(sentence));
      if (isFresh) this.said.set(wordsOf(sentence), subject);
      return isFresh;
    });
    const isEmpty = left.length < all.length && left.every(({ length }) => length < SENTENCE_CHARACTERS);
    return isEmpty ? '' : left.join(' ');
  }

  /** True where every sentence of a text was said, be it as the end of another one. */
  has(text: string): boolean {
    const said = [...this.said.keys()];
    const long = sentencesOf(text).filter(({ length }) => length >= SENTENCE_CHARACTERS);
    return (
      long.length > 0 && long.every((sentence) => said.some((words) => words.endsWith(wordsOf(sentence))))
    );
  }

  /** A finding with what it says that nothing said before it. */
  told<T extends Told>(finding: T): T {
    const { subject, says } = partsOf(finding);
    const first = this.said.get(wordsOf(sentencesOf(says)[0] ?? '')) ?? '';
    // Whose fact was said of another still is of this one: without it nobody knows what the finding is.
    const same = subject !== '' && first !== '' && first !== subject ? 'the same as above.' : '';
    const left = [same, this.fresh(says, subject)].filter((part) => part !== '').join(' ');
    const message =
      left === says ? finding.message : left === '' || subject === '' ? left : `${subject}: ${left}`;
    const before = finding.before === null ? '' : this.fresh(partsOf({ message: finding.before }).says);
    return {
      ...finding,
      message,
      remediation: this.fresh(finding.remediation),
      before: before === '' ? null : before,
    };
  }
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.;])\s+/);
}

/** The end of a sentence is none of its words. */
function wordsOf(sentence: string): string {
  return sentence.replace(/[.;]$/, '');
}
