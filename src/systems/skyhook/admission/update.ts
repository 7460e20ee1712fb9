import { field, fieldAt, objectIn, pathText, textIn } from '../../../manifest/fields.js';
import { type FieldPath, groupOf, type JsonObject } from '../../../manifest/manifest.js';
import { kindOf } from './decode.js';
import { refused, type Rejection } from './rejection.js';
import { firstDifference } from './same.js';
import { packagesIn } from './main.js';
import { compareVersions } from '../objects/spec-change.js';
import { isPackageVersion } from './package-version.js';
import { type Kind, specSchema } from './schema.js';
import { isAtLeast, type SkyhookVersion, switchesOf } from '../versions.js';

/** An object on its way through an update: as written, and the spec that admission made of it. */
export interface StoredObject {
  readonly object: JsonObject;
  readonly stored: JsonObject;
}

/**
 * What the operator refuses in the step from one stored object to the next of the same name; empty when it accepts. The new
 * object must have been admitted by itself as well, but for objects that are read-only: those are not judged again.
 *
 * `before.object.status` says on which nodes a package still is. Without a status that is not known, and what depends on it
 * is refused. A snapshot that was redacted lacks some fields (`env`), which then look changed.
 */
export function admitUpdate(
  before: StoredObject,
  after: StoredObject,
  version: SkyhookVersion,
): readonly Rejection[] {
  const kind = kindOf(textIn(after.object, 'apiVersion') ?? '', textIn(after.object, 'kind') ?? '', version);
  if (kind === null) return [];
  const rejection = isReadOnly(after, version)
    ? refusedEdit(kind, before, after, version)
    : kind === 'main' && isAtLeast(version, '0.16')
      ? (refusedRemoval(before, after) ?? refusedDowngrade(before, after))
      : null;
  return rejection === null ? [] : [rejection];
}

/** True for objects of the legacy group where the operator takes them for mere copies: from 0.18 on. */
export function isReadOnly({ object }: StoredObject, version: SkyhookVersion): boolean {
  const { legacyGroupReadOnly, mainGroup } = switchesOf(version);
  return legacyGroupReadOnly && groupOf(textIn(object, 'apiVersion') ?? '') !== mainGroup;
}

/** These stay the legacy group's own annotations, whatever prefix the operator uses elsewhere. */
const CONTROLS = ['skyhook.nvidia.com/pause', 'skyhook.nvidia.com/disable'];

/**
 * From 0.18 on objects of skyhook.nvidia.com are read-only copies: a changed spec is refused, on a Skyhook also a changed
 * pause or disable annotation. Applying the same again, other metadata and deletion pass. Source: NVIDIA/nodewright,
 * legacy_readonly_webhook.go.
 */
function refusedEdit(
  kind: Kind,
  before: StoredObject,
  after: StoredObject,
  version: SkyhookVersion,
): Rejection | null {
  if ((fieldAt(after.object, 'metadata', 'deletionTimestamp') ?? null) !== null) return null;
  const path =
    firstDifference(specSchema(kind, version), before.stored, after.stored, ['spec']) ??
    (kind === 'main' ? changedControl(before, after) : null);
  if (!path) return null;
  const heir = kind === 'main' ? 'NodeWright' : 'DeploymentPolicy';
  const name = textIn(field(after.object, 'metadata'), 'name') ?? '';
  const message =
    `${pathText(path)} changes, but objects of skyhook.nvidia.com are read-only for operator ${version}; ` +
    `edit ${heir} "${name}" of nodewright.nvidia.com instead`;
  return refused('read-only', path, message);
}

function changedControl(before: StoredObject, after: StoredObject): FieldPath | null {
  const valueIn = ({ object }: StoredObject, key: string): string =>
    textIn(fieldAt(object, 'metadata', 'annotations'), key) ?? '';
  const changed = CONTROLS.find((key) => valueIn(before, key) !== valueIn(after, key));
  return changed === undefined ? null : ['metadata', 'annotations', changed];
}

/** A package that says it can be uninstalled must be, everywhere, before it goes. Others go, and nothing runs. */
function refusedRemoval(before: StoredObject, after: StoredObject): Rejection | null {
  const now = objectIn(after.stored, 'packages');
  for (const [name, entry] of packagesIn(before.stored)) {
    if (field(now ?? undefined, name) !== undefined || !isUninstallEnabled(entry)) continue;
    const where = whereStill(before, entry, name);
    if (where === null) continue;
    const message =
      `package "${name}" has uninstall.enabled and ${where}; ` +
      'set uninstall.apply, wait until it is gone from every node, and remove it then';
    return refused('removal-before-uninstall', ['spec', 'packages', name], message);
  }
  return null;
}

/** The same before its version goes down; `apply` must have been set in the spec before this one. */
function refusedDowngrade(before: StoredObject, after: StoredObject): Rejection | null {
  for (const [name, entry] of packagesIn(before.stored)) {
    const next = fieldAt(after.stored, 'packages', name);
    const [old, now] = [textIn(entry, 'version') ?? '', textIn(next, 'version') ?? ''];
    if (next === undefined || !isOlder(now, old) || !isUninstallEnabled(entry)) continue;
    const isApplied = fieldAt(entry, 'uninstall', 'apply') === true;
    const where = isApplied ? whereStill(before, entry, name) : 'uninstall.apply was not set before';
    if (where === null) continue;
    const message =
      `package "${name}" has uninstall.enabled and goes from version ${old} down to ${now}, but ${where}; ` +
      'set uninstall.apply first, wait until it is gone from every node, and change the version then';
    return refused('downgrade-before-uninstall', ['spec', 'packages', name, 'version'], message);
  }
  return null;
}

function isUninstallEnabled(entry: JsonObject): boolean {
  return fieldAt(entry, 'uninstall', 'enabled') === true;
}

function isOlder(version: string, than: string): boolean {
  return isPackageVersion(version) && isPackageVersion(than) && compareVersions(version, than) < 0;
}

/** Where a package still is, for a sentence; null when it is on no node. No nodes at all count as on none. */
function whereStill({ object }: StoredObject, entry: JsonObject, name: string): string | null {
  const status = objectIn(object, 'status');
  if (!status) return 'it is not known whether it has been uninstalled';
  const key = `${name}|${textIn(entry, 'version') ?? ''}`;
  const nodes = Object.entries(objectIn(status, 'nodeState') ?? {});
  const still = nodes.filter(([, packages]) => field(packages, key) !== undefined).map(([node]) => node);
  if (still.length === 0) return null;
  return still.length === 1
    ? `it is still on node ${still[0] ?? ''}`
    : `it is still on ${still.length} nodes`;
}
