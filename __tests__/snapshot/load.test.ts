import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { loadSnapshot } from '../../src/inputs/snapshot-file.js';
import { DEFAULT_LIMITS } from '../../src/snapshot/limits.js';
import { kubectlList, kubectlNodes } from './nodes.js';
import { codes, read } from './reading.js';

const list = kubectlList(kubectlNodes(30));
const expected = read(list).snapshot.digest;
let folder = '';
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fleetplan-snapshot-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('load: files', () => {
  test('plain and gzip give the same, whatever they are called', async () => {
    const packed = gzipSync(list);
    for (const path of [
      file('a.json', list),
      file('a.json.gz', packed),
      file('b.json', packed),
      file('b', list),
    ]) {
      const { snapshot, problems } = await loadSnapshot([path]);
      expect(problems).toEqual([]);
      expect(snapshot.digest).toBe(expected);
    }
  });

  test('gzip files that were joined are read to their end', async () => {
    const half = Math.floor(list.length / 2);
    const path = file(
      'joined.gz',
      Buffer.concat([gzipSync(list.slice(0, half)), gzipSync(list.slice(half))]),
    );
    expect((await loadSnapshot([path])).snapshot.digest).toBe(expected);
  });

  test('a minus is standard input, in chunks of any size', async () => {
    for (const bytes of [Buffer.from(list), gzipSync(list)]) {
      const pieces = [
        bytes.subarray(0, 1),
        bytes.subarray(1, 2),
        bytes.subarray(2, 3_000),
        bytes.subarray(3_000),
      ];
      const { snapshot, problems } = await loadSnapshot(['-'], { stdin: Readable.from(pieces) });
      expect(problems).toEqual([]);
      expect(snapshot.digest).toBe(expected);
    }
  });

  test('several files make one snapshot', async () => {
    const nodes = kubectlNodes(30);
    const paths = [
      file('one.json', kubectlList(nodes.slice(0, 10))),
      file('two.gz', gzipSync(kubectlList(nodes.slice(10)))),
    ];
    expect((await loadSnapshot(paths)).snapshot.digest).toBe(expected);
  });
});

describe('load: what cannot be read is a problem', () => {
  const bomb = gzipSync(Buffer.alloc(20_000_000, ' '));
  test.each<[string, () => string, string]>([
    ['a file that is not there', () => join(folder, 'none.json'), 'not-found'],
    ['a folder', () => folder, 'unreadable'],
    ['an empty file', () => file('empty', ''), 'empty-snapshot'],
    ['a file of one byte', () => file('byte', '{'), 'truncated'],
    ['an empty gzip file', () => file('empty.gz', gzipSync('')), 'empty-snapshot'],
    ['a gzip file that was cut off', () => file('cut.gz', gzipSync(list).subarray(0, 500)), 'broken-gzip'],
    [
      'a gzip file that is damaged',
      () => file('bad.gz', Buffer.concat([Uint8Array.of(0x1f, 0x8b), Buffer.from('x'.repeat(50))])),
      'broken-gzip',
    ],
    ['gzip in gzip', () => file('twice.gz', gzipSync(gzipSync(list))), 'invalid-utf8'],
    ['a small gzip file that inflates to too much', () => file('bomb.gz', bomb), 'too-large'],
  ])('%s', async (_what, path, code) => {
    const limits = { ...DEFAULT_LIMITS, bytes: 10_000_000 };
    const result = await loadSnapshot([path()], { limits });
    expect(codes(result)).toEqual([code]);
    expect(result.problems[0]?.place?.file).toBe(path());
  });

  test('the other files are still read', async () => {
    const result = await loadSnapshot([join(folder, 'none.json'), file('good.json', list)]);
    expect(codes(result)).toEqual(['not-found']);
    expect(result.snapshot.nodes).toHaveLength(30);
  });

  test('a bomb ends when the limit is reached, long before its end', async () => {
    let taken = 0;
    const endless = (async function* () {
      const member = gzipSync(Buffer.alloc(1_000_000, ' '));
      for (;;) {
        taken++;
        yield await Promise.resolve(member);
      }
    })();
    const result = await loadSnapshot(['-'], {
      stdin: endless,
      limits: { ...DEFAULT_LIMITS, bytes: 10_000_000 },
    });
    expect(codes(result)).toEqual(['too-large']);
    expect(taken).toBeLessThan(1_000);
  });
});
