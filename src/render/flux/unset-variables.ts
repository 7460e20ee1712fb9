import { few } from '../../manifest/words/listing.js';
import { verb } from '../../manifest/words/plural.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/words/visible.js';
import { type Aspect, aspectOf, type Renderer } from '../renderer.js';
import { unsetIn, type Variables } from './substitute.js';

/**
 * How it is told that a variable has no value from now on: from kustomize-controller 1.9 (Flux 2.9) such a build fails, and older ones put nothing
 * in its place. Source: fluxcd/kustomize-controller#1130, the feature gate `StrictPostBuildSubstitutions`; fluxcd.io, release notes of 2.9.
 */
export function unsetAspect(
  files: readonly SourceFile[],
  variables: Variables | null,
  { mayHoldPlanned }: Pick<Renderer, 'mayHoldPlanned'>,
): Aspect {
  const asking = files.flatMap((file) =>
    (variables === null ? [] : unsetIn(file, variables)).map((name) => ({
      name,
      isPlanned: mayHoldPlanned(file.text),
    })),
  );
  return aspectOf('unset variables', asking, (was, is) => {
    const known = new Set(was.map(({ name }) => name));
    const added = is.filter(({ name }) => !known.has(name));
    if (added.length === 0) return null;
    const says = saysUnset([...new Set(added.map(({ name }) => name))].sort());
    return added.some(({ isPlanned }) => isPlanned)
      ? { says, isHarmless: false, isUnknown: true, hidesNothing: true }
      : { says, isHarmless: false };
  });
}

function saysUnset(names: readonly string[]): string {
  const [first = ''] = names;
  const written = visible(few(names.map((name) => `\${${name}}`)), 200);
  const [it, its] = [verb(names.length, 'it', 'them'), verb(names.length, 'its', 'their')];
  return `asks for ${written}, and nothing gives ${it} a value (spec.postBuild): from Flux 2.9 on the whole of it fails to build, and no edit of it is applied; before, nothing stands in ${its} place, which the plan is of. Give ${it} a value, or write a default (\${${visible(first)}:=1}).`;
}
