import { describe, expect, test } from '@jest/globals';
import { isSameSource } from '../../../src/plan/reading/same-source.js';
import { codes, side } from './two-sides.js';

const VALUES = 'replicas: 3\nimage: { tag: "1" }\n';
const MODULE = 'resource "helm_release" "web" {\n  chart   = "web"\n  version = "1.0"\n}\n';
const HEREDOC =
  'resource "kubectl_manifest" "pool" {\n  yaml_body = <<-YAML\n    kind: NodePool\n    # a\n  YAML\n}\n';

const VARIABLE = 'variable "expire_after" {\n  description = "how long"\n  default     = "4h"\n}\n';
const NESTED = 'variable "pool" {\n  default = {\n  description = "a"\n  }\n}\n';
const ARGUMENT = 'resource "aws_x" "y" {\n  description = "a"\n}\n';

describe('an edit of comments and empty lines alone changes nothing that is rendered', () => {
  test.each<[string, string, string, string]>([
    ['a line of values', 'web/values.yaml', VALUES, `# how many\n${VALUES}`],
    ['behind a value', 'web/values.yaml', VALUES, VALUES.replace('3', '3 # three')],
    ['an empty line', 'web/values.yaml', VALUES, VALUES.replace('\n', '\n\n')],
    ['another comment', 'fleet.yaml', `# a\nnamespace: x\n`, `# b\nnamespace: x\n`],
    ['a line of Terraform', 'web.tf', MODULE, `# why\n// who\n${MODULE}`],
    ['an empty line of Terraform', 'web.tf', MODULE, MODULE.replace('{\n', '{\n\n')],
    ['beside a heredoc', 'pool.tf', HEREDOC, `${HEREDOC}# end\n`],
    ['a line of a program', 'pools.ts', 'pool(3);\n', '// why\n\npool(3);\n'],
    ['a line of Python', 'pools.py', 'pool(3)\n', '# why\npool(3)\n'],
    ['a line of jsonnet', 'main.jsonnet', '{}\n', '// x\n# y\n{}\n'],
    ['a line of CUE', 'pools.cue', 'a: 1\n', '// x\na: 1\n'],
    ['the description of a variable', 'v.tf', VARIABLE, VARIABLE.replace('how long', 'the age of nodes')],
    ['one of a variable that had none', 'v.tf', VARIABLE, VARIABLE.replace(/ *description.*\n/, '')],
    ['how Terraform is aligned', 'v.tf', VARIABLE, VARIABLE.replace('default     =', 'default =')],
    ['other ends of lines', 'web.tf', MODULE, MODULE.replaceAll('\n', '\r\n')],
  ])('%s', (_claim, path, before, text) => {
    expect(isSameSource(path, before, text)).toBe(true);
    expect(isSameSource(path, text, before)).toBe(true);
  });
});

describe('what a tool may go by is an edit', () => {
  test.each<[string, string, string, string]>([
    ['a value', 'values.yaml', VALUES, VALUES.replace('3', '4')],
    ['the type of a value', 'values.yaml', VALUES, VALUES.replace('"1"', '1')],
    ['another spelling, which not every tool takes for the same', 'values.yaml', 'a: yes\n', 'a: true\n'],
    ['a comment in the text of a value', 'values.yaml', 'a: |\n  x\n', 'a: |\n  x\n  # y\n'],
    ['an empty line in the text of a value', 'values.yaml', 'a: |\n  x\n  y\n', 'a: |\n  x\n\n  y\n'],
    ['a comment in which a template acts', 'helmfile.yaml', 'a: 1\n', 'a: 1\n# {{ fail "x" }}\n'],
    ['a comment of ytt', 'config.yaml', 'a: 1\n', '#@ x = 2\na: 1\n'],
    ['a setter of kpt', 'web.yaml', 'a: 1\n', 'a: 1 # kpt-set: ${a}\n'],
    ['a comment of text that is no YAML', 'values.yaml', 'a: [\n', '# x\na: [\n'],
    ['a number sign in quotes', 'values.yaml', 'a: "x # y"\n', 'a: "x # z"\n'],
    ['an argument of Terraform', 'web.tf', MODULE, MODULE.replace('1.0', '1.1')],
    ['a comment in a heredoc', 'pool.tf', HEREDOC, HEREDOC.replace('# a', '# b')],
    ['a line that a comment took out', 'web.tf', MODULE, MODULE.replace('  version', '  # version')],
    ['comments over several lines', 'web.tf', MODULE, `/* a\n*/\n${MODULE}`],
    ['a comment of a template of Terraform', 'pool.tftpl', 'a: 1\n', '# x\na: 1\n'],
    ['a statement of a program', 'pools.ts', 'pool(3);\n', '// why\npool(4);\n'],
    ['a statement that a comment took out', 'pools.py', 'pool(3)\n', '# pool(3)\n'],
    ['a private field, which is no comment there', 'pools.ts', '#a = 3;\n', '#a = 4;\n'],
    ['a file that Go takes in', 'a.go', 'var a string\n', '//go:embed pool.yaml\nvar a string\n'],
    ['a comment of a language that is not known so well', 'pools.nix', '{}\n', '# x\n{}\n'],
    [
      'a line of the text in jsonnet',
      'main.jsonnet',
      '{ a: |||\n  x\n||| }\n',
      '{ a: |||\n  x\n  # y\n||| }\n',
    ],
    ['a line of the text in CUE', 'a.cue', 'a: """\n  x\n  """\n', 'a: """\n  x\n  // y\n  """\n'],
    ['a description in the value of a variable', 'v.tf', NESTED, NESTED.replace('"a"', '"b"')],
    ['a description of something else', 'v.tf', ARGUMENT, ARGUMENT.replace('"a"', '"b"')],
    ['spaces in the text of an argument', 'v.tf', ARGUMENT, ARGUMENT.replace('"a"', '" a"')],
  ])('%s', (_claim, path, before, text) => {
    expect(isSameSource(path, before, text)).toBe(false);
    expect(isSameSource(path, text, before)).toBe(false);
  });
});

test.each<[string, string, string]>([
  ['values', 'web/values.yaml', VALUES],
  ['a kustomization that changes what it takes', 'web/kustomization.yaml', 'namePrefix: a-\nresources: []\n'],
  ['what Rancher Fleet goes by', 'web/fleet.yaml', 'defaultNamespace: web\n'],
])('a comment in %s needs no rendering, and any other edit does', (_claim, path, text) => {
  expect(codes(side({ [path]: text }), side({ [path]: `# why\n${text}` }))).toEqual([]);
  expect(codes(side({ [path]: text }), side({ [path]: `other: 1\n${text}` }))).toEqual([
    'error not-rendered',
  ]);
});
