import { few } from '../../manifest/words/listing.js';
import { type Problem, unjudgedAt } from '../../manifest/problem.js';
import { counted, verb } from '../../manifest/words/plural.js';
import { recipeOf } from '../../manifest/recipes/recipe.js';
import type { OutsideFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/words/visible.js';
import { decidedThereProblems } from './decided-there.js';
import { besideProblems, toldByFolder } from './new-folder.js';
import { isEdited, type Judged, outsideFiles, type Sides } from './outside-files.js';
import { besidePolicies } from './outside-words.js';

const SHOWN = 5;
/**
 * What the change does to files that no source takes. A planned object that left the policies, that lies beside them or is added a second
 * time is an error, as is an object that one of the policies names, and
 * a recipe that decides about something of the policies: nobody has seen what becomes of it. What lies elsewhere, and holds or
 * renders planned objects, is told in one warning.
 * `already` are problems of the files that are taken: that one of them was not read or rendered is said once of a file.
 */
export function outsideProblems(sides: Sides, judged: Judged, already: readonly Problem[] = []): Problem[] {
  const { outside = [] } = sides.head;
  if (outside.length === 0) return [];
  const judge = outsideFiles(sides, judged, outside);
  const moved = movedScripts(outside);
  const said = outside.map((file) => (moved.has(file) ? {} : judge.saidOf(file)));
  const toldAlready = new Set(
    already.flatMap(({ severity, code, place }) =>
      place && (severity === 'error' || code === 'not-rendered') ? place.file : [],
    ),
  );
  const errors = [
    ...besideProblems(
      said.flatMap(({ besides = [] }) => besides),
      besidePolicies,
    ),
    ...said.flatMap(({ errors: own = [] }) => own),
  ];
  const told = toldByFolder(
    {
      errors: errors.filter(
        ({ code, place }) => code !== 'not-rendered' || place === null || !toldAlready.has(place.file),
      ),
      elsewhere: outside.flatMap(({ path }, i) =>
        said[i]?.isElsewhere === true && !toldAlready.has(path) ? path : [],
      ),
    },
    outside.flatMap((file) => judge.addedFile(file)),
  );
  const rendered = outside.filter((file) => judge.isRendered(file));
  return [
    ...told.errors,
    ...decidedThereProblems(
      rendered.filter(isEdited),
      rendered.filter((file) => !isEdited(file)),
    ),
    ...toldOf(told.elsewhere),
  ];
}

/** What a script goes by where it lies. */
const OWN_PLACE = /\bdirname\b|\bBASH_SOURCE\b|\$\{?0\b/;

/** Scripts that the change moves as they are: they run what they ran, wherever they lie. */
function movedScripts(outside: readonly OutsideFile[]): ReadonlySet<OutsideFile> {
  const gone = new Map(outside.flatMap((file) => (file.text === null ? [[file.before, file]] : [])));
  const pairs = outside.flatMap((file) => {
    const from = file.before === null ? gone.get(file.text) : undefined;
    const text = file.text ?? '';
    const isScript = from !== undefined && recipeOf(file.path, text)?.isScript === true;
    return isScript && recipeOf(from.path, text)?.isScript === true && !OWN_PLACE.test(text)
      ? [from, file]
      : [];
  });
  return new Set(pairs);
}

function toldOf(paths: readonly string[]): Problem[] {
  if (paths.length === 0) return [];
  const message =
    `The change touches ${counted(paths.length, 'file')} that \`policies\` does not take and that ${verb(paths.length, 'holds objects of planned kinds, or may render some', 'hold objects of planned kinds, or may render some')}; ${verb(paths.length, 'it was', 'they were')} not judged: ` +
    `${few(
      paths.map((path) => visible(path)),
      SHOWN,
    )}. Add ${verb(paths.length, 'it', 'them')} to \`policies\` where a cluster gets ${verb(paths.length, 'it', 'them')}.`;
  return [unjudgedAt(null, 'outside-policies', message)];
}
