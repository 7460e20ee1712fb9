import { describe, expect, test } from '@jest/globals';
import { parseManifests } from '../../../src/manifest/parse.js';
import { unpinnedImage } from '../../../src/systems/karpenter/words/unpinned-image.js';

function said(spec: object, apiVersion = 'karpenter.k8s.aws/v1', kind = 'EC2NodeClass'): string | null {
  const text = JSON.stringify({ apiVersion, kind, metadata: { name: 'gpu' }, spec });
  const [nodeClass] = parseManifests(text, 'class.json').manifests;
  if (!nodeClass) throw new Error('no NodeClass was read');
  return unpinnedImage(nodeClass)?.says ?? null;
}

describe('a NodeClass leaves it open which image its nodes get', () => {
  test.each([
    ['an alias of the newest release', { amiSelectorTerms: [{ alias: 'al2023@latest' }] }, 'al2023@latest'],
    ['a pattern of names', { amiSelectorTerms: [{ name: 'gpu-*', owner: 'self' }] }, 'whose name fits gpu-*'],
    ['tags alone', { amiSelectorTerms: [{ tags: { team: 'ml' } }] }, 'that has its tags'],
    [
      'a parameter',
      { amiSelectorTerms: [{ ssmParameter: '/golden/ami' }] },
      'the parameter /golden/ami names',
    ],
    ['one term of two', { amiSelectorTerms: [{ id: 'ami-1' }, { tags: { a: 'b' } }] }, 'that has its tags'],
  ])('by %s', (_what, spec, words) => {
    expect(said(spec)).toContain(words);
  });

  test('by the alias of another provider', () => {
    const spec = { imageSelectorTerms: [{ alias: 'ContainerOptimizedOS@latest' }] };
    expect(said(spec, 'karpenter.k8s.gcp/v1alpha1', 'GCENodeClass')).toContain('ContainerOptimizedOS@latest');
  });

  test('by a family without terms, before v1', () => {
    const beta = (spec: object): string | null => said(spec, 'karpenter.k8s.aws/v1beta1');
    expect(beta({ amiFamily: 'AL2023' })).toContain('the newest image of AL2023');
    expect(beta({ amiFamily: 'Custom' })).toBeNull();
    expect(beta({ amiFamily: 'AL2023', amiSelectorTerms: [{ id: 'ami-1' }] })).toBeNull();
  });
});

describe('a NodeClass says which image its nodes get', () => {
  test.each([
    ['by its id', { amiSelectorTerms: [{ id: 'ami-1' }] }],
    ['by a release', { amiSelectorTerms: [{ alias: 'bottlerocket@v1.29.0' }] }],
    ['by a name without a pattern', { amiSelectorTerms: [{ name: 'gpu-7', tags: { team: 'ml' } }] }],
    ['by nothing that is known here', { imageFamily: 'Ubuntu' }],
  ])('%s', (_how, spec) => {
    expect(said(spec)).toBeNull();
  });
});
