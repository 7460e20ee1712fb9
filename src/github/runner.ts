import { readFileSync } from 'node:fs';

/** What the runner says of the event that started the run. */
export interface Runner {
  readonly eventName: string;
  /** As it was sent, not yet checked; an empty object where the runner names no file of it. */
  readonly payload: unknown;
  readonly sha: string;
  /** GITHUB_REF, a full name; empty where the event has none, as a deployment of a commit. */
  readonly ref: string;
}

/** Reads it from the environment. Throws with a sentence where the file of the event cannot be read; what it holds is never part of that. */
export function readRunner(environment: NodeJS.ProcessEnv): Runner {
  const {
    GITHUB_EVENT_NAME: eventName = '',
    GITHUB_EVENT_PATH: path = '',
    GITHUB_SHA: sha = '',
    GITHUB_REF: ref = '',
  } = environment;
  return { eventName, payload: path === '' ? {} : payloadIn(path), sha, ref };
}

/** Where the runner's GitHub has its API. */
export function apiUrlOf(environment: NodeJS.ProcessEnv): string {
  return environment['GITHUB_API_URL'] || 'https://api.github.com';
}

function payloadIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not whole JSON' : 'is missing or cannot be read';
    throw new Error(`The file of the event (GITHUB_EVENT_PATH) ${why}. Run the job again.`, { cause: error });
  }
}
