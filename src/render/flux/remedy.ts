import { present } from '../../manifest/words/present.js';
import { field, fieldAt, numberIn, textIn } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import { type Aspect, aspectOf } from '../renderer.js';

/** What Flux does with a release where an upgrade fails, or where an object can not be patched. */
interface Remedy {
  /** Null where a failed upgrade stays as it is. */
  readonly onFailure: 'rollback' | 'uninstall' | null;
  readonly isForced: boolean;
}

/** How an edit of that is told. Source: fluxcd.io, HelmRelease, `upgrade.remediation` (none without `retries`) and `upgrade.force`. */
export function remedyAspect({ object }: Manifest): Aspect {
  const upgrade = field(field(object, 'spec'), 'upgrade');
  const remediation = field(upgrade, 'remediation');
  const retries = numberIn(remediation, 'retries') ?? 0;
  const isTold = retries !== 0 || fieldAt(remediation, 'remediateLastFailure') === true;
  const strategy = textIn(remediation, 'strategy') === 'uninstall' ? 'uninstall' : 'rollback';
  // Source: fluxcd.io, HelmRelease, `upgrade.strategy` (Flux 2.7): with this the remediation is not looked at.
  const isRetried = textIn(field(upgrade, 'strategy'), 'name') === 'RetryOnFailure';
  const state: Remedy = {
    onFailure: isTold && !isRetried ? strategy : null,
    isForced: field(upgrade, 'force') === true,
  };
  return aspectOf('remedy', state, remedyEdit);
}

function remedyEdit(was: Remedy, is: Remedy): ReturnType<Aspect['edit']> {
  const told = present([
    is.onFailure === 'uninstall' &&
      was.onFailure !== 'uninstall' &&
      'is uninstalled from now on where an upgrade of it fails (spec.upgrade.remediation.strategy): all that it holds goes from the cluster at once, whatever its limits say, and is installed anew. The plan is of an upgrade in place. Use rollback',
    was.onFailure === 'rollback' &&
      is.onFailure === null &&
      'is no longer rolled back where an upgrade of it fails (spec.upgrade.remediation): what is bad stays until a person acts. Keep the retries',
    is.onFailure === 'rollback' &&
      was.onFailure === null &&
      'is rolled back from now on where an upgrade of it fails (spec.upgrade.remediation): what the plan says of a bad version, that it stays until a person acts, is more than comes of it once Flux has seen the failure (spec.timeout)',
    is.isForced &&
      !was.isForced &&
      'is upgraded by force from now on (spec.upgrade.force): an object that can not be patched is deleted and made anew, and what it holds goes with it, all at once and whatever its limits say. The plan is of an upgrade in place. Leave it out',
  ]);
  const isHarmless = told.length === 1 && is.onFailure === 'rollback' && !(is.isForced && !was.isForced);
  return told.length === 0 ? null : { says: `${told.join('; it ')}.`, isHarmless };
}
