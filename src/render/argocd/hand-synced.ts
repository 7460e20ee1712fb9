import { field } from '../../manifest/fields.js';
import { addTo } from '../../manifest/lookup/grouped.js';
import { type Compared, ignoredEdit } from '../../argocd/ignored-edits.js';
import { skippedEdit, skippedOf } from '../../argocd/skipped.js';
import { wavesEdit } from '../../argocd/waves.js';
import { syncsItself } from '../../argocd/automated.js';
import type { Delivering } from '../delivered.js';
import type { Gathered } from '../gathered.js';
import { type Aspect, aspectOf, type Rendered } from '../renderer.js';

/** What the Applications of a run bring in: which of them Argo CD does not sync by itself, and in which order it applies the rest. */
export class HandSynced {
  /** By Application: what each of its sources comes to. */
  private readonly made = new Map<Delivering, [Rendered, ...Rendered[]]>();

  add(object: Delivering, made: Rendered): void {
    addTo(this.made, object, made);
  }

  tell(gathered: Gathered): void {
    const pathsOf = (made: readonly Rendered[]): readonly string[] => made.flatMap(({ paths }) => paths);
    const automatic = new Set(
      [...this.made].flatMap(([object, made]) => (isAutomatic(object) ? pathsOf(made) : [])),
    );
    for (const [object, made] of this.made) {
      const files = made.flatMap((one) => one.files);
      const own = isAutomatic(object) ? null : pathsOf(made).filter((path) => !automatic.has(path));
      gathered.byHand(object, files, own);
      gathered.aspect(object, aspectOf('sync-waves', files, wavesEdit));
      const { spec } = object.manifest.object;
      const compared: Compared = { files, spec, isAutomatic: isAutomatic(object) };
      gathered.aspect(object, aspectOf('ignored-edit', compared, ignoredEdit));
      gathered.aspect(object, aspectOf('skipped', skippedOf(object.manifest, files), skippedEdit));
    }
  }
}

/** A rolling sync starts the syncs of what its set makes, and takes `automated` from all. */
function isAutomatic({ manifest, madeBy }: Delivering): boolean {
  const strategy = field(field(madeBy?.object, 'spec'), 'strategy');
  return field(strategy, 'type') === 'RollingSync' || syncsItself(manifest);
}

/** What a change brings besides that has Argo CD sync from now on what it left until then. */
export function automationOf(object: Delivering): Aspect {
  return aspectOf('automated', isAutomatic(object), (was, is) =>
    is && !was
      ? {
          says: 'synced by Argo CD itself from this change on: what the files came to since the last sync by hand is applied with it, all at once, and the plan is of what differs between the files of both sides. Compare them with what the cluster has (`argocd app diff`) first.',
          isHarmless: false,
          isAlike: true,
        }
      : null,
  );
}
