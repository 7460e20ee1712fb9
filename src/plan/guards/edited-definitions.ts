import { canonicalWithout } from '../../manifest/values/canonical.js';
import { byIdentity, identityOf } from '../../manifest/duplicates.js';
import type { Manifest } from '../../manifest/manifest.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { titleOf } from '../../manifest/words/visible.js';
import { definesPlanned } from '../objects/definitions.js';

/** Reports definitions of planned kinds that the change edits or removes: the API server may store, refuse or delete their objects. */
export function editedDefinitions(base: readonly Manifest[] | null, head: readonly Manifest[]): Problem[] {
  const after = byIdentity(head);
  return (base ?? []).flatMap((was) => {
    if (!definesPlanned(was)) return [];
    const now = after.get(identityOf(was));
    if (now !== undefined && schemaOf(was) === schemaOf(now)) return [];
    const [does, effect] =
      now === undefined
        ? ['removed', 'if it is deleted from the cluster, all objects of its kind are deleted with it']
        : ['edited', 'the API server may store or refuse its objects in another way'];
    const message = `${titleOf(was)} is ${does}; ${effect}. That was not evaluated.`;
    return [errorAt((now ?? was).place, 'edited-definition', message)];
  });
}

const TEXTS: ReadonlySet<string> = new Set(['description', 'caBundle']);

function schemaOf({ object }: Manifest): string {
  return canonicalWithout(object['spec'], TEXTS);
}
