import { field, itemsIn, objectIn } from '../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest.js';
import type { SourceFile } from '../../manifest/source-file.js';
import type { Known } from './known.js';
import { objectOf } from './objects.js';

/** What `postBuild` puts in place of variables. */
interface Variables {
  readonly values: ReadonlyMap<string, string>;
  /** False where some come from an object whose content nobody can tell here; what is not in `values` is unknown then. */
  readonly isComplete: boolean;
}

/** `${NAME}` with an operator and its operand, or behind a second `$`, which keeps it as it is. */
const VARIABLE = /\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;

/**
 * The text of an object with its variables replaced as Flux replaces them (postBuild, drone/envsubst): without a value the default, and
 * without a default nothing. Forms that are not understood, and variables that may have a value nobody can tell, stay as they are: what
 * reads the object asks for them.
 */
export function substituted(text: string, { values, isComplete }: Variables): string {
  return text.replaceAll(
    VARIABLE,
    (written: string, name: string, operator?: string, operand: string = '') => {
      if (written.startsWith('$$')) return written.slice(1);
      const value = values.get(name);
      if (value === undefined && !isComplete) return written;
      return replacement(value ?? '', operator, operand) ?? written;
    },
  );
}

/** envsubst takes a variable without a value for an empty one, whatever the colon says. */
function replacement(value: string, operator: string | undefined, operand: string): string | null {
  if (operator === undefined) return value;
  if (operator.endsWith('=') || operator.endsWith('-')) return value === '' ? operand : value;
  return null;
}

const SWITCH = 'kustomize.toolkit.fluxcd.io/substitute';

/** True for an object that says it is to be left as it is. */
function isLeftAlone(object: Json | undefined): boolean {
  const metadata = field(object, 'metadata');
  return ['labels', 'annotations'].some((key) => {
    const written: JsonObject | null = objectIn(metadata, key);
    return written?.[SWITCH] === 'disabled';
  });
}

/** A rendered file with its variables replaced, unless its object says that it is to be left as it is. */
function filled(file: SourceFile, variables: Variables): SourceFile {
  if (!file.text.includes('${') || isSwitchedOff(file)) return file;
  return { ...file, text: substituted(file.text, variables) };
}

function isSwitchedOff(file: SourceFile): boolean {
  const object = objectOf(file, new Set([/^kind: (\S+)$/m.exec(file.text)?.[1] ?? '']))?.manifest.object;
  return isLeftAlone(object);
}

/** All files with their variables replaced. */
export function filledAll(files: readonly SourceFile[], variables: Variables | null): readonly SourceFile[] {
  return variables === null ? files : files.map((file) => filled(file, variables));
}

/** What `postBuild` puts in; null where there is nothing, and Flux leaves everything as it is. It is not complete where a ConfigMap or Secret is not there, or is encrypted. */
export function variablesOf(
  postBuild: Json | undefined,
  namespace: string | null,
  known: Known,
): Variables | null {
  if (!isObject(postBuild)) return null;
  const values = new Map<string, string>();
  let isComplete = true;
  for (const reference of itemsIn(postBuild, 'substituteFrom')) {
    const data = known.data(reference, namespace);
    if (data) for (const [name, value] of data) values.set(name, value.replaceAll('\n', ''));
    else if (data === null || field(reference, 'optional') !== true) isComplete = false;
  }
  const own = objectIn(postBuild, 'substitute') ?? {};
  for (const [name, value] of Object.entries(own))
    values.set(name, (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\n', ''));
  return values.size === 0 && isComplete ? null : { values, isComplete };
}
