import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Form,
  IDENTITY,
  type Keep,
  KEPT_KINDS,
  type KeptField,
  type KeptKind,
  ruleFor,
} from '../../src/snapshot/kept.js';

const PAGE = new URL('../../docs/snapshot-fields.md', import.meta.url);
const BEGIN = '<!-- kept fields: begin, made from src/snapshot/kept.json -->';
const END = '<!-- kept fields: end -->';

const KEPT_AS: Record<Form, string> = {
  'as-is': 'value',
  text: 'value',
  labels: 'value',
  time: 'value',
  hash: 'hash of the value',
  images: 'name of each, hash of its image',
  'key-only': 'key only',
  schema: 'value without descriptions',
  fingerprint: 'hash of the whole',
  'hashed-map': 'names of fields, hashes of their values',
};

function table(title: string, fields: readonly KeptField[]): string {
  const rows = fields.map(({ path, form, neededFor }) => `| \`${path}\` | ${KEPT_AS[form]} | ${neededFor} |`);
  if (rows.length === 0) return `### ${title}\n\nNothing but what every kind keeps: that it is there.\n`;
  return `### ${title}\n\n| Field | Kept | For |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function titleOf({ kinds, groups }: KeptKind): string {
  if (groups.includes('*'))
    return kinds.map((kind) => `Kinds of any group that end in ${kind.slice(1)}`).join(', ');
  const named = groups.filter((group) => group !== '');
  return named.length === 0 ? kinds.join(', ') : `${kinds.join(', ')} (${named.join(', ')})`;
}

function tables(): string {
  const own = KEPT_KINDS.map((kind) => table(titleOf(kind), kind.fields.slice(IDENTITY.length)));
  return [table('Every kind below', IDENTITY), ...own].join('\n');
}

describe('docs: docs/snapshot-fields.md', () => {
  const page = readFileSync(PAGE, 'utf8');

  test('lists exactly the fields that are kept (UPDATE_DOCS=1 writes the list)', () => {
    const [before = '', rest = ''] = page.split(BEGIN);
    const [written = '', after = ''] = rest.split(END);
    if (process.env['UPDATE_DOCS'] === '1') {
      writeFileSync(PAGE, `${before}${BEGIN}\n\n${tables()}\n${END}${after}`);
      return;
    }
    // Prettier pads the cells.
    const plain = (text: string): string => text.replace(/ +\|/g, ' |').replace(/-{3,}/g, '---').trim();
    expect(plain(written)).toBe(plain(tables()));
  });
});

describe('docs: the list of kept fields', () => {
  test('has each kind once', () => {
    const kinds = KEPT_KINDS.flatMap(({ kinds, groups }) =>
      groups.flatMap((group) => kinds.map((kind) => `${group}/${kind}`)),
    );
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test('never filters a list in two ways, nor keeps a part of what it keeps as a whole', () => {
    const check = (keep: Keep): void => {
      const below = [
        ...keep.keys.values(),
        ...keep.prefixes.values(),
        ...(keep.items === null ? [] : [keep.items]),
      ];
      if (keep.form !== null) expect(below).toEqual([]);
      if (keep.items !== null) expect(keep.keys.size + keep.prefixes.size).toBe(0);
      below.forEach(check);
    };
    for (const { kinds, groups, fields } of KEPT_KINDS) {
      const rule = ruleFor(`${groups[0] ?? ''}/v1`, kinds[0] ?? '') ?? ruleFor('v1', kinds[0] ?? '');
      if (rule === undefined) throw new Error(`no rule for ${kinds.join()}`);
      check(rule.keep);
      const filters = new Map<string, Set<string>>();
      for (const { path } of fields) {
        for (const match of path.matchAll(/\[([^\]]*=[^\]]*)?\]/g)) {
          const list = path.slice(0, match.index);
          filters.set(list, (filters.get(list) ?? new Set()).add(match[1] ?? ''));
        }
      }
      for (const ways of filters.values()) expect(ways.size).toBe(1);
    }
  });

  test('says for every field what it is needed for', () => {
    for (const { fields } of KEPT_KINDS) for (const { neededFor } of fields) expect(neededFor).not.toBe('');
  });

  /** Of a volume, only whether it goes with its pod, and the name of its claim; of a container its name and a hash. */
  const PARTS = new Set([
    'spec.volumes[].emptyDir',
    'spec.volumes[].persistentVolumeClaim.claimName',
    'spec.template.spec.{containers,initContainers}',
  ]);

  test('has no secret-bearing field of its kinds', () => {
    const paths = KEPT_KINDS.flatMap(({ fields }) => fields.map(({ path }) => path));
    for (const word of [
      'env',
      'providerID',
      'addresses',
      'command',
      'volumes',
      'containers',
      'managedFields',
      'message',
    ]) {
      const found = paths.filter((path) => new RegExp(`\\b${word}\\b`).test(path));
      expect(found.filter((path) => !PARTS.has(path))).toEqual([]);
    }
  });
});
