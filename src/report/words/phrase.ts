import {
  codeSpan,
  fixedText,
  joinMarkdown,
  type Markdown,
  NOTHING,
  plain,
  summaryCode,
  type SummaryHtml,
  summaryText,
  terminal,
  terminalSentence,
} from '../escape/index.js';

/**
 * A sentence that knows which of its words are ours and which came from the input, so that the terminal and the comment say
 * the same thing, each in its own markup.
 */
export interface Phrase {
  readonly parts: readonly Part[];
}
interface Part {
  readonly kind: 'fixed' | 'code' | 'name' | 'sentence';
  readonly text: string;
}

export const NO_WORDS: Phrase = { parts: [] };

/** A phrase from a template; what is put in must be a number or a phrase. */
export function say(fixed: TemplateStringsArray, ...filled: readonly (Phrase | number)[]): Phrase {
  const parts = fixed.flatMap((text, i): Part[] => {
    const part = filled[i];
    const literal: Part[] = text === '' ? [] : [{ kind: 'fixed', text }];
    if (part === undefined) return literal;
    return [
      ...literal,
      ...(typeof part === 'number'
        ? [{ kind: 'fixed' as const, text: part.toLocaleString('en-US') }]
        : part.parts),
    ];
  });
  return { parts };
}

/** Text that was made here: a formatted number or instant, a word of a closed list. Never text from the input. */
export function ours(text: string): Phrase {
  return { parts: [{ kind: 'fixed', text }] };
}

/** The same in code: a digest, a version. */
export function oursCode(text: string): Phrase {
  return { parts: [{ kind: 'code', text }] };
}

/** A value from the input: the name of a node, a policy, a file. */
export function name(text: string): Phrase {
  return { parts: [{ kind: 'name', text }] };
}

/** A sentence that rules or controllers wrote, with values of the input in it. */
export function sentence(text: string): Phrase {
  return text === '' ? NO_WORDS : { parts: [{ kind: 'sentence', text }] };
}

/** Phrases in a row, with a separator of ours between each two that show something. */
export function joinPhrases(phrases: readonly Phrase[], separator: string): Phrase {
  const between: Part = { kind: 'fixed', text: separator };
  const shown = phrases.filter(hasWords);
  return { parts: shown.flatMap((phrase, i) => (i === 0 ? phrase.parts : [between, ...phrase.parts])) };
}

/** `a, b, c and 7 more`: the first of what may be many. */
export function fewPhrases(phrases: readonly Phrase[], most: number): Phrase {
  const more = phrases.length - most;
  const shown = joinPhrases(phrases.slice(0, most), ', ');
  return more > 0 ? say`${shown} and ${more} more` : shown;
}

/** True for a phrase that shows nothing. */
export function isEmpty(phrase: Phrase): boolean {
  return phrase.parts.length === 0;
}

/** True for a phrase that shows something. */
export function hasWords(phrase: Phrase): boolean {
  return !isEmpty(phrase);
}

/** A phrase as Markdown: what comes from files is escaped. */
export function phraseMarkdown(phrase: Phrase): Markdown {
  return joinMarkdown(
    phrase.parts.map(({ kind, text }) =>
      kind === 'fixed' ? fixedText(text) : kind === 'sentence' ? plain(text) : codeSpan(text),
    ),
    NOTHING,
  );
}

/** A phrase for a terminal: what comes from files can move no cursor. */
export function phraseTerminal(phrase: Phrase): string {
  return phrase.parts
    .map(({ kind, text }) =>
      kind === 'fixed' ? text : kind === 'sentence' ? terminalSentence(text) : terminal(text),
    )
    .join('');
}

/** For the line of a fold; sentences do not belong there. */
export function phraseSummary(phrase: Phrase): SummaryHtml[] {
  return phrase.parts.map(({ kind, text }) => (kind === 'fixed' ? summaryText(text) : summaryCode(text)));
}
