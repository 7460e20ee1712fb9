import { canonicalJson } from '../../../manifest/canonical.js';
import { field, fieldAt, pathText, textIn } from '../../../manifest/fields.js';
import { groupOf, isObject, type Json, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import { redactManifest } from '../../../snapshot/redact.js';
import { code, literal, name, text } from '../../../text/text.js';
import { isAtLeast, type SkyhookVersion, switchesOf } from '../versions.js';
import { type Admission, type AdmissionContext, admit } from './admit.js';
import { kindOf } from './crd.js';
import { refused, type Rejection } from './webhooks.js';

/** An object on its way through an update: as written, and the spec that admission made of it. */
export interface StoredObject {
  readonly object: JsonObject;
  readonly stored: JsonObject;
}

/** The object that an update starts from. */
export interface Earlier extends StoredObject {
  /** True when it comes from a snapshot, which keeps no environment of packages and hashes of config map values only. */
  readonly isRedacted: boolean;
}

/**
 * Creates the object on paper, or updates the one that is there: then the rules for updates hold as well. A read-only object is judged by
 * its edit alone, so one that stays the same is accepted as it is. A redacted object is compared with what a snapshot would keep of the
 * new one.
 */
export function admitStep(manifest: Manifest, earlier: Earlier | null, context: AdmissionContext): Admission {
  const { judged, version } = context;
  if (earlier === null) return admit(manifest.object, context);
  const { isRedacted, stored: before } = earlier;
  const admission = admit(manifest.object, {
    ...context,
    earlier: before,
    ...(judged ? { judged: { ...judged, isOldRedacted: isRedacted } } : {}),
  });
  if (admission.stored === null) return admission;
  const object = isRedacted ? (redactManifest(manifest)?.object ?? manifest.object) : manifest.object;
  const stored = isRedacted ? (admit(object, context).stored ?? {}) : admission.stored;
  const after = { object, stored };
  const byUpdate = admitUpdate(earlier, after, version);
  const rejections = isReadOnly(after, version) ? byUpdate : [...admission.rejections, ...byUpdate];
  return { ...admission, rejections, accepted: rejections.length === 0 };
}

/** True for objects of the legacy group if the operator takes them for mere copies: from 0.18 on. */
export function isReadOnly({ object }: StoredObject, version: SkyhookVersion): boolean {
  return (
    isAtLeast(version, '0.18') && groupOf(textIn(object, 'apiVersion') ?? '') !== switchesOf(version).group
  );
}

/** These stay the legacy group's own annotations, whatever prefix the operator uses elsewhere. */
const CONTROLS = ['skyhook.nvidia.com/pause', 'skyhook.nvidia.com/disable'];

/**
 * From 0.18 on objects of skyhook.nvidia.com are read-only copies: a changed spec is refused, on a Skyhook also a changed
 * pause or disable annotation. Applying the same again, other metadata and deletion pass. Source: NVIDIA/nodewright,
 * legacy_readonly_webhook.go.
 */
export function admitUpdate(
  before: StoredObject,
  after: StoredObject,
  version: SkyhookVersion,
): readonly Rejection[] {
  const { object } = after;
  const kind = kindOf(textIn(object, 'apiVersion') ?? '', textIn(object, 'kind') ?? '', version);
  if (kind === null || !isReadOnly(after, version)) return [];
  if ((fieldAt(object, 'metadata', 'deletionTimestamp') ?? null) !== null) return [];
  const controls = kind === 'main' ? CONTROLS : [];
  const [path] = [
    ...Object.keys({ ...before.stored, ...after.stored }).map((key) => ['spec', key]),
    ...controls.map((key) => ['metadata', 'annotations', key]),
  ].filter(([first = '', ...rest]) => {
    const [was, now] = [before, after].map((one) =>
      canonicalJson(pruned(fieldAt(first === 'spec' ? one.stored : field(one.object, first), ...rest))),
    );
    return was !== now;
  });
  if (!path) return [];
  const successor = literal(kind === 'main' ? 'NodeWright' : 'DeploymentPolicy');
  const own = name('policy', textIn(field(object, 'metadata'), 'name') ?? '');
  const message = text`${code(pathText(path))} changes, but objects of skyhook.nvidia.com are read-only for operator ${literal(version)}; edit ${successor} ${own} of nodewright.nvidia.com instead`;
  return [refused('read-only', path, message)];
}

/** As Kubernetes compares objects: nothing, null and what is empty are one. Source: k8s.io/apimachinery v0.35.2, equality.Semantic. */
function pruned(value: Json | undefined): Json {
  if (value === undefined || isEmpty(value)) return null;
  if (Array.isArray(value)) return value.map(pruned);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(entries.map(([key, inner]) => [key, pruned(inner)]));
}

function isEmpty(value: Json): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}
