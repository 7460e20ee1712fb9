import { mentions } from '../../src/manifest/mentions.js';
import { substitute } from '../../src/manifest/delivery/variables.js';

const found = mentions(['NodePool', 'karpenter.sh', 'apps/v']);

test.each([
  ['as it is', 'kind: NodePool'],
  ['in another case', 'kind: nodepool'],
  ['in quotes', '"kind": \'NodePool\''],
  ['behind a Unicode escape', 'kind: "Node\\u0050ool"'],
  ['behind a byte escape', 'kind: "Node\\x50ool"'],
  ['behind a long escape', 'kind: "Node\\U00000050ool"'],
  ['over an escaped line break', 'kind: "Node\\\n    Pool"'],
  ['over an escaped line break of another system', 'kind: "Node\\\r\n    Pool"'],
  ['with an escaped slash', '{"apiVersion": "apps\\/v1"}'],
  ['in two bytes a character', 'k\0i\0n\0d\0:\0 \0N\0o\0d\0e\0P\0o\0o\0l\0'],
  ['behind a tag that decodes it', 'kind: !!binary Tm9kZVBvb2w='],
  ['behind a tag that a directive names', '%TAG !b! tag:yaml.org,2002:\n---\nkind: !b!binary Tm9kZVBvb2w='],
  ['behind an alias, whose anchor is there', 'x: &k NodePool\nkind: *k'],
  ['as an API group', 'apiVersion: karpenter.sh/v1'],
])('mentions: a word is found %s', (_name, text) => {
  expect(found(text)).toBe(true);
});

test.each([
  ['another word', 'kind: Service'],
  ['a dot is no wildcard', 'apiVersion: karpenter-sh/v1'],
  ['words that a folded line parts', 'kind: >-\n  Node\n  Pool'],
  ['other escapes', 'text: "a\\u0062c\\n"'],
])('mentions: %s is not one', (_name, text) => {
  expect(found(text)).toBe(false);
});

test.each([
  ['a value', 'a-${X}-b', 'a-1-b'],
  ['a value over its default', '${X:=2}', '1'],
  ['a default', '${Y:=2} ${Y:-3} ${Y=4} ${Y-5}', '2 3 4 5'],
  ['an empty value is none to := and :-', '${E:=2} ${E:-3}', '2 3'],
  ['an empty value is none to = and - either', '[${E=2}${E-3}${E}]', '[23]'],
  ['an escaped one', '$${X}', '${X}'],
  ['an undefined one', '${Y}', '${Y}'],
  ['other forms', '${X:0:4} $X $(X)', '${X:0:4} $X $(X)'],
])('variables: %s', (_name, text, expected) => {
  expect(substitute(text, (name) => ({ X: '1', E: '' })[name] ?? null)).toBe(expected);
});
