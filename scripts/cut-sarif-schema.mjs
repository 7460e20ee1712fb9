// Cuts the schema of SARIF 2.1.0 (in package @microsoft/jest-sarif, MIT) down to the properties that fleetplan writes: with the schema's own
// `additionalProperties: false` any other is an error, until it is named here.
//   npm i --prefix FOLDER --ignore-scripts @microsoft/jest-sarif@1.0.0-beta.0 && node scripts/cut-sarif-schema.mjs FOLDER
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TARGET = '__tests__/report/sarif-2.1.0.json';
const WRITTEN = new Set([
  ...[
    '$schema',
    'version',
    'runs',
    'tool',
    'driver',
    'name',
    'rules',
    'invocations',
    'columnKind',
    'results',
  ],
  ...['id', 'shortDescription', 'fullDescription', 'help', 'text', 'markdown', 'properties', 'tags'],
  ...[
    'executionSuccessful',
    'toolExecutionNotifications',
    'level',
    'message',
    'ruleId',
    'ruleIndex',
    'locations',
  ],
  ...['physicalLocation', 'artifactLocation', 'uri', 'uriBaseId', 'region', 'startLine', 'startColumn'],
  ...['partialFingerprints', 'baselineState', 'suppressions', 'kind', 'status', 'justification'],
]);

const source = join(
  process.argv[2] ?? '.',
  'node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
);
const { definitions, ...root } = JSON.parse(readFileSync(source, 'utf8'));

/** Without prose, and of an object's properties only those that are written. */
function cut(value) {
  if (Array.isArray(value)) return value.map(cut);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (['description', 'title', 'id', 'default', '$schema'].includes(key) && typeof inner !== 'object')
      return [];
    if (key === 'default') return [];
    if (key !== 'properties') return [[key, cut(inner)]];
    const kept = Object.entries(inner).filter(([name]) => WRITTEN.has(name));
    return [[key, Object.fromEntries(kept.map(([name, schema]) => [name, cut(schema)]))]];
  });
  return Object.fromEntries(entries);
}

const kept = {};
/** The definitions that a schema leads to. */
function follow(schema) {
  for (const [, name] of JSON.stringify(schema).matchAll(/"#\/definitions\/([^"]+)"/g)) {
    if (kept[name]) continue;
    kept[name] = cut(definitions[name]);
    follow(kept[name]);
  }
}

const schema = cut(root);
follow(schema);
const sorted = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
const text = JSON.stringify({
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...schema,
  definitions: sorted,
});
writeFileSync(TARGET, text);
spawnSync('npx', ['oxfmt', TARGET], { stdio: 'inherit' });
