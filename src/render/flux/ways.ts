import { field, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import { visible } from '../../manifest/words/visible.js';
import { type Aspect, aspectOf } from '../renderer.js';
import { fromTo, type Way, waysAspect } from '../ways.js';

/** How edits are told of where a Kustomization has what it applies from, where it goes, and how. */
export function deliveryAspects(spec: Json | undefined): readonly Aspect[] {
  return [waysAspect(waysOf(spec)), forceAspect(spec), accountAspect(spec)];
}

/** What of a Kustomization decides which revision of what reaches which cluster. */
function waysOf(spec: Json | undefined): readonly Way[] {
  const source = field(spec, 'sourceRef');
  return [
    {
      field: 'spec.sourceRef',
      value: ['kind', 'namespace', 'name'].map((name) => textIn(source, name)).join('/'),
      means: (was, is) =>
        `what it applies is taken from another source${fromTo(was, is)}, and that this is the branch that is judged here is not known`,
    },
    {
      field: 'spec.kubeConfig',
      value: field(spec, 'kubeConfig') ?? null,
      means: () =>
        'it goes to another cluster: what it applied stays in the old one, where nobody edits or deletes it any more, and the new one gets all of it for the first time',
    },
  ];
}

/**
 * Who applies what a Kustomization or a HelmRelease makes: one object that the account may not write fails the whole of it. Without a name it is
 * the controller, which may write all. Source: fluxcd.io, Kustomization and HelmRelease, `serviceAccountName`.
 */
export function accountAspect(spec: Json | undefined): Aspect {
  return aspectOf('account', textIn(spec, 'serviceAccountName') ?? '', (was, is) =>
    is === '' || is === was
      ? null
      : {
          says: `is applied as ServiceAccount/${visible(is)} from now on (spec.serviceAccountName, before ${was === '' ? 'the account of Flux itself' : visible(was)}): where that may not write all of it, the apply fails as a whole and no edit arrives, while the plan is of edits that do. See what it may first (\`kubectl auth can-i --as\`).`,
          isHarmless: false,
        },
  );
}

/** An edit of what is refused in place is planned as what it comes to by force; that it will is told. Source: fluxcd.io, Kustomization, `force`. */
function forceAspect(spec: Json | undefined): Aspect {
  return aspectOf('force', field(spec, 'force') === true, (was, is) =>
    is && !was
      ? {
          says: 'has what the cluster does not edit in place deleted and made anew from now on (spec.force): what such an object holds goes with it, all at once and whatever its limits say. Write kustomize.toolkit.fluxcd.io/force: enabled into the one object that needs it.',
          isHarmless: false,
        }
      : null,
  );
}
