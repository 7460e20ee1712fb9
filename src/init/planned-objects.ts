import { LIMITS } from '../manifest/limits.js';
import { isObject, type Json } from '../manifest/manifest.js';
import { parseFile } from '../manifest/parse.js';
import { mayHoldPlanned } from '../plan/objects/planned-kinds.js';
import type { SystemId } from '../systems/system.js';
import { isNamespaced, systemOf } from './kinds.js';
import { claimedAs } from '../systems/claimed.js';

/** An object that is planned, as a file writes it or a renderer would. */
export interface PlannedObject {
  readonly system: SystemId;
  readonly apiVersion: string;
  readonly kind: string;
  /** Null where none is written, and for kinds that have none. */
  readonly namespace: string | null;
  readonly name: string;
  readonly file: string;
  /** Names of `${NAME}` in what is judged of it. */
  readonly variables: readonly string[];
}

const MANIFEST = /\.(?:ya?ml|json)$/i;

/** The planned objects that a file holds as it is; [] for any other file, and for a template that is no YAML yet. */
export function plannedObjectsOf({
  path,
  text,
}: {
  readonly path: string;
  readonly text: string | null;
}): PlannedObject[] {
  if (text === null || !MANIFEST.test(path) || !mayHoldPlanned(text)) return [];
  return parseFile(text, path, LIMITS).manifests.flatMap((manifest) => {
    const system = systemOf(manifest);
    if (system === null) return [];
    const { apiVersion, kind, name, namespace } = manifest;
    return {
      system,
      apiVersion,
      kind,
      namespace: isNamespaced(kind) || claimedAs(manifest) === null ? namespace : null,
      name,
      file: path,
      variables: [...new Set(variablesIn(manifest.object))],
    };
  });
}

/** Identity within one cluster. A namespace that is not written is not the default one here: what applies it may give another. */
export function identityOf({ apiVersion, kind, namespace, name }: PlannedObject): string {
  return JSON.stringify([apiVersion.split('/')[0], kind, namespace, name]);
}

/** Without a default of its own, and not escaped. */
const VARIABLE = /(?<!\$)\$\{([A-Za-z_]\w*)\}/g;
/** What a shell or a program puts values into itself. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set([
  'command',
  'args',
  'env',
  'lifecycle',
  'annotations',
  'configMap',
  'data',
]);

function variablesIn(value: Json): string[] {
  if (typeof value === 'string') return Array.from(value.matchAll(VARIABLE), (match) => match[1] ?? '');
  if (Array.isArray(value)) return value.flatMap(variablesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => (FOR_PROGRAMS.has(key) ? [] : variablesIn(part)));
}
