import { fieldAt, itemsIn, textIn } from '../../manifest/fields.js';
import { counted, verb } from '../../manifest/plural.js';
import type { Json, Manifest } from '../../manifest/manifest.js';
import { groupOf } from '../../manifest/manifest.js';
import { visible } from '../../manifest/visible.js';
import type { Unshown } from '../system.js';

const TERMS = ['spec', 'amiSelectorTerms'];

/**
 * An image that is named by what is newest, or by what a search finds: the provider marks nodes as drifted as soon as another one is
 * published, and no file changes. Source: aws/karpenter-provider-aws, pkg/apis/v1/ec2nodeclass.go (alias, tags, name, ssmParameter);
 * aws/karpenter-provider-aws#6952, kubernetes-sigs/karpenter#2218.
 */
export function floatingImage(nodeClass: Manifest, nodes: number): Unshown[] {
  if (groupOf(nodeClass.apiVersion) !== 'karpenter.k8s.aws') return [];
  const terms = itemsIn(nodeClass.object['spec'], 'amiSelectorTerms');
  const found = terms.flatMap((term, i) => {
    const what = floatingText(term);
    return what === null ? [] : [{ what, place: nodeClass.placeOf([...TERMS, i]) }];
  });
  const [first] = found;
  if (!first) return [];
  const who =
    nodes === 0
      ? 'the nodes that are made from it'
      : `the ${counted(nodes, 'node')} that ${verb(nodes, 'is', 'are')} made from it`;
  return [
    {
      subject: 'floating-image',
      says: `its image is ${first.what}, no fixed one: when another is published, ${who} drift without a change of any file, at a time that nobody merges, and in every cluster that says the same.`,
      fix: 'Name one image, by its id or by an alias with a version (such as al2023@v20250501), and raise it with a change.',
      place: first.place,
    },
  ];
}

/** What the newest image of is taken, as a clause; null for a term that names one. */
function floatingText(term: Json): string | null {
  const alias = textIn(term, 'alias');
  if (alias !== null) return alias.endsWith('@latest') ? `${visible(alias)}, the newest of its family` : null;
  if (textIn(term, 'id') !== null) return null;
  const name = textIn(term, 'name');
  if (name !== null && !name.includes('*')) return null;
  if (name !== null) return `the newest that is named ${visible(name)}`;
  if (textIn(term, 'ssmParameter') !== null) return 'what an SSM parameter says';
  return fieldAt(term, 'tags') === undefined ? null : 'the newest with certain tags';
}
