// Cuts GitHub's published OpenAPI description (package @octokit/openapi, MIT) down to schemas of the calls that fleetplan makes.
//   npm i --prefix FOLDER @octokit/openapi@23.0.2 && node scripts/cut-openapi.mjs FOLDER && npx oxfmt __tests__/github/calls.json
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
const { paths, components } = JSON.parse(readFileSync(source, 'utf8'));

const PROSE = new Set(['description', 'example', 'examples', 'externalDocs', 'x-github']);

// Prose and examples are most of the bytes and check nothing. Names of properties are kept whatever they are.
function strip(value) {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null) return value;
  if (value.$ref) throw new Error(`a reference: ${value.$ref}`);
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

/** The schema of the parameters in one place of a request. */
function schemaOf(place, parameters) {
  const own = parameters
    .map((one) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)] : one))
    .filter((one) => one.in === place);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, strip(schema)])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

const calls = PATHS.flatMap((path) =>
  Object.entries(paths[path]).map(([method, { operationId, parameters, requestBody }]) => ({
    operationId,
    method: method.toUpperCase(),
    // Each group has the name of a parameter.
    path: `^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
    parameters: {
      properties: { path: schemaOf('path', parameters), query: schemaOf('query', parameters) },
    },
    body: {
      properties: { body: strip(requestBody?.content['application/json'].schema ?? {}) },
      required: requestBody?.required ? ['body'] : [],
    },
  })),
);
writeFileSync('__tests__/github/calls.json', `${JSON.stringify(calls)}\n`);
