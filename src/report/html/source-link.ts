import type { EntryPlace } from '../document/document.js';

/** Where the files of the plan can be looked at. */
export interface SourceLink {
  /** `https://github.com` */
  readonly server: string;
  /** `OWNER/REPO` */
  readonly repository: string;
  /** The commit that was planned. */
  readonly sha: string;
}

/** The address of a line on GitHub; null if the place is in no file of the repository. */
export function urlOf(place: EntryPlace, source: SourceLink | null): string | null {
  if (place.line === null || !source || !/^https:\/\/[^\s"'<>]+$/.test(source.server)) return null;
  const segments = place.file.split('/');
  // What was rendered, or stands outside of the repository, is on no page.
  if (place.file.startsWith('/') || segments.some((segment) => ['', '.', '..'].includes(segment)))
    return null;
  const path = [...source.repository.split('/'), 'blob', source.sha, ...segments];
  return `${source.server}/${path.map(encoded).join('/')}#L${place.line}`;
}

/** A lone half of a character has no address. */
function encoded(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd'));
}
