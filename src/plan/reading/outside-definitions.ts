import type { Manifest } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import { DEFINITION_KIND, isDefinition } from '../../snapshot/kept/definition.js';
import { isRendered } from './around.js';
import type { Side } from './side.js';

interface Held {
  readonly base: readonly Manifest[] | null;
  readonly head: readonly Manifest[];
}

/**
 * What both sides hold, with the definitions of custom resources in the files that the change touches and `policies` does not take.
 * Bundles of them lie apart from the objects, and a definition that goes takes the objects of the policies with it all the same. Helm
 * never removes those of a chart that it renders (https://helm.sh/docs/chart_best_practices/custom_resource_definitions/).
 */
export function withDefinitions({ base, head }: Held, { outside = [], renderedPaths = [] }: Side): Held {
  const touched = outside.filter(
    ({ path, isTakenOut, before, text }) =>
      !isTakenOut && before !== text && !isRendered({ renderedPaths }, path),
  );
  const definitionsIn = (path: string, text: string | null): Manifest[] =>
    text?.includes(DEFINITION_KIND) === true ? parseManifests(text, path).manifests.filter(isDefinition) : [];
  return {
    base: base && [...base, ...touched.flatMap(({ path, before }) => definitionsIn(path, before))],
    head: [...head, ...touched.flatMap(({ path, text }) => definitionsIn(path, text))],
  };
}
