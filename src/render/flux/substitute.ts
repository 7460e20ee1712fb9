import type { Json, JsonObject } from '../../manifest/manifest.js';
import { field, objectIn } from '../../manifest/fields.js';

/** What `postBuild` puts in place of variables. */
export interface Variables {
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
export function isLeftAlone(object: Json | undefined): boolean {
  const metadata = field(object, 'metadata');
  return ['labels', 'annotations'].some((key) => {
    const written: JsonObject | null = objectIn(metadata, key);
    return written?.[SWITCH] === 'disabled';
  });
}
