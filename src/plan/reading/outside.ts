import { isNodeClass } from '../../manifest/cluster-scoped.js';
import { isKustomization } from '../../manifest/delivery/kustomization.js';
import { isSameJson } from '../../manifest/values/canonical.js';
import { identityOf } from '../../manifest/duplicates.js';
import { LIMITS } from '../../manifest/limits.js';
import type { Manifest } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import { folderOf } from '../../manifest/path.js';
import { asNew, errorAt, type Problem, unjudgedAt } from '../../manifest/problem.js';
import type { ProblemCode } from '../../manifest/problem-codes.js';
import type { OutsideFile } from '../../manifest/source-file.js';
import { few } from '../../manifest/words/listing.js';
import { counted } from '../../manifest/words/plural.js';
import { titleOf, visible } from '../../manifest/words/visible.js';
import { definesPlanned } from '../objects/definitions.js';
import { isMade, isOfFleet } from '../objects/fleet-kinds.js';
import { INTEREST, isMissed, isPlanned, mentionsNeighbour, PLANNED_KINDS } from '../objects/planned-kinds.js';
import { isCarrier, mayHoldCarrier } from '../objects/carrier-kinds.js';
import { newCarrier } from './carriers.js';
import { newlyDecidedInCluster } from './decided-there.js';
import { inputOf, partsOf } from './parts.js';
import { isSameYaml } from './same-yaml.js';
import type { Side } from './side.js';

/** The planned objects of both sides. */
interface Evaluated {
  readonly base: readonly Manifest[];
  readonly head: readonly Manifest[];
}

const SHOWN = 5;
const MANIFEST = /\.(?:ya?ml|json)$/i;

/**
 * Reports changed files that are input of no source. One that holds an object which was evaluated before, or is evaluated now and added
 * here, is an error; so is a new object in a folder of the sources. All other files that hold planned objects, or belong to a chart or
 * kustomization that does, are named. An entry with `!` says that a file is meant to be left out.
 */
export function outsideProblems(
  base: Side | null,
  { files, outside = [], renderedPaths = [] }: Side,
  evaluated: Evaluated,
): Problem[] {
  const isInput = inputOf(renderedPaths);
  const wasInput = inputOf(base?.renderedPaths ?? []);
  const isRead = ({ path, was = path, text }: OutsideFile): boolean =>
    text === null ? wasInput(was) : isInput(path);
  const changed = outside.filter(({ path, before, text }) => !isSameYaml(path, before, text));
  const unread = changed.filter((file) => !isRead(file));
  const inputs = [...files.map(({ path }) => path), ...renderedPaths.filter((path) => /\.\w+$/.test(path))];
  const folders = new Set(inputs.map(folderOf));
  const found = unread.map((file) => ({ file, objects: changedObjects(file) }));
  const errors = found.flatMap(({ file, objects }) =>
    objects.flatMap((object) => errorOf(object, file, evaluated, folders) ?? []),
  );
  const reported = new Set(errors.map(({ place }) => place?.file));
  const isPart = partsOf(
    [...files, ...outside.map(({ path, before, text }) => ({ path, text: text ?? before }))].filter(
      ({ path }) => !isInput(path),
    ),
  );
  const named = found.filter(
    ({ file, objects }) =>
      !file.isTakenOut &&
      !reported.has(file.path) &&
      (objects.length > 0 ||
        isUnreadable(file) ||
        embedsPlanned(file) ||
        isKustomization(file.path) ||
        isPart(file.path)),
  );
  return [
    ...errors,
    ...newlyDecidedInCluster(changed.filter(isRead)),
    ...namedProblem(named.map(({ file }) => file.path)),
  ];
}

/** A planned object, its definition, a carrier or an object of the fleet that a file holds otherwise than before. */
interface ChangedObject {
  readonly manifest: Manifest;
  readonly does: 'adds' | 'edits' | 'removes';
}

function changedObjects({ path, before, text }: OutsideFile): readonly ChangedObject[] {
  const byIdentityIn = (one: string | null): ReadonlyMap<string, Manifest> =>
    new Map(objectsIn(path, one).map((object) => [identityOf(object), object]));
  const [was, is] = [byIdentityIn(before), byIdentityIn(text)];
  const written = [...is].flatMap(([identity, manifest]): ChangedObject | [] => {
    const earlier = was.get(identity);
    if (earlier === undefined) return { manifest, does: 'adds' };
    return isSameJson(earlier.object, manifest.object) ? [] : { manifest, does: 'edits' };
  });
  const gone = [...was].flatMap(([identity, manifest]): ChangedObject | [] =>
    is.has(identity) ? [] : { manifest, does: 'removes' },
  );
  return [...written, ...gone];
}

function objectsIn(path: string, text: string | null): readonly Manifest[] {
  if (text === null || !(mayHold(text) || mayHoldCarrier(text))) return [];
  return parseManifests(text, path).manifests.filter(
    (one) =>
      isPlanned(one) ||
      isNodeClass(one.kind) ||
      isOfFleet(one) ||
      isMade(one) ||
      isCarrier(one) ||
      definesPlanned(one),
  );
}

function mayHold(text: string): boolean {
  return INTEREST.mayHold(text) || mentionsNeighbour(text);
}

function errorOf(
  { manifest, does }: ChangedObject,
  { path, isTakenOut }: OutsideFile,
  { base, head }: Evaluated,
  folders: ReadonlySet<string>,
): Problem | null {
  const identity = identityOf(manifest);
  const isIn = (side: readonly Manifest[]): boolean => side.some((one) => identityOf(one) === identity);
  const isKept = isIn(head);
  const isBeside = folders.has(folderOf(path));
  if (isCarrier(manifest))
    return does === 'adds' && !isTakenOut && (isKept || isBeside) ? newCarrier(manifest) : null;
  if (does !== 'removes' && !isKept && isIn(base))
    return problem(manifest, 'left-policies', 'moves out of `policies`');
  if (isTakenOut || does !== 'adds') return null;
  if (isKept)
    return problem(manifest, 'twice-in-change', 'is in `policies`, and the change adds it a second time');
  return isBeside ? asNew(problem(manifest, 'beside-policies', 'is added to a folder of `policies`')) : null;
}

function problem(manifest: Manifest, code: ProblemCode, what: string): Problem {
  const file = visible(manifest.place.file);
  const message = `${titleOf(manifest)} ${what}, in ${file}, which no entry takes: that was not evaluated. Add ${file} to \`policies\`, or exclude it (\`!${file}\`).`;
  return errorAt(manifest.place, code, message);
}

/** True for a manifest that mentions planned kinds and cannot be read. */
function isUnreadable({ path, text }: OutsideFile): boolean {
  if (text === null || !MANIFEST.test(path) || !INTEREST.mayHold(text)) return false;
  const { manifests, problems } = parseManifests(text, path, { ...LIMITS, interest: INTEREST });
  return problems.some(({ severity }) => severity === 'error') || manifests.some(isMissed);
}

const PROSE = /\.(?:md|mdx|txt|rst|adoc)$/i;
/** `kind: NodePool`, `kind = "NodePool"`. */
const KIND = /\bkind["']?\s*[:=]\s*["']?(\w+)/g;

/** True for other text with a manifest of a planned kind in it, such as a heredoc of Terraform. */
function embedsPlanned({ path, before, text }: OutsideFile): boolean {
  const written = text ?? before ?? '';
  const isOther = !MANIFEST.test(path) && !PROSE.test(path);
  if (!isOther || !written.includes('apiVersion')) return false;
  return Array.from(written.matchAll(KIND)).some(([, kind = '']) => PLANNED_KINDS.includes(kind));
}

function namedProblem(paths: readonly string[]): Problem[] {
  if (paths.length === 0) return [];
  const names = few(
    paths.map((path) => visible(path)),
    SHOWN,
  );
  const message = `Not evaluated: ${counted(paths.length, 'changed file')} that may hold planned objects and that no entry of \`policies\` reads or renders: ${names}. Add what a cluster gets, or exclude it (\`!FILE\`).`;
  return [unjudgedAt(null, 'outside-policies', message)];
}
