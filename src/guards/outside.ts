import { isNodeClass } from '../manifest/cluster-scoped.js';
import { isKustomization } from '../manifest/delivery/kustomization.js';
import { byIdentity, identityOf } from '../manifest/identity.js';
import { LIMITS } from '../manifest/limits.js';
import type { Manifest } from '../manifest/manifest.js';
import { kindLinesIn, kindsWritten } from '../manifest/mentions.js';
import { contentIn, parseManifests } from '../manifest/parse.js';
import { withinAny } from '../manifest/path.js';
import { errorAt, type Problem, unjudgedAt } from '../manifest/problem.js';
import type { OutsideFile, Side } from '../manifest/source-file.js';
import { titleOf, visible } from '../manifest/visible.js';
import { isCarrier, isSource, mayHoldCarrier } from '../plan/objects/carrier-kinds.js';
import { isMade, isOfFleet } from '../plan/objects/fleet-kinds.js';
import {
  definesPlanned,
  INTEREST,
  isMissed,
  isPlanned,
  mentionsNeighbor,
  PLANNED_KINDS,
} from '../plan/objects/planned-kinds.js';
import { code, count, list, name, type Text, text } from '../text/text.js';
import { changedObjects, type ReadChange } from './change.js';
import { Kustomizations, partsOf } from './kustomizations.js';

const CODE = 'outside-policies';

/**
 * G3: a changed file that mentions a planned kind, or belongs to a chart or kustomization that does, and is input of no source was not read.
 * All such files are named in one line; a new object with an identity that is evaluated is an error. An entry with `!` says that a file is
 * meant to be left out.
 */
export function outsideFiles({ base, head }: ReadChange): readonly Problem[] {
  if (base === null) return [];
  const { files, outside = [], renderedPaths } = head.side;
  const changed = changedOutside(base.side, head.side).filter(({ isTakenOut }) => !isTakenOut);
  if (changed.length === 0) return [];
  const [evaluated, before] = [byIdentity(head.manifests), byIdentity(base.manifests)];
  const isGone = (one: Manifest): boolean => before.has(identityOf(one)) && !evaluated.has(identityOf(one));
  const isInput = withinAny(renderedPaths);
  const isOpen = ({ path }: { readonly path: string }): boolean => !isInput(path);
  const others = outside.map(({ path, before: was, text }) => ({ path, text: text ?? was ?? '' }));
  const kustomizations = [...head.kustomizations.all, ...new Kustomizations(others).all].filter(isOpen);
  const isPart = partsOf([...files, ...others].filter(isOpen), kustomizations);
  const twice: Problem[] = [];
  const named: string[] = [];
  for (const file of changed) {
    const { path, isNamedElsewhere = false } = file;
    const [was, is] = [objectsIn(path, file.before), objectsIn(path, file.text)];
    const objects = changedObjects(was, is);
    const isSecond = (one: Manifest): boolean =>
      evaluated.has(identityOf(one)) &&
      !byIdentity(was).has(identityOf(one)) &&
      !isCarrier(one) &&
      !isSource(one);
    const second = objects.filter(isSecond);
    for (const one of second) {
      const message = text`${name('object', titleOf(one))} is in ${code('policies')} and new in ${nameOf(path)}, which no source takes; which one the cluster gets was not evaluated. Add ${nameOf(path)} to ${code('policies')}, or exclude it (${exclusionOf(path)}).`;
      twice.push(errorAt(one.place, CODE, message));
    }
    const isCarried = objects.length > 0 || isUnread(file) || isKustomization(path) || isPart(path);
    // A removed or moved object is explained by itself.
    if (second.length === 0 && !isNamedElsewhere && isCarried && !objects.some(isGone)) named.push(path);
  }
  const [first] = named;
  if (first === undefined) return twice;
  const message = text`Not evaluated: ${count(named.length, 'changed file')} that may hold planned objects and that no source takes: ${list(named.map(nameOf))}. Add what a cluster gets to ${code('policies')}, or exclude it (${exclusionOf(first)}).`;
  return [...twice, unjudgedAt({ file: first, line: 1, column: 1 }, CODE, message)];
}

const nameOf = (path: string): Text => name('file', visible(path));
const exclusionOf = (path: string): Text => code(`!${visible(path)}`);

/** Changed files that are input of no source, comments and layout aside. */
export function changedOutside(base: Side, { outside = [], renderedPaths }: Side): OutsideFile[] {
  const [wasInput, isInput] = [withinAny(base.renderedPaths), withinAny(renderedPaths)];
  return outside.filter((file) => {
    const { path, was = path, before, text } = file;
    if (text === null ? wasInput(was) : isInput(path)) return false;
    if (before === null || text === null || !MANIFEST.test(path)) return before !== text;
    return before !== text && contentIn(path, before) !== contentIn(path, text);
  });
}

/** Planned objects, their definitions, carriers and objects of the fleet in a text. */
export function objectsIn(path: string, text: string | null): readonly Manifest[] {
  if (text === null || !(INTEREST.mayHold(text) || mentionsNeighbor(text) || mayHoldCarrier(text))) return [];
  const kinds = [isPlanned, isOfFleet, isMade, isCarrier, isSource, definesPlanned];
  return parseManifests(text, path).manifests.filter(
    (one) => isNodeClass(one.kind) || kinds.some((isOf) => isOf(one)),
  );
}

const MANIFEST = /\.(?:ya?ml|json)$/i;
const PROSE = /\.(?:md|mdx|txt|rst|adoc)$/i;

/** True for text with planned kinds that is no list of objects: a template, Terraform, broken YAML. */
export function isUnread({ path, before, text }: OutsideFile): boolean {
  if (PROSE.test(path)) return false;
  if (!MANIFEST.test(path)) return plannedKindsIn(text ?? before).length > 0;
  if (text === null || !INTEREST.mayHold(kindLinesIn(text))) return false;
  const { manifests, problems } = parseManifests(text, path, { ...LIMITS, interest: INTEREST });
  return problems.some(({ severity }) => severity === 'error') || manifests.some(isMissed);
}

/** The planned kinds of the objects that a text defines, whatever its format. */
export function plannedKindsIn(text: string | null): readonly string[] {
  if (text?.includes('apiVersion') !== true) return [];
  return kindsWritten(text).filter((kind) => PLANNED_KINDS.includes(kind));
}
