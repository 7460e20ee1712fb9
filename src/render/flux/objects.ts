import { objectIn, textIn } from '../../manifest/fields.js';
import { groupOf, isObject, type Manifest } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import type { SourceFile } from '../../manifest/source-file.js';

/** An object of a rendered text, and the text it stands in. */
export interface FileObject {
  readonly file: SourceFile;
  readonly manifest: Manifest;
}

/** The first object of a printed document, with the place where it was written; null where the text has none of these kinds. */
export function objectOf(file: SourceFile, kinds: ReadonlySet<string>): FileObject | null {
  const kind = /^kind: (\S+)$/m.exec(file.text)?.[1];
  if (kind === undefined || !kinds.has(kind)) return null;
  const [manifest] = parseManifests(file.text, file.path).manifests;
  if (manifest === undefined) return null;
  return { file, manifest: file.origin ? file.origin(manifest) : manifest };
}

/** True for an object of a group, in whatever version. */
export function isOf({ manifest }: FileObject, group: string, kind: string): boolean {
  return groupOf(manifest.apiVersion) === group && manifest.kind === kind;
}

/** The text values of a ConfigMap or a Secret, decoded; null for one whose content is encrypted. */
export function dataOf({ kind, object }: Manifest): ReadonlyMap<string, string> | null {
  if (isObject(object['sops'])) return null;
  const data = new Map<string, string>();
  for (const [key, value] of Object.entries(objectIn(object, 'data') ?? {})) {
    if (typeof value !== 'string') continue;
    data.set(key, kind === 'Secret' ? Buffer.from(value, 'base64').toString('utf8') : value);
  }
  for (const key of Object.keys(objectIn(object, 'stringData') ?? {}))
    data.set(key, textIn(objectIn(object, 'stringData') ?? {}, key) ?? '');
  return data;
}

const CONFIGURES = /^apiVersion: (?:[\w.]*\.fluxcd\.io\/|v1$)/m;

/** True for an object that may be planned; those of Flux, ConfigMaps and Secrets lie where Flux runs. */
export function isApplied({ text }: SourceFile): boolean {
  return !CONFIGURES.test(text);
}
