import { createHash } from 'node:crypto';

const FOLD = /<details><summary>.*?<\/summary>.*?<\/details>/gs;

/** The digest of the text that a screenshot shows: a comment without its marker and without what lies in folds, of which only the heads are seen. */
export function seenDigest(comment) {
  const seen = comment
    .replace(/^<!--.*-->\n/, '')
    .replace(FOLD, (fold) => fold.replace(/(<\/summary>).*/s, '$1'));
  return createHash('sha256').update(seen).digest('hex');
}
