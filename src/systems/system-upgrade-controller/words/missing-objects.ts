import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { type FieldPath, type JsonObject, namespaceOf } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { ResolvedPolicy, ResolveInput } from '../../system.js';
import type { SidePlan } from '../side.js';

type Missing = ResolvedPolicy['missingReferences'][number];

/** What a Plan names, and its Jobs do nothing without. */
interface Needed {
  readonly kind: 'ServiceAccount' | 'Secret';
  readonly name: string;
  readonly path: FieldPath;
}

/** Kinds that make a Secret of their name: ExternalSecret, SealedSecret. */
const MAKERS = ['SealedSecret', 'ExternalSecret', 'SopsSecret'];

/** Source: kubernetes, plugin/pkg/admission/serviceaccount; rancher/system-upgrade-controller, pkg/upgrade/plan/plan.go, DigestStatus. */
const BECOMES: Readonly<Record<Needed['kind'], string>> = {
  ServiceAccount:
    'the API server refuses each pod of its Jobs: a node gets none, and its place is lost for good',
  Secret: 'the controller cannot tell which nodes are done, and makes no Job at all',
};

/**
 * Accounts and secrets that a Plan names and that the change takes out of the files, or names anew while no file holds them. What files never
 * held may come from elsewhere: then it is a warning.
 */
export function missingObjects(
  { manifest, object, before }: SidePlan,
  { neighbours = [], neighboursBefore }: Pick<ResolveInput, 'neighbours' | 'neighboursBefore'>,
): Missing[] {
  if (neighboursBefore === undefined || object === null) return [];
  const isIn = (files: typeof neighbours, { kind, name }: Needed): boolean =>
    [kind, ...(kind === 'Secret' ? MAKERS : [])].some((one) =>
      ofKindIn(files, one, namespaceOf(manifest)).some((other) => other.name === name),
    );
  const earlier = before === null ? [] : neededBy(before);
  return neededBy(object).flatMap((needed): Missing[] => {
    if (isIn(neighbours, needed)) return [];
    const what = `${needed.kind}/${visible(needed.name)}`;
    const place = manifest.placeOf(needed.path);
    const consequence = `Without it ${BECOMES[needed.kind]}.`;
    if (isIn(neighboursBefore, needed)) return [{ what, fate: 'deleted', consequence, place }];
    const isNew = !earlier.some(({ kind, name }) => kind === needed.kind && name === needed.name);
    if (!isNew) return [];
    const isSwapped = earlier.some((was) => was.kind === needed.kind && isIn(neighboursBefore, was));
    const sure = isSwapped ? {} : { grade: 'warning' as const };
    return [{ what, fate: 'in-no-file', ...sure, consequence, place }];
  });
}

function neededBy(plan: JsonObject): Needed[] {
  const spec = objectIn(plan, 'spec') ?? {};
  const account = textIn(spec, 'serviceAccountName') ?? '';
  const secrets = itemsIn(spec, 'secrets').flatMap((secret, i): Needed[] => {
    const name = textIn(secret, 'name') ?? '';
    return name === '' ? [] : [{ kind: 'Secret', name, path: ['spec', 'secrets', i, 'name'] }];
  });
  const isOwn = account !== '' && account !== 'default';
  return [
    ...(isOwn
      ? [{ kind: 'ServiceAccount' as const, name: account, path: ['spec', 'serviceAccountName'] }]
      : []),
    ...secrets,
  ];
}
