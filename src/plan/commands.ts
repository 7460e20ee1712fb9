import type { Json, Manifest } from '../manifest/manifest.js';
import { isObject } from '../manifest/manifest.js';

/** Fields of containers and workflow steps that say what is run. */
const FIELDS: readonly string[] = ['command', 'args', 'script', 'source'];

const PROGRAM = /\b(?:kubectl|oc|helm)\b/;
/** What takes nodes or pods, or writes objects. */
const VERB =
  /\b(?:annotate|apply|cordon|delete|drain|edit|evict|install|label|patch|replace|rollback|rollout|scale|set|taint|uncordon|uninstall|upgrade)\b/;

/**
 * The command lines of an object's containers, wherever they stand in it, that act on the cluster by themselves: `kubectl drain`, `helm
 * upgrade`. In the order in which they are written.
 */
export function actingCommands({ object }: Manifest): string[] {
  return textsIn(object).flatMap((text) =>
    text
      .split(/[\n;]|&&|\|\|/)
      .map((line) => line.trim())
      .filter((line) => PROGRAM.test(line) && VERB.test(line)),
  );
}

/** A command and its arguments are one line. */
function textsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  const run = FIELDS.map((field) => value[field] ?? []).flatMap((said) => said);
  const words = run.filter((word) => typeof word === 'string');
  const own = words.length > 0 ? [words.join(' ')] : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}
