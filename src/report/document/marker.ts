import { sha256 } from '../../plan/canonical.js';
import { bytesOf } from '../../text/escape/lines.js';
import { fixedComment, type Markdown, sourceOf } from '../../text/escape/markdown.js';

/** The first line of a comment. A hint for finding the comment again, never evidence. */
interface Marker {
  /** As `markerKey` writes it. */
  readonly key: string;
  readonly digest: string;
}

const MARKER = /^<!-- fleetplan v1 key=([\w.:%-]+) digest=([\w:.%-]+) -->(?:\r?\n|$)/;
const LONGEST_KEY = 200;

/** The marker at the very start of a comment. */
export function commentMarker(key: string, digest: string): Markdown {
  return markerLine({ key: markerKey(key), digest });
}

/**
 * A comment of at most `maxBytes` of UTF-8: its marker, and a body of what that leaves. The digest is of the body: where it is the
 * same, there is nothing to edit.
 */
export function markedComment(key: string, maxBytes: number, bodyOf: (maxBytes: number) => string): string {
  const body = bodyOf(maxBytes - bytesOf(sourceOf(commentMarker(key, sha256('')))) - 1);
  return `${sourceOf(commentMarker(key, sha256(body)))}\n${body}`;
}

/** The marker with a key that was read from one. */
export function markerLine({ key, digest }: Marker): Markdown {
  return fixedComment(`fleetplan v1 key=${key} digest=${safe(digest)}`);
}

/** The marker of a comment's body; null where it does not begin with one. Compare `key` with `markerKey` of yours. */
export function parseMarker(body: string): Marker | null {
  const [, key, digest] = MARKER.exec(body) ?? [];
  return key === undefined || digest === undefined ? null : { key, digest };
}

/** A key in the alphabet of markers. Different keys stay different; one that is too long becomes its digest. */
export function markerKey(key: string): string {
  const encoded = safe(key === '' ? 'default' : key);
  return encoded.length <= LONGEST_KEY ? encoded : safe(sha256(key));
}

/** Letters, digits, `.`, `_`, `:` and single hyphens stay; every other byte of the UTF-8 text is written `%xx`. */
function safe(text: string): string {
  let encoded = '';
  for (const byte of new TextEncoder().encode(text)) {
    const character = String.fromCharCode(byte);
    const stays = /[\w.:]/.test(character) || (character === '-' && !encoded.endsWith('-'));
    encoded += stays ? character : `%${byte.toString(16).padStart(2, '0')}`;
  }
  return encoded;
}

/** Tells a page of ours from other files. */
export const PAGE_MARK = '<meta name="generator" content="fleetplan">';
