import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

export interface Call {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly method: string;
  /** A pattern with a group for each parameter. */
  readonly path: string;
  readonly parameters: object;
  readonly body: object;
}

const OPERATIONS = JSON.parse(readFileSync('__tests__/github/calls.json', 'utf8')) as readonly Operation[];

// The schemas are GitHub's and not checked, and each is used a few times.
const OPTIONS = { strict: false, allErrors: true, validateSchema: false, code: { optimize: false } };
const ofParameters = addFormats.default(new Ajv({ ...OPTIONS, coerceTypes: true }));
const ofBodies = addFormats.default(new Ajv(OPTIONS));

/** The operation of a request, its call with the parameters as they are typed, and all its faults; null for an unknown operation. */
export function describedCall(method: string, pathname: string, query: object, body: unknown) {
  const called = (one: Operation) => one.method === method && new RegExp(one.path).exec(pathname)?.groups;
  const operation = OPERATIONS.find(called);
  if (!operation) return null;
  const groups = Object.entries(called(operation) || {});
  const path = Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]));
  const call: Call = { path, query: { ...query }, ...(body === undefined ? {} : { body }) };
  const checks = [ofParameters.compile(operation.parameters), ofBodies.compile(operation.body)];
  const faults = checks.flatMap((check) => (check(call) ? [] : check.errors));
  return { operationId: operation.operationId, call, faults };
}
