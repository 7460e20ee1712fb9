import { isArchive, mayGenerate } from '../manifest/delivery/generators.js';
import { isSourceIgnore } from '../read/glob/source-ignore.js';
import { isRecipeName } from '../manifest/recipes/recipe.js';

/** Generated, and large. */
const NEVER = /(?:^|\/)(?:package-lock\.json|[^/]*\.min\.js|node_modules\/.*|dist\/.*\.js)$/;

/** Where git says which folders are submodules. */
export const SUBMODULES = '.gitmodules';

/** True for a file of which `fleetplan init` reads the text; of all others only the name counts. */
export function isOfInterest(path: string): boolean {
  const isRead =
    /\.(?:ya?ml|json)$/.test(path) ||
    [isSourceIgnore, mayGenerate, isRecipeName].some((is) => is(path)) ||
    path === SUBMODULES;
  return isRead && !isArchive(path) && !NEVER.test(path);
}
