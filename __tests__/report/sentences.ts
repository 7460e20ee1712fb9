/** A shorter one is a phrase that two facts may share. */
const SENTENCE_CHARACTERS = 30;

const MARKUP = /^\s*[-#]+\s*|\*\*/g;
/** What an item of a list begins with: its sign, its rule, its places, whom it is about. */
const RULE_AND_PLACE =
  /^(?:[^\w`]*)(?:(?:group )?`[^`]*`[,:\s]*)*(?:Merging(?:, from [^:]+:\d\d[^:]*(?::\d\d[^:]*)? on)?: |Regardless of this change: |Fix: |Base: |finish |start )?/;

/** Facts of a group and the lines of folds: two groups may well have the same. */
const FACT = /^(?:- \*\*(?:ceiling|batches|peak|worst loss|start|blocked)\*\*|<details>)/;

/** Two groups may end at the same moment, whatever the clocks by which it is told. */
const INSTANT = /^\w{3} \d{4}-\d\d-\d\d \d\d:\d\d UTC \(\d\d:\d\d \w+\)$/;

/** The sentences of a comment as it is read: without markup, the hidden line and the last lines, which every part has. */
export function sentencesOf(markdown: string): string[] {
  return markdown
    .replace(/<!--.*?-->/gs, '')
    .replace(/^(```|~~~)[^]*?^\1$/gm, '')
    .split(/\n|<br>/)
    .filter((line) => !FACT.test(line))
    .filter((line) => !/^(?:\||Plan `|Snapshot |\[This run\])/.test(line))
    .flatMap((line) =>
      line
        .replace(MARKUP, '')
        .replace(RULE_AND_PLACE, '')
        .split(/(?<=[.;])\s+/),
    )
    .filter((sentence) => sentence.length >= SENTENCE_CHARACTERS && !INSTANT.test(sentence));
}
