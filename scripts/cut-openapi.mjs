// Cuts GitHub's published OpenAPI description (package @octokit/openapi, MIT) down to the calls that fleetplan makes.
//   npm i --prefix FOLDER @octokit/openapi@23.0.2 && node scripts/cut-openapi.mjs FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PATHS = [
  '/repos/{owner}/{repo}/issues/{issue_number}/comments',
  '/repos/{owner}/{repo}/issues/comments/{comment_id}',
  '/repos/{owner}/{repo}/issues',
  '/repos/{owner}/{repo}/issues/{issue_number}',
  '/repos/{owner}/{repo}/pulls/{pull_number}',
  '/repos/{owner}/{repo}/pulls/{pull_number}/files',
  '/repos/{owner}/{repo}/pulls/{pull_number}/comments',
  '/repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  '/repos/{owner}/{repo}/compare/{basehead}',
  '/repos/{owner}/{repo}/contents/{path}',
];

const source = join(process.argv[2] ?? '.', 'node_modules/@octokit/openapi/generated/api.github.com.json');
const document = JSON.parse(readFileSync(source, 'utf8'));
document.paths = Object.fromEntries(PATHS.map((path) => [path, document.paths[path]]));
delete document['x-webhooks'];

const PROSE = new Set(['description', 'example', 'examples', 'externalDocs', 'x-github']);

// Prose and examples are most of the bytes and check nothing. Names of properties are kept whatever they are.
function strip(value) {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null) return value;
  // The validator knows `nullable` only beside a type; the fields where it stands alone are never null in the tests.
  const isDropped = (key) => PROSE.has(key) || (key === 'nullable' && !('type' in value));
  const kept = Object.entries(value).filter(([key]) => !isDropped(key));
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, key === 'properties' ? stripEach(inner) : strip(inner)]),
  );
}

function stripEach(map) {
  return Object.fromEntries(Object.entries(map).map(([name, inner]) => [name, strip(inner)]));
}

document.paths = strip(document.paths);
document.components = Object.fromEntries(
  Object.entries(document.components).map(([kind, map]) => [kind, stripEach(map)]),
);
for (const operations of Object.values(document.paths)) {
  for (const operation of Object.values(operations)) {
    for (const response of Object.values(operation.responses ?? {}))
      if (!response.$ref) response.description ??= '';
  }
}

const needed = new Set();
function collect(value) {
  if (Array.isArray(value)) return value.forEach(collect);
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.$ref === 'string' && !needed.has(value.$ref)) {
    needed.add(value.$ref);
    collect(
      value.$ref
        .slice(2)
        .split('/')
        .reduce((inner, key) => inner[key.replace(/~1/g, '/')], document),
    );
  }
  Object.values(value).forEach(collect);
}
collect(document.paths);
for (const [kind, map] of Object.entries(document.components)) {
  document.components[kind] = Object.fromEntries(
    Object.entries(map).filter(([name]) => needed.has(`#/components/${kind}/${name}`)),
  );
}
for (const response of Object.values(document.components.responses ?? {}))
  if (!response.$ref) response.description ??= '';
document.info = {
  title: document.info.title,
  version: document.info.version,
  license: document.info.license,
};
writeFileSync('__tests__/github/openapi.json', `${JSON.stringify(document)}\n`);
