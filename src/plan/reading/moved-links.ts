import { listing } from '../../manifest/words/listing.js';
import { folderOf } from '../../manifest/path.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { titleOf, visible } from '../../manifest/words/visible.js';
import { isPlanned } from '../objects/planned-kinds.js';
import { keyOf } from './edits.js';
import type { Rendering } from './rendering.js';

/**
 * Planned objects in files that stay, of which the change takes away or adds a link. A link is how one of several clusters gets a file that
 * all share: what applies its folder applies the object no longer, or for the first time, and the policies have it before and after.
 */
export function movedLinks(before: Rendering, after: Rendering): Problem[] {
  if (![...before.files, ...after.files].some(({ links }) => links !== undefined)) return [];
  const [was, now] = [before, after].map(({ files }) => new Map(files.map((file) => [keyOf(file), file])));
  return after.files.flatMap((file) => {
    const { path, links: is = [] } = file;
    const key = keyOf(file);
    const earlier = was?.get(key);
    if (earlier === undefined) return [];
    // A file in the place of the link is applied as the link was.
    const had = earlier.links ?? [];
    const gone = had.filter(
      (link) => !is.includes(link) && !isOfFolder(link, key) && now?.has(link) !== true,
    );
    const fresh = is.filter(
      (link) => !had.includes(link) && !isOfFolder(link, key) && was?.has(link) !== true,
    );
    if (gone.length + fresh.length === 0) return [];
    const held = after.made.filter((manifest) => manifest.place.file === path && isPlanned(manifest));
    const [first] = held;
    if (first === undefined) return [];
    const names = visible(listing([...new Set(held.map(titleOf))]), 300);
    const [links, what] = gone.length > 0 ? [gone, 'is gone'] : [fresh, 'is new'];
    const message =
      `${names}: the link ${visible(listing(links), 300)}, by which the policies take it as well, ${what}. What applies the folder of the link has it ` +
      `${gone.length > 0 ? 'no longer, and may delete it' : 'from now on'}, and the policies, which take the file itself too, have it before and after: what the change does is not judged. ` +
      'Give each cluster its own `policies`, with the folder that is applied there and without the one that the links lead to.';
    return [errorAt(first.place, 'moved-delivery', message)];
  });
}

/** What applies a folder has a file in it either way. */
function isOfFolder(link: string, path: string): boolean {
  return folderOf(link) === folderOf(path);
}
