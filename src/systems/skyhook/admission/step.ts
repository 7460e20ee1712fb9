import type { Manifest } from '../../../manifest/manifest.js';
import { redactManifest } from '../../../snapshot/redact.js';
import { type Admission, type AdmissionContext, admit } from './admit.js';
import { admitUpdate, isReadOnly, type StoredObject } from './update.js';

/** The object that an update starts from. */
export interface Earlier {
  readonly stored: StoredObject;
  /** True when it comes from a snapshot, which keeps no environment of packages and hashes of config map values only. */
  readonly isRedacted: boolean;
}

/**
 * Creates the object on paper, or updates the one that is there: then the rules for updates hold as well. An object that is
 * read-only is judged by its edit alone, so one that stays the same is accepted as it is. A redacted object is compared with
 * what a snapshot would keep of the new one. Errors are rejections; the stored form is that of the new object.
 */
export function admitStep(manifest: Manifest, earlier: Earlier | null, context: AdmissionContext): Admission {
  const admission = admit(manifest.object, earlier ? withEarlier(context, earlier) : context);
  if (earlier === null || admission.stored === null) return admission;
  const { object } = manifest;
  const after = earlier.isRedacted ? redacted(manifest, context) : { object, stored: admission.stored };
  const byUpdate = admitUpdate(earlier.stored, after, context.version);
  const rejections = isReadOnly(after, context.version) ? byUpdate : [...admission.rejections, ...byUpdate];
  return { ...admission, rejections, accepted: rejections.length === 0 };
}

function withEarlier(context: AdmissionContext, { stored, isRedacted }: Earlier): AdmissionContext {
  const { judged } = context;
  return {
    ...context,
    earlier: stored.stored,
    ...(judged ? { judged: { ...judged, isOldRedacted: isRedacted } } : {}),
  };
}

function redacted(manifest: Manifest, context: AdmissionContext): StoredObject {
  const object = redactManifest(manifest)?.object ?? manifest.object;
  return { object, stored: admit(object, context).stored ?? {} };
}
