import { textIn } from '../../manifest/fields.js';
import { parsedJson } from '../../manifest/json/parsed.js';
import { LIMITS } from '../../manifest/limits.js';
import { isObject, type Json, type Manifest, type Place } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/words/visible.js';
import type { Side } from './side.js';
import { type Applied, appliedBy, isTerraform } from './terraform.js';

const MOST_DEPTH = 8;

/**
 * A side in which every file holds manifests: those that a tool printed as a list or a tree of them (jsonnet), or as a part of something
 * else (`terraform show -json`), are files of their own.
 */
export function unfolded(side: Side): Side {
  return side.files.some(mayUnfold)
    ? { ...side, files: side.files.flatMap((file) => (mayUnfold(file) ? partsOf(file) : [file])) }
    : side;
}

/**
 * The resources of Terraform that could not be read: an error where the change adds, edits or removes one, a warning where both sides hold
 * the same. Of one side alone what certainly is of a planned kind is an error.
 */
export function unreadResources(base: Side | null, head: Side): Problem[] {
  const before = base && unreadOf(base);
  const after = unreadOf(head);
  const same = new Set(before?.map(({ applied }) => applied.content));
  const addresses = new Set(after.map(({ applied }) => applied.address));
  const gone = (before ?? []).filter(({ applied }) => !addresses.has(applied.address));
  return [
    ...after.map((one) => {
      const isPart = before === null ? one.applied.isPlanned : !same.has(one.applied.content);
      return unreadProblem(one, isPart ? 'error' : 'warning', 'was not judged');
    }),
    ...gone.map((one) => unreadProblem(one, 'error', 'is gone, and what that does was not judged')),
  ];
}

/** A document of JSON that is no object of Kubernetes itself. */
function mayUnfold({ text, renderedBy }: SourceFile): boolean {
  if (renderedBy !== undefined || !/^\s*[[{]/.test(text) || text.length > LIMITS.bytesPerFile) return false;
  return (
    text.includes('"terraform_version"') ||
    (text.includes('"kind"') && !/^\s*\{\s*"(?:kind|apiVersion)"/.test(text))
  );
}

function partsOf(file: SourceFile): SourceFile[] {
  const value = parsedJson(file.text) ?? null;
  if (isTerraform(value))
    return appliedBy(value).flatMap(({ address, texts }) =>
      texts.map((text, index) => partOf(file, `${address} ${index}`, text, address)),
    );
  const manifests = isManifest(value) ? null : manifestsIn(value, 0);
  if (manifests === null || manifests.length === 0) return [file];
  return manifests.map(({ at, manifest }) => partOf(file, at, JSON.stringify(manifest), null));
}

function partOf(file: SourceFile, id: string, text: string, address: string | null): SourceFile {
  const place = placeOf(file, address);
  const origin = (manifest: Manifest): Manifest => ({ ...manifest, place, placeOf: () => place });
  return { ...file, key: `${file.key ?? file.path} ${id}`, text, origin };
}

function placeOf({ path, text }: SourceFile, address: string | null): Place {
  const at = address === null ? -1 : text.indexOf(JSON.stringify(address));
  return { file: path, line: at < 0 ? 1 : text.slice(0, at).split('\n').length, column: 1 };
}

interface Found {
  readonly at: string;
  readonly manifest: Json;
}

/** The manifests of a list or mapping of nothing else, at any depth; null for everything else. */
function manifestsIn(value: Json, depth: number, at = ''): Found[] | null {
  if (isManifest(value)) return [{ at: identityOf(value, at), manifest: value }];
  if (depth > MOST_DEPTH || value === null || typeof value !== 'object') return null;
  const found: Found[] = [];
  for (const [key, one] of Object.entries(value)) {
    if (one === null) continue;
    const inner = manifestsIn(one, depth + 1, `${at}/${key}`);
    if (inner === null) return null;
    found.push(...inner);
  }
  return found;
}

function isManifest(value: Json): boolean {
  return isObject(value) && textIn(value, 'apiVersion') !== null && textIn(value, 'kind') !== null;
}

/** Where it stands in a list may change; what it is may not. */
function identityOf(value: Json, at: string): string {
  const metadata = isObject(value) ? (value['metadata'] ?? null) : null;
  const name = textIn(metadata, 'name');
  return name === null ? at : `${textIn(value, 'kind') ?? ''}/${textIn(metadata, 'namespace') ?? ''}/${name}`;
}

interface Unread {
  readonly applied: Applied;
  readonly file: SourceFile;
}

function unreadOf(side: Side): Unread[] {
  return side.files.filter(mayUnfold).flatMap((file) => {
    const value = parsedJson(file.text) ?? null;
    if (!isTerraform(value)) return [];
    return appliedBy(value)
      .filter(({ why }) => why !== null)
      .map((applied) => ({ applied, file }));
  });
}

function unreadProblem({ applied, file }: Unread, severity: Problem['severity'], what: string): Problem {
  const message = `${visible(applied.address)} ${what}: ${applied.why ?? ''}.`;
  return {
    severity,
    code: 'terraform-resource',
    message,
    place: placeOf(file, applied.address),
    picture: null,
  };
}
