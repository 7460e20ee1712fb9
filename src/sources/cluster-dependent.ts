import type { Carrier } from '../manifest/carrier.js';
import { decidedThere } from '../manifest/delivery/decided-there.js';
import type { Place } from '../manifest/manifest.js';
import type { Renderer } from './renderer.js';

interface Part {
  readonly path: string;
  readonly text: string;
  readonly offset: number;
  /** Name of a named template; null for the text outside of one. */
  readonly name: string | null;
}

/**
 * Templates of planned objects and named templates that they include, if an action in them looks up an object of the cluster; and values that
 * they evaluate, if an action in those asks the cluster, the clock or chance.
 *
 * @param values files of the tree
 * @param inline YAML texts
 * @param digest of all inputs of the chart
 */
export function clusterDependent(
  { tree, mayHoldPlanned }: Renderer,
  inputs: readonly string[],
  values: readonly string[],
  inline: readonly string[],
  digest: string,
): Carrier[] {
  const parts = inputs
    .filter((path) => /(?:^|\/)templates\/.*\.(?:ya?ml|tpl)$/.test(path))
    .flatMap((path) => partsOf(path, tree.text(path) ?? ''));
  const planned = new Set(parts.filter(({ text }) => mayHoldPlanned(text)));
  for (const { text } of planned)
    for (const part of parts) if (part.name !== null && text.includes(`"${part.name}"`)) planned.add(part);
  const templates = [...planned].flatMap((part): Carrier | [] => {
    // What `lookup` finds chooses between values; versions, the clock and chance are the same whatever is edited.
    const action = decidedThere(part.text).find((one) => /\blookup\b/.test(one));
    return action === undefined
      ? []
      : carrier(`template ${part.path}`, placeIn(part, tree.text(part.path) ?? '', action), digest);
  });
  const evaluating = [...planned].find(({ text }) => /\btpl\b/.test(text));
  if (evaluating === undefined) return templates;
  const texts = [
    ...values.map((path) => ({ path, text: tree.text(path) ?? '', offset: 0 })),
    ...inline.map((text) => ({ path: evaluating.path, text, offset: 0 })),
  ];
  const evaluated = texts.flatMap((part): Carrier | [] => {
    const actions = decidedThere(part.text);
    const [first] = actions;
    return first === undefined
      ? []
      : carrier(
          `values ${part.path} ${actions.join('')}`,
          placeIn(part, tree.text(part.path) ?? '', first),
          digest,
        );
  });
  return [...templates, ...evaluated];
}

/** The location of an action; the first line for an action that the file does not hold. */
function placeIn(
  { path, text, offset }: Pick<Part, 'path' | 'text' | 'offset'>,
  file: string,
  action: string,
): Place {
  const at = offset + text.indexOf(action);
  const before = file.startsWith(action, at) ? file.slice(0, at) : '';
  return { file: path, line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}

function carrier(identity: string, place: Place, digest: string): Carrier {
  const why = `${place.file} asks the cluster, the clock or chance`;
  const outcome = { declared: 'decided in the cluster', why } as const;
  return { identity, place, digest, route: '', sync: 'automatic', takes: [], outcome };
}

const DEFINE = /\{\{-?\s*define\s+"([^"]*)"/g;

/** Named templates of a file, each up to the next one, and the text before them. */
function partsOf(path: string, text: string): Part[] {
  const starts = [...text.matchAll(DEFINE)];
  const ends = [...starts.map(({ index }) => index), text.length];
  return [
    { path, text: text.slice(0, ends[0]), offset: 0, name: null },
    ...starts.map(({ index, 1: name = '' }, at) => ({
      ...{ path, offset: index, name },
      text: text.slice(index, ends[at + 1]),
    })),
  ];
}
