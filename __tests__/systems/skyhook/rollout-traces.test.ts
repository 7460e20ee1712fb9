import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { formatTrace } from '../../../src/rollout/trace.js';
import { parseVersion } from '../../../src/systems/skyhook/versions.js';
import { fleet, IGNORED, policy, rollOut, strategy } from './rolling.js';

const FOLDER = new URL('../../traces/skyhook/', import.meta.url);

/**
 * A trace file: lines of the form `word: rest`, a line of dashes, and the trace of that rollout, each stage ten minutes.
 * - `operator: 0.15`
 * - `nodes: 12`, and `label: node-02 gpu=h100` or `ignored: node-03` for some
 * - `strategy: linear initialBatch=2 failureThreshold=1`, and `compartment: NAME KEY=VALUE STRATEGY ...` for more
 * - `fails: node-02` fails for good
 *
 * `UPDATE_GOLDEN=1` writes the traces anew; the review happens in the difference.
 */
function traceOf(text: string): string {
  const [head = ''] = text.split(/^-{5,}$/m);
  const lines = head.split('\n').flatMap((line) => /^(\w+): (.*)$/.exec(line)?.slice(1, 3) ?? []);
  const of = (word: string): string[][] =>
    lines.flatMap((found, i) =>
      found === word && i % 2 === 0 ? [(lines[i + 1] ?? '').trim().split(/ +/)] : [],
    );
  const marks: Record<string, object> = {};
  for (const [node = '', label = ''] of of('label'))
    marks[node] = { labels: Object.fromEntries([label.split('=')]) as Record<string, string> };
  for (const [node = ''] of of('ignored')) marks[node] = IGNORED;
  const version = parseVersion(of('operator')[0]?.[0] ?? '');
  if ('error' in version) throw new Error(version.error);
  const compartments = of('compartment').map(([name = '', label = '', ...own]): Json => ({
    name,
    selector: { matchLabels: Object.fromEntries([label.split('=')]) as JsonObject },
    budget: { percent: 100 },
    ...(own.length > 0 ? { strategy: strategyOf(own) } : {}),
  }));
  const rolled = rollOut({
    version: version.version,
    nodes: fleet(Number(of('nodes')[0]?.[0]), marks),
    policy: policy(strategyOf(of('strategy')[0] ?? []), { compartments }),
    fails: of('fails').flat(),
  });
  return `${head.trimEnd()}\n----------\n${formatTrace(rolled.run)}`;
}

function strategyOf([kind = '', ...numbers]: readonly string[]): JsonObject {
  const pairs = numbers.map((text) => text.split('=')).map(([key = '', value]) => [key, Number(value)]);
  return strategy(kind as 'fixed', Object.fromEntries(pairs) as JsonObject);
}

describe('traces', () => {
  test.each(readdirSync(FOLDER))('%s', (file) => {
    const url = new URL(file, FOLDER);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(url, traceOf(readFileSync(url, 'utf8')));
    const text = readFileSync(url, 'utf8');
    expect(traceOf(text)).toBe(text);
  });
});
