import { isObject, type JsonObject } from '../../../manifest/manifest.js';
import { isSameJson } from '../../../manifest/values/canonical.js';
import type { Switches } from '../versions.js';

/**
 * Edits of packages that start nothing and change no batch, and yet what later rollouts do: a node that is complete keeps what it
 * has, and one that is rolled from now on gets the new text. A sentence for each. Source: NVIDIA/nodewright, skyhook_types.go
 * IsPackageComplete compares name, version and stage only.
 */
export function quietEdits(before: JsonObject, after: JsonObject, switches: Switches): string[] {
  const old = before['packages'];
  const now = after['packages'];
  if (!isObject(old) || !isObject(now)) return [];
  return Object.entries(now).flatMap(([name, value]) => {
    const was = old[name];
    return isObject(value) && isObject(was) && isSameVersion(was, value)
      ? editsOf(name, was, value, switches)
      : [];
  });
}

function isSameVersion({ version: a }: JsonObject, { version: b }: JsonObject): boolean {
  return typeof a === 'string' && a === b;
}

function editsOf(name: string, was: JsonObject, now: JsonObject, switches: Switches): string[] {
  const isEdited = (field: string): boolean => !isSameJson(was[field] ?? null, now[field] ?? null);
  const edits: string[] = [];
  if (isEdited('image') || isEdited('containerSHA'))
    edits.push(
      `The version of "${name}" stays and its image is another one: nodes that are complete keep the old one, and those that are rolled from now on get the new one.`,
    );
  const [had, has] = [isObject(was['interrupt']), isObject(now['interrupt'])];
  if (had && has && isEdited('interrupt'))
    edits.push(
      `The interrupt of "${name}" is another one (${typeOf(now)}, was ${typeOf(was)}) for nodes that are rolled from now on.`,
    );
  if (had && !has && switches.interruptRemoved === 'stays-complete')
    edits.push(
      `"${name}" has no interrupt any more: nodes that are rolled from now on are not interrupted for it.`,
    );
  for (const [field, what] of OF_PODS)
    if (isEdited(field))
      edits.push(
        `The version of "${name}" stays and ${what}: nodes that are complete keep what they have, and on those that are rolled from now on its pods run with it.`,
      );
  if (isEdited('configInterrupts'))
    edits.push(
      `Which config map values of "${name}" interrupt a node when they change is another list from now on.`,
    );
  return edits;
}

/** What the pods of a package are made with, beside its image. */
const OF_PODS: readonly (readonly [field: string, what: string])[] = [
  ['env', 'its environment (env) is another one'],
  ['resources', 'its resources are others'],
];

function typeOf({ interrupt }: JsonObject): string {
  const type = isObject(interrupt) ? interrupt['type'] : null;
  return typeof type === 'string' ? type : 'none';
}
