import { field, fieldAt } from '../manifest/fields.js';
import { LIMITS } from '../manifest/limits.js';
import type { Json } from '../manifest/manifest.js';
import { parseDocuments } from '../manifest/parse.js';
import { visible } from '../manifest/words/visible.js';
import { readFileAt } from '../read/git.js';

const EVENTS: ReadonlySet<string> = new Set(['pull_request', 'pull_request_target']);
const COMMIT = /^[0-9a-f]{40,64}$/;
const MOST_BYTES = 1024 ** 2;

/**
 * A notice where the workflow of this run is not run again when a pull request is moved to another branch: its green check of the old
 * one stays then, and nobody is told. None where the checkout does not hold the workflow: it may be of another repository.
 */
export function missedMoves(environment: NodeJS.ProcessEnv, repo: string): string[] {
  const {
    GITHUB_EVENT_NAME: event = '',
    GITHUB_REPOSITORY: repository = '',
    GITHUB_WORKFLOW_REF: ref = '',
    GITHUB_WORKFLOW_SHA: commit = '',
  } = environment;
  const [written = ''] = ref.split('@');
  const prefix = `${repository}/`;
  if (!EVENTS.has(event) || !COMMIT.test(commit) || !written.startsWith(prefix)) return [];
  const path = written.slice(prefix.length);
  const read = readFileAt(repo, commit, path, MOST_BYTES);
  if (read.missing || read.value.bytes === null) return [];
  const [workflow] = parseDocuments(read.value.bytes.toString('utf8'), path, LIMITS);
  // `on` is true to a parser of Kubernetes.
  const on = field(workflow, 'on') ?? field(workflow, 'true');
  if (on === undefined || isRunOnMoves(on, event)) return [];
  return [
    `The workflow ${visible(path)} is not run when a pull request is moved to another branch, and the check of the old one counts on: write \`types: [opened, synchronize, reopened, edited]\` below \`${event}\`.`,
  ];
}

/** https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#pull_request, without types: three. */
function isRunOnMoves(on: Json | undefined, event: string): boolean {
  const types = fieldAt(on, event, 'types');
  return types === 'edited' || (Array.isArray(types) && types.includes('edited'));
}
