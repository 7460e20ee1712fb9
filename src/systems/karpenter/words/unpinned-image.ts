import { listIn, objectIn, textIn } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Unpinned } from '../../system.js';

const FIX =
  'Name the image itself (id), or its release instead of latest (al2023@v20260101), and raise it in a pull request.';

/**
 * What a NodeClass says of its image without saying which: an alias of the newest release, a pattern of names, tags, a parameter that
 * somebody sets. As soon as another image fits, the nodes that run an older one drift. Null where all terms name one image. Source:
 * aws/karpenter-provider-aws, pkg/cloudprovider/drift.go, isAMIDrifted; pkg/providers/amifamily/ami.go, DescribeImageQueries.
 */
export function unpinnedImage(nodeClass: Manifest): Unpinned | null {
  const spec = objectIn(nodeClass.object, 'spec');
  if (!spec) return null;
  const found = floatingTerm(spec) ?? floatingFamily(nodeClass, spec);
  if (!found) return null;
  return {
    subject: `${nodeClass.kind}/${nodeClass.name}`,
    says: `${visible(nodeClass.kind)}/${visible(nodeClass.name)} ${found.says}`,
    fix: FIX,
    place: nodeClass.placeOf(found.path),
  };
}

interface Found {
  readonly says: string;
  readonly path: FieldPath;
}

/** One term that floats is enough: what any of them finds may be taken. */
function floatingTerm(spec: JsonObject): Found | null {
  for (const field of ['amiSelectorTerms', 'imageSelectorTerms']) {
    for (const [index, term] of (listIn(spec, field) ?? []).entries()) {
      const found = isObject(term) ? floating(term) : null;
      if (found) return { says: found.says, path: ['spec', field, index, found.key] };
    }
  }
  return null;
}

function floating(term: JsonObject): { readonly says: string; readonly key: string } | null {
  const [alias, name, parameter] = ['alias', 'name', 'ssmParameter'].map((key) => textIn(term, key));
  if (alias?.endsWith('@latest'))
    return { says: `takes the newest image of ${visible(alias)}`, key: 'alias' };
  if (parameter)
    return { says: `takes the image that the parameter ${visible(parameter)} names`, key: 'ssmParameter' };
  if (textIn(term, 'id')) return null;
  if (name && /[*?]/.test(name))
    return { says: `takes the newest image whose name fits ${visible(name)}`, key: 'name' };
  return !name && objectIn(term, 'tags')
    ? { says: 'takes the newest image that has its tags', key: 'tags' }
    : null;
}

/** Before v1 a family alone was enough. */
function floatingFamily({ apiVersion, kind }: Manifest, spec: JsonObject): Found | null {
  const family = textIn(spec, 'amiFamily');
  const terms = listIn(spec, 'amiSelectorTerms') ?? [];
  if (apiVersion !== 'karpenter.k8s.aws/v1beta1' || kind !== 'EC2NodeClass') return null;
  if (!family || family === 'Custom' || terms.length > 0) return null;
  return { says: `takes the newest image of ${visible(family)}`, path: ['spec', 'amiFamily'] };
}
