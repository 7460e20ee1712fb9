import { isNodeClass } from '../manifest/cluster-scoped.js';
import { LIMITS } from '../manifest/limits.js';
import type { Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { isCarrier, isSource, mayHoldCarrier } from '../plan/objects/carrier-kinds.js';
import { definesPlanned } from '../plan/objects/definitions.js';
import { isMade, isOfFleet } from '../plan/objects/fleet-kinds.js';
import {
  INTEREST,
  isMissed,
  isPlanned,
  mentionsNeighbour,
  PLANNED_KINDS,
} from '../plan/objects/planned-kinds.js';
import { inputOf } from '../plan/reading/parts.js';
import { isSameYaml } from '../plan/reading/same-yaml.js';
import type { Side } from '../plan/reading/side.js';

const MANIFEST = /\.(?:ya?ml|json)$/i;
const PROSE = /\.(?:md|mdx|txt|rst|adoc)$/i;

/** Changed files that are input of no source, comments and layout aside. */
export function changedOutside(base: Side | null, { outside = [], renderedPaths = [] }: Side): OutsideFile[] {
  const isInput = inputOf(renderedPaths);
  const wasInput = inputOf(base?.renderedPaths ?? []);
  return outside.filter(
    ({ path, was = path, before, text }) =>
      !(text === null ? wasInput(was) : isInput(path)) && !isSameYaml(path, before, text),
  );
}

/** Planned objects, their definitions, carriers and objects of the fleet in a text. */
export function objectsIn(path: string, text: string | null): readonly Manifest[] {
  if (text === null || !(INTEREST.mayHold(text) || mentionsNeighbour(text) || mayHoldCarrier(text)))
    return [];
  return parseManifests(text, path).manifests.filter(
    (one) =>
      isPlanned(one) ||
      isNodeClass(one.kind) ||
      isOfFleet(one) ||
      isMade(one) ||
      isCarrier(one) ||
      isSource(one) ||
      definesPlanned(one),
  );
}

/** `kind: NodePool`, `kind = "NodePool"`. */
const KIND = /\bkind["']?\s*[:=]\s*["']?(\w+)/g;

/** The planned kinds of the objects that a text defines, whatever its format. */
export function kindsIn(text: string | null): readonly string[] {
  if (text === null || !text.includes('apiVersion')) return [];
  return Array.from(text.matchAll(KIND), ([, kind = '']) => kind).filter((kind) =>
    PLANNED_KINDS.includes(kind),
  );
}

/** True for text with planned kinds that is no list of objects: a template, Terraform, broken YAML. */
export function isUnreadable({ path, before, text }: OutsideFile): boolean {
  if (PROSE.test(path)) return false;
  if (!MANIFEST.test(path)) return kindsIn(text ?? before).length > 0;
  if (text === null || !INTEREST.mayHold(text)) return false;
  const { manifests, problems } = parseManifests(text, path, { ...LIMITS, interest: INTEREST });
  return problems.some(({ severity }) => severity === 'error') || manifests.some(isMissed);
}
