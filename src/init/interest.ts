import { isArchive, mayGenerate } from '../manifest/generators.js';
import { isSourceIgnore } from '../read/glob/source-ignore.js';
import { isRecipeName } from '../manifest/recipes/recipe.js';

/** Generated, and large. */
const NEVER = /(?:^|\/)(?:package-lock\.json|[^/]*\.min\.js|node_modules\/.*|dist\/.*\.js)$/;

/** True for a file of which `fleetplan init` reads the text; of all others only the name counts. */
export function isOfInterest(path: string): boolean {
  const isRead =
    /\.(?:ya?ml|json)$/.test(path) || isSourceIgnore(path) || mayGenerate(path) || isRecipeName(path);
  return isRead && !isArchive(path) && !NEVER.test(path);
}
