import { readFileSync } from 'node:fs';
import { LIMITS, NODES_PER_SIDE } from '../src/manifest/limits.js';
import { READ_LIMITS } from '../src/read/root.js';
import { TOOL_LIMITS } from '../src/sources/tool.js';

import { COMMENT_BYTES } from '../src/report/index.js';
import { DEFAULT_LIMITS } from '../src/snapshot/limits.js';

const MIB = 1024 ** 2;

const written = (value: number): string => value.toLocaleString('en-US');

/** The second column of the row of a table that begins so. */
function row(page: string, first: string): string {
  const line = readFileSync(page, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`| ${first}`));
  return (line?.split('|')[2] ?? `no row "${first}"`).trim();
}

describe('limits', () => {
  test.each([
    ['one file, and all files of a side', [LIMITS.bytesPerFile / MIB], 'MiB'],
    ['one file, and all files of a side', [READ_LIMITS.bytesPerFile / MIB], 'MiB'],
    ['one file, and all files of a side', [READ_LIMITS.bytes / MIB], 'MiB'],
    ['files of a side', [READ_LIMITS.files], ''],
    ['keys and values of one YAML document', [LIMITS.nodesPerDocument], ''],
    ['keys and values of a file, of a side', [LIMITS.nodesPerFile, NODES_PER_SIDE], ''],
    ['nesting', [LIMITS.depth], ''],
  ])('limits: of a repository: %s', (what, values, unit) => {
    expect(row('docs/repositories.md', what)).toBe(`${values.map(written).join(', ')} ${unit}`.trim());
  });

  test.each([
    ['YAML, a file', `${DEFAULT_LIMITS.yamlBytes / MIB} MiB`],
    ['one object in JSON', `${DEFAULT_LIMITS.objectBytes / MIB} MiB`],
    ['nodes', written(DEFAULT_LIMITS.nodes)],
    ['other objects', written(DEFAULT_LIMITS.objects)],
  ])('limits: of a snapshot: %s', (what, value) => {
    expect(row('docs/snapshots.md', what)).toBe(value);
  });

  test('limits: of renderers, as docs/rendering.md has them', () => {
    const page = readFileSync('docs/rendering.md', 'utf8').replace(/\s+/g, ' ');
    const tool = `for ${TOOL_LIMITS.timeMs / 1000} seconds and print ${TOOL_LIMITS.outputBytes / MIB} MB, on Linux with ${TOOL_LIMITS.memoryBytes / 1024 ** 3} GB`;
    expect(page).toContain(tool);
    expect(page).toContain(`${written(READ_LIMITS.files)} files and ${READ_LIMITS.bytes / MIB} MB`);
  });

  test('limits: a comment leaves room for its marker in the 65,536 characters of GitHub', () => {
    expect(COMMENT_BYTES).toBeLessThan(65_000);
    expect(COMMENT_BYTES).toBeGreaterThan(50_000);
  });
});
