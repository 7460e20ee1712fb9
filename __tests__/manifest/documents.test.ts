import { parseManifests } from '../../src/manifest/parse.js';
import { messageOf } from '../messages.js';

function object(name: string, more = ''): string {
  return `apiVersion: v1\nkind: Thing\nmetadata:\n  name: ${name}\n${more}`;
}

function outline(text: string, file = 'a.yaml'): { names: string[]; problems: string[] } {
  const { manifests, problems } = parseManifests(text, file);
  return {
    names: manifests.map(({ kind, name }) => `${kind}/${name}`),
    problems: problems.map(({ code, place }) => `${code} ${place?.line ?? 0}:${place?.column ?? 0}`),
  };
}

describe('documents', () => {
  test.each<[name: string, text: string, names: string[]]>([
    ['one', object('a'), ['Thing/a']],
    ['several', `${object('a')}---\n${object('b')}`, ['Thing/a', 'Thing/b']],
    ['a marker first, and one last', `---\n${object('a')}---\n`, ['Thing/a']],
    [
      'a comment behind the marker',
      `--- # one\n${object('a')}--- \t\n${object('b')}`,
      ['Thing/a', 'Thing/b'],
    ],
    ['comments alone are no document', `# c\n---\n# d\n---\n${object('a')}`, ['Thing/a']],
    ['null is no document', `null\n---\n~\n---\n${object('a')}`, ['Thing/a']],
    [
      'an end marker before the next document',
      `${object('a')}...\n---\n${object('b')}...\n# end\n`,
      ['Thing/a', 'Thing/b'],
    ],
    ['an empty file', '', []],
    ['CRLF', `${object('a')}---\n${object('b')}`.replaceAll('\n', '\r\n'), ['Thing/a', 'Thing/b']],
    ['a byte order mark', `\ufeff---\n${object('a')}`, ['Thing/a']],
    ['a dash line in a block scalar', object('a', 'text: |\n  ---\n  x\n'), ['Thing/a']],
    ['JSON', '{"apiVersion":"v1","kind":"Thing","metadata":{"name":"a"}}', ['Thing/a']],
    ['a file in flow style', '{apiVersion: v1, kind: Thing, metadata: {name: a}} # c', ['Thing/a']],
    [
      'JSON and then YAML',
      `{"apiVersion":"v1","kind":"Thing","metadata":{"name":"a"}}\n---\n${object('b')}`,
      ['Thing/a', 'Thing/b'],
    ],
  ])('%s', (_name, text, names) => {
    expect(outline(text)).toEqual({ names, problems: [] });
  });

  test('a broken document does not hide the others', () => {
    const text = `${object('a')}---\nx: [1,\n---\n${object('b')}---\n${object('c', 'x: 1\nx: 2\n')}`;
    expect(outline(text)).toEqual({
      names: ['Thing/a', 'Thing/b'],
      problems: ['yaml-syntax 6:7', 'duplicate-key 18:1'],
    });
  });

  test.each([
    ['a marker with content behind it', `--- {a: 1}\n---\n${object('b')}`, ['yaml-syntax 5:1']],
    ['text behind "..."', `...\n\n${object('c')}---\n${object('b')}`, ['yaml-syntax 7:1']],
    ['a directive', `---\n%YAML 1.1\nx: 1\n---\n${object('b')}`, ['yaml-syntax 7:1']],
  ])('what kubectl refuses or drops is an error: %s', (_name, text, problems) => {
    const read = outline(`${object('a')}${text}`);
    expect(read.names).toContain('Thing/b');
    expect(read.problems).toEqual(problems);
  });
});

describe('documents: namespaces', () => {
  test.each([
    ['absent', object('a'), null],
    ['empty', object('a', '  namespace: ""\n'), null],
    ['null', object('a', '  namespace:\n'), null],
    ['named', object('a', '  namespace: b\n'), 'b'],
  ])('%s', (_name, text, namespace) => {
    expect(parseManifests(text, 'a.yaml').manifests[0]?.namespace).toBe(namespace);
  });
});

describe('documents: lists', () => {
  const item = (name: string) => `{apiVersion: v1, kind: Thing, metadata: {name: ${name}}}`;

  test.each<[name: string, text: string, names: string[]]>([
    [
      'are unfolded',
      `apiVersion: v1\nkind: List\nitems: [${item('a')}, ${item('b')}]`,
      ['Thing/a', 'Thing/b'],
    ],
    [
      'of lists',
      `apiVersion: v1\nkind: List\nitems: [{kind: List, apiVersion: v1, items: [${item('a')}]}]`,
      ['Thing/a'],
    ],
    ['may be empty', 'apiVersion: v1\nkind: List\nitems: []', []],
    ['may be null', 'apiVersion: v1\nkind: List\nitems:', []],
    [
      'of a kind give it to items without kind and apiVersion',
      'apiVersion: x/v1\nkind: ThingList\nitems: [{metadata: {name: a}}]',
      ['Thing/a'],
    ],
    [
      'are what has items, whatever the kind',
      `apiVersion: v1\nkind: Other\nitems: [${item('a')}]`,
      ['Thing/a'],
    ],
    [
      'are not every kind that ends in List',
      'apiVersion: v1\nkind: AllowList\nmetadata: {name: a}',
      ['AllowList/a'],
    ],
  ])('%s', (_name, text, names) => {
    expect(outline(text)).toEqual({ names, problems: [] });
  });

  test('an item that was given its kind has it in its object', () => {
    const { manifests } = parseManifests(
      'apiVersion: x/v1\nkind: ThingList\nitems: [{metadata: {name: a}}]',
      'a.yaml',
    );
    expect(manifests[0]).toMatchObject({ apiVersion: 'x/v1', kind: 'Thing' });
    expect(manifests[0]?.object).toEqual({ apiVersion: 'x/v1', kind: 'Thing', metadata: { name: 'a' } });
  });

  test.each([
    ['no items', 'apiVersion: v1\nkind: List', ['wrong-type 1:1']],
    ['items that are no list', 'apiVersion: v1\nkind: List\nitems: {}', ['wrong-type 3:1']],
    ['an item that is no object', 'apiVersion: v1\nkind: List\nitems:\n- a\n- null', ['not-a-manifest 4:3']],
    [
      'an item without a kind',
      'apiVersion: v1\nkind: List\nitems:\n- metadata: {name: a}',
      ['not-a-manifest 4:3'],
    ],
    [
      'an item with only an apiVersion',
      'apiVersion: v1\nkind: ThingList\nitems:\n- apiVersion: v1\n  metadata: {name: a}',
      ['missing-kind 4:3'],
    ],
  ])('with %s', (_name, text, problems) => {
    expect(outline(text)).toEqual({ names: [], problems });
  });
});

describe('documents: what is not a Kubernetes object is an error', () => {
  test.each<[name: string, text: string, problem: string, message: RegExp]>([
    ['a text', 'hello', 'not-a-manifest 1:1', /the string .*hello/],
    ['a number', '---\n12', 'not-a-manifest 2:1', /the number 12/],
    ['a JSON list', '[{"apiVersion": "v1"}]', 'not-a-manifest 1:1', /a list/],
    ['other YAML', 'replicas: 3', 'not-a-manifest 1:1', /neither apiVersion nor kind/],
    ['no kind', 'apiVersion: v1\nmetadata: {name: a}', 'missing-kind 1:1', /no kind/],
    ['an empty kind', 'apiVersion: v1\nkind: ""\nmetadata: {name: a}', 'missing-kind 2:1', /no kind/],
    ['no apiVersion', 'kind: Thing\nmetadata: {name: a}', 'missing-api-version 1:1', /no apiVersion/],
    ['an apiVersion that is a number', 'apiVersion: 1\nkind: T', 'wrong-type 1:1', /not the number 1/],
    ['no metadata', 'apiVersion: v1\nkind: Thing', 'missing-name 1:1', /no metadata.name/],
    ['no name', 'apiVersion: v1\nkind: T\nmetadata: {labels: {}}', 'missing-name 3:1', /no metadata.name/],
    ['a name that is a number', 'apiVersion: v1\nkind: T\nmetadata: {name: 12}', 'wrong-type 3:12', /quotes/],
    ['metadata that is text', 'apiVersion: v1\nkind: T\nmetadata: x', 'missing-name 3:1', /no metadata.name/],
    [
      'a namespace that is a number',
      'apiVersion: v1\nkind: T\nmetadata: {name: a, namespace: 1}',
      'wrong-type 3:21',
      /text/,
    ],
    [
      'generateName',
      'apiVersion: v1\nkind: Job\nmetadata: {generateName: a-}',
      'missing-name 3:1',
      /compared/,
    ],
  ])('%s', (_name, text, problem, message) => {
    expect(outline(text)).toEqual({ names: [], problems: [problem] });
    expect(messageOf(parseManifests(text, 'a.yaml').problems[0])).toMatch(message);
  });
});

describe('documents: unrendered Helm templates', () => {
  test.each([
    ['a value', 'name: {{ .Values.name }}', 5, 9],
    ['a part of a value', 'name: a-{{ .Values.name }}-b: c', 5, 11],
    ['a control line', '{{- if .Values.on }}\nx: 1\n{{- end }}', 5, 1],
    ['a comment', '{{/* note */}}\nx: 1', 5, 1],
    ['a whole list item', 'list:\n  - {{ . }}', 6, 5],
  ])('%s is one error that says so', (_name, text, line, column) => {
    const { manifests, problems } = parseManifests(`${object('a')}${text}\n`, 'web/templates/a.yaml');
    expect(manifests).toEqual([]);
    expect(problems).toMatchObject([
      { code: 'helm-template', place: { line, column: column - (text.startsWith('name') ? 2 : 0) } },
    ]);
    expect(messageOf(problems[0])).toMatch(/template.*- helm: {chart: web}/);
  });

  test.each([
    ['Jinja', 'deployments:\n{% if on %}\n  - path: a\n{% endif %}'],
    ['Terraform', 'values:\n%{ for one in all ~}\n- ${one}\n%{ endfor ~}'],
    ['ERB', 'values:\n<% all.each do |one| %>\n- x: [\n<% end %>'],
  ])('a template of %s is no slip of YAML', (_name, text) => {
    const { problems } = parseManifests(`${object('a')}${text}\n`, 'a.yaml');
    expect(problems).toMatchObject([{ code: 'helm-template' }]);
    expect(messageOf(problems[0])).toMatch(/template.*in an earlier step/);
  });

  test('quoted braces are text', () => {
    expect(outline(object('a', 'x: "{{ .Values.x }}"\ny: |\n  {{ z }}\n# {{ c }}\n'))).toEqual({
      names: ['Thing/a'],
      problems: [],
    });
  });

  test('a broken document with quoted braces is broken YAML', () => {
    expect(outline(object('a', 'x: "{{ .Values.x }}"\ny: [1\n')).problems).toEqual(['yaml-syntax 6:6']);
  });
});
