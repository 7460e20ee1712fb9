import { isKustomization } from '../../manifest/delivery/kustomization.js';
import { asUnjudged, type Problem } from '../../manifest/problem.js';
import { problemOf } from '../../manifest/source-text.js';
import { few } from '../../manifest/words/listing.js';
import { visible } from '../../manifest/words/visible.js';
import { unrenderedCarriers } from './carriers.js';
import { Edits } from './edits.js';
import type { FileContent } from './files.js';
import { type SideOfKustomization, whyOfKustomization } from './kustomization-change.js';
import { holdsPlanned, type OneSide } from './one-side.js';
import { inputOf, partsOf } from './parts.js';
import { isSameYaml } from './same-yaml.js';

/**
 * Reports what the change edits among the files that are read as they are, and that has to be rendered first: kustomizations, carriers
 * and parts of charts. Without a base all are warnings.
 */
export function unrenderedChanges(before: OneSide | null, after: OneSide): Problem[] {
  const kustomizations = [
    ...editedKustomizations(after, before, 'is edited'),
    ...(before === null ? [] : editedKustomizations(before, after, 'is gone')),
  ];
  return [
    ...(before === null
      ? kustomizations.map((one): Problem => ({ ...one, severity: 'warning' }))
      : kustomizations),
    ...unrenderedCarriers(before, after),
    ...editedParts(before, after),
  ];
}

function editedKustomizations(own: OneSide, other: OneSide | null, does: 'is edited' | 'is gone'): Problem[] {
  const side = sideOfKustomization(own, other);
  return own.contents.flatMap((content) => {
    const { file, isEdited } = content;
    if (!isEdited || !isKustomization(file.path) || side.isRendered(file.path)) return [];
    const counterpart = side.counterpart(content);
    if (counterpart !== null && does === 'is gone') return [];
    if (counterpart !== null && isSameYaml(file.path, counterpart.file.text, file.text)) return [];
    const unjudged = whyOfKustomization(content, side);
    if (unjudged === null) return [];
    const message = `${visible(file.path)} ${does}, which was not evaluated: ${unjudged.why}. ${unjudged.fix}`;
    return [problemOf(file.path, 'not-rendered', message)];
  });
}

/** One side of a change as its kustomizations see it. */
function sideOfKustomization(own: OneSide, other: OneSide | null): SideOfKustomization {
  const edits = new Edits(other && other.side.files);
  const contents = new Map(other?.contents.map((content) => [content.file, content]));
  const pathsOf = (one: OneSide | null): ReadonlySet<string> =>
    new Set([...(one?.side.files ?? []).map(({ path }) => path), ...(one?.side.renderedPaths ?? [])]);
  const { renderedPaths = [] } = own.side;
  return {
    contents: own.contents,
    renderedPaths,
    isRendered: inputOf(renderedPaths),
    counterpart: ({ file }: FileContent) => contents.get(edits.counterparts(file)[0] ?? file) ?? null,
    paths: pathsOf(own),
    otherPaths: pathsOf(other),
  };
}

/** Names edited parts of charts and kustomizations that nothing renders. */
function editedParts(before: OneSide | null, after: OneSide): Problem[] {
  if (before === null) return [];
  const { files, renderedPaths = [] } = after.side;
  const edited = after.contents.filter(
    (content) => content.isEdited && content.problems.length === 0 && !holdsPlanned(content),
  );
  if (edited.length === 0) return [];
  const isRendered = inputOf(renderedPaths);
  const isPart = partsOf(files.filter(({ path }) => !isRendered(path)));
  const paths = edited.map(({ file }) => file.path).filter((path) => isPart(path) && !isRendered(path));
  const [first] = paths;
  if (first === undefined) return [];
  const names = few(paths.map((path) => visible(path)));
  const message = `Not evaluated: ${names}, part of a chart or kustomization that no source renders. Name its folder in \`policies\` (\`- kustomize: FOLDER\`, \`- helm: {chart: FOLDER}\`).`;
  return [asUnjudged(problemOf(first, 'not-rendered', message))];
}
