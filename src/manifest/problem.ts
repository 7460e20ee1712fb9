import type { Place } from './manifest.js';
import { asText, type Said, type Text } from '../text/text.js';

export type Severity = 'error' | 'warning' | 'info';

/**
 * Something about the input that keeps fleetplan from judging it (error), or that a person should know (warning, info).
 * Problems are collected, never thrown: one broken file does not hide the others.
 */
export interface Problem {
  readonly severity: Severity;
  /** Stable, for programs; what each means is in docs/problems.md. */
  readonly code: ProblemCode;
  readonly message: Text;
  readonly place: Place | null;
  /** The source line with a caret under the column, two lines of text; null where there is no source to show. */
  readonly picture: string | null;
  /** Set for a link or a submodule: equal on two sides that hold the same one; absent for everything else. */
  readonly entry?: string;
  /** True for a warning that something of the change was not judged, also where the configuration made it one (`unjudged: warn`). */
  readonly isUnjudged?: true;
  /** True for an error of what the change adds and nothing evaluates: nothing that was evaluated before is lost with it. */
  readonly isOfNew?: true;
  /** True for what is so with and without the change, whatever that is: said in one quiet line, and no warning of it. */
  readonly isStanding?: true;
  /** Objects, as `kind/namespace/name`, that leave the files and that nothing deletes. */
  readonly keeps?: readonly string[];
  /** Objects that a person has to apply (`by`), and the files that they are made from: merging does not apply them. */
  readonly byHand?: readonly { readonly by: string; readonly paths: readonly string[] }[];
  /** True for a warning of what happens to targets beside every number: a plan that rolls some tells it above the folds. */
  readonly isOfTargets?: true;
}

/** An error at a place, or about no place in particular, without a picture of its source. */
export function errorAt(place: Place | null, code: ProblemCode, message: Said): Problem {
  return { severity: 'error', code, message: asText(message), place, picture: null };
}

/** A problem with a file as a whole, which has no line to show. */
export function problemOf(
  file: string,
  code: ProblemCode,
  message: Said,
  severity: Severity = 'error',
): Problem {
  return { severity, code, message: asText(message), place: { file, line: 1, column: 1 }, picture: null };
}

/** A warning at a location, or about none in particular. */
export function warningAt(place: Place | null, code: ProblemCode, message: Said): Problem {
  return { ...errorAt(place, code, message), severity: 'warning' };
}

/** A warning that something of the change was not judged. */
export function unjudgedAt(place: Place | null, code: ProblemCode, message: Said): Problem {
  return asUnjudged(errorAt(place, code, message));
}

/** A problem as the warning that something of the change was not judged. */
export function asUnjudged(problem: Problem): Problem {
  return { ...problem, severity: 'warning', isUnjudged: true };
}

/** An error of what the change adds, by which nothing is lost that was evaluated before. */
export function asNew(problem: Problem): Problem {
  return { ...problem, isOfNew: true };
}

/** A notice at a location, or about none in particular. */
export function infoAt(place: Place | null, code: ProblemCode, message: Said): Problem {
  return { ...errorAt(place, code, message), severity: 'info' };
}

/**
 * Every code of a problem, by the part of the input that it is about, with what it means: the one place that lists them.
 * `docs/problems.md` is made of it. A code is for programs: it stays what it is when the words of a message change.
 */
export const PROBLEM_CODES = {
  'A file of manifests': {
    'bad-alias': 'a YAML alias without an anchor before it, or inside its own anchor',
    'bad-key': 'a key that is not text',
    'bad-merge': 'a merge key `<<` with something other than mappings',
    'bad-number': 'a number that JSON and Kubernetes cannot hold',
    'bad-tag': 'a value that does not match its YAML tag',
    'cluster-scoped': 'a namespace in a cluster-scoped object: the cluster ignores it',
    'control-character': 'a character that YAML does not allow',
    'document-end': 'text after a `...` line, which kubectl does not read',
    'document-marker': 'text after `---`, which kubectl refuses',
    'duplicate-key': 'a key that is set twice in one mapping',
    'duplicate-object': 'an object that is defined twice: which one the cluster gets is unknown',
    'helm-template': 'a template in place of YAML: its output was not evaluated',
    'json-syntax': 'text that is not JSON',
    'lfs-pointer': 'a Git LFS pointer in place of the file: its content is not in git',
    'list-and-object': 'an object that also has `items`: kubectl applies the items, other tools the object',
    'lone-surrogate': 'text with half of a surrogate pair',
    'missing-api-version': 'an object without `apiVersion`',
    'missing-kind': 'an object without `kind`',
    'missing-name': 'an object without `metadata.name`, or with a `generateName`, which cannot be compared',
    'more-problems': 'more problems in one file than are listed',
    'not-a-manifest': 'something other than a Kubernetes object',
    'too-deep': 'mappings and lists that are nested too deep',
    'too-large': 'a file above the size limit',
    'too-many-aliases': 'an anchor with more aliases than allowed',
    'too-many-documents': 'more documents in one file than allowed',
    'too-many-nodes': 'more keys and values than allowed',
    'unknown-tag': 'a YAML tag that kubectl ignores',
    'wrong-type': 'a field with a value of the wrong type',
    'yaml-directive': 'a YAML directive, which kubectl refuses',
    'yaml-syntax': 'invalid YAML, or YAML that kubectl reads differently',
    'ytt-template': 'a ytt template: its output was not evaluated',
  },
  'Files and commits': {
    'bad-glob': 'an invalid glob in `policies`',
    'bad-revision': 'a git revision that is not accepted, or is ambiguous',
    'empty-folder': 'a folder without manifests',
    'empty-input': 'standard input or a pipe without content',
    'missing-object': 'a commit, a file of it, or the common ancestor is not in the checkout',
    'missing-path': 'a path that does not exist',
    'no-match': 'an entry of `policies` that matches nothing: no file or folder',
    'not-a-file': 'something other than a regular file',
    'not-allowed': 'a file that this user may not read',
    'not-found': 'a file that does not exist',
    'not-utf-8': 'a file that is not UTF-8 text',
    outside: 'a path outside the folder that may be read',
    'path-not-utf-8': 'a file name that is not UTF-8',
    submodule: 'a submodule: its files are not in this repository',
    symlink: 'a symbolic link that is not followed',
    'too-many-files': 'more files under the policy paths than allowed',
    unreadable: 'a file, a folder or a commit that cannot be read, with the reason',
    'unwritable-output': 'a report that cannot be written',
  },
  'Rendering (Helm, Kustomize, Argo CD, Flux)': {
    'bad-path': 'a file name or parameter that cannot be passed to the tool',
    'chart-dependency': 'a chart dependency that is not in the repository, or a cycle of dependencies',
    'chart-not-fetched': 'a remote chart that was not fetched',
    'helm-failed': 'a chart that Helm cannot render',
    'kustomize-failed': 'a folder that kustomize cannot build',
    'kustomize-plugin': 'a kustomize generator or transformer, which may read anything',
    'no-chart': 'a folder without a Chart.yaml',
    'no-folder': 'a folder that a Flux Kustomization names and that does not exist',
    'no-kustomization': 'a folder without a kustomization.yaml',
    'no-tool': 'a tool that is not installed on this machine',
    'no-values': 'a values file that is not in the repository',
    'other-destination': 'an object for another cluster: the effect of the change there was not evaluated',
    'remote-base': 'a remote kustomize base, which is not fetched',
    'rendered-twice': 'two objects of one name: which one is rendered is unknown',
    'several-destinations': 'objects for several clusters, where a plan is for one',
    'synced-by-hand':
      'an Application without automated sync: merging applies nothing, the plan is for its next sync',
    suspended: 'a suspended object, planned as if it were active',
    'too-many': 'more Applications or Kustomizations than are followed',
    'undecided-destination': 'an object whose clusters depend on something outside the repository',
  },
  'What the change does beside the policies': {
    'decided-in-cluster':
      'an object that something in the cluster adds or changes, such as an admission policy',
    'fleet-object':
      'a change to a Node, a MemberCluster, an object of a controller or the definition of a planned kind',
    'kustomize-patch': 'a kustomize patch: a part of an object cannot be planned',
    'kustomize-transforms': 'an object that kustomize changes before the cluster gets it',
    'left-policies':
      'an object that is removed from the files and may still exist: moved to a file that no source takes, or in a namespace that is removed',
    'moved-delivery': 'an edit of the source, destination or delivery of an object',
    'new-destination': 'a destination that nothing was deployed to before',
    'not-planned': 'changed custom resources and pod owners of kinds that are not planned',
    'not-pruned':
      'objects that are removed from the files and stay in the cluster, because pruning is disabled',
    'not-rendered':
      'a changed file or object that no source renders: an error if it is new or was evaluated before',
    'outside-policies': 'changed files that may hold planned objects and that no source reads',
    'refused-edit': 'an edit that the cluster refuses: its effect is unknown',
    'unresolved-variable': 'a variable without a value, which is set when the object is applied',
  },
  'What can be evaluated': {
    'maintenance-planned': 'a maintenance of nodes in the snapshot',
    'namespace-assumed': 'an object without a namespace, assumed to be in the one that the message names',
    'namespace-unclear': 'an object without a namespace that may be in one of several',
    'newer-api': 'an object in a newer API version than the newest known one',
    'newer-definition':
      "fields of the cluster's CustomResourceDefinition that no known controller version uses",
    'newer-version': 'a controller that is newer than the newest known version, planned as that version',
    'no-policies': 'files without any rollout policy',
    'not-judged': 'objects of the base that could not be read in the head: they are assumed unchanged',
    'not-judged-before':
      'something that cannot be evaluated before or after the change, and is not part of it',
    'other-group': 'a planned kind in an API group that is not planned',
    'owners-not-in-snapshot': 'a disruption budget whose pods have controllers that are not in the snapshot',
    'policies-gone': 'files from which the change removes every rollout policy',
    'too-many-replicas': 'a workload with more replicas than are planned',
    'too-much-work': 'a plan with more steps than allowed: it is not computed',
    'unknown-group': 'a misspelled API group',
    'unknown-kind': 'a misspelled kind, or an unknown kind of a planned API group',
    'unknown-status': 'a live object with a status that its controller does not set',
    'unreadable-time': 'a live object with an invalid time',
    'unseen-pools': 'a NodeClass that nodes of unknown NodePools may use',
    'unsupported-version': 'an object in an API version older than the oldest known one',
    'version-mismatch': 'an object in an API version that the configured controller version does not serve',
    'windows-not-seen': 'budgets whose windows open too often to be followed for the whole dry rollout',
  },
  'The snapshot': {
    'broken-gzip': 'a gzip file that is cut off or damaged',
    'created-later': 'an object that is younger than the snapshot',
    'duplicate-node': 'a node that is listed twice',
    'empty-snapshot': 'an input without objects: an empty fleet is never assumed',
    'invalid-condition': 'a Ready condition other than True, False and Unknown, or several that differ',
    'invalid-header': 'an invalid header of a compact snapshot',
    'invalid-label': 'a label that Kubernetes does not allow',
    'invalid-number': 'a number that JSON does not allow',
    'invalid-taint': 'a taint that Kubernetes does not allow',
    'invalid-text': 'a value that is too long, or is not text',
    'invalid-time': 'a time that is missing or invalid',
    'invalid-utf8': 'an input that is not UTF-8 text',
    'missing-snapshot': 'a snapshot that is neither in the base nor on disk',
    'nested-lists': 'a list in a list in a list',
    'no-member-clusters': 'a snapshot without member clusters, which the placements need',
    'no-nodes': 'a snapshot without nodes, which the rollout needs',
    'node-names-hashed': 'a snapshot with hashed node names: selectors on a node name match nothing',
    'not-a-list': 'an object with `items` whose kind is not a list',
    'not-an-object': 'something other than a Kubernetes object',
    'not-text': 'an input that is not text',
    'not-yet-created': 'objects that are created after the start of the plan',
    'objects-left-out': 'kinds that no plan needs, which are not kept',
    'old-heartbeats': 'member clusters whose heartbeats are all older than the start of the plan',
    'partial-list': 'one page of a list: the other items are missing',
    'same-name': 'two targets of one name, which cannot be distinguished',
    'several-definitions': 'two different definitions of one custom resource: the first is used',
    'still-compressed': 'a file that is compressed twice',
    truncated: 'an input that was cut off',
    'utf-16': 'an input in UTF-16',
  },
  'The configuration': {
    'config-edited': 'edits of the configuration that do not loosen a check',
    'config-from-head': 'a configuration that only the change has: a change must not bring its own rules',
    'invalid-config': 'an invalid configuration',
    'invalid-option': 'a setting that the controller of the system would refuse',
    'invalid-waiver': 'a new waiver that would be invalid after the merge',
    'inventory-from-head': 'a snapshot that only the change has: a change must not choose its fleet',
    'setting-matches-nothing': 'a setting that matches nothing in the snapshot',
    'unknown-version': 'an unknown version of a controller',
    'unreadable-config': 'a configuration that cannot be read',
  },
  'A snapshot of a live cluster': {
    'broken-line': 'an answer that was not complete in time',
    'definitions-unseen':
      'definitions of planned kinds that this user may not read: the schemas that fleetplan ships are used',
    'discovery-failed': 'an API server that does not describe the kinds of an API group',
    'endless-list': 'an API server that repeats the same page of a list',
    expired: 'an API server that expires a list before it is read',
    forbidden: 'kinds that this user may not list, or nodes that it does not see',
    gone: 'a kind that the API server stopped serving during the snapshot',
    'kubectl-failed': 'an API server that kubectl cannot read, with the reason',
    'no-api-server': 'an address that is not a Kubernetes API server',
    'no-json': 'an answer that is not JSON',
    'no-list': 'an answer that is not a list of objects',
    'not-in-cluster': '`--in-cluster` outside of a pod',
    'not-logged-in': 'credentials that the API server does not accept',
    'not-served': 'kinds that the API server does not serve: none of them is in the snapshot',
    'server-error': 'an error of the API server',
    'several-moments': 'lists that were read at different moments',
  },
} as const;

type Codes<Part> = Part extends unknown ? keyof Part : never;
type Listed = Codes<(typeof PROBLEM_CODES)[keyof typeof PROBLEM_CODES]>;

/** A code of the list; `base-yaml-syntax` is the same thing in the base, which the change may fix. */
export type ProblemCode = Listed | `base-${Listed}`;

/** The code of a problem that is in the base; one that says so already stays as it is. */
export function inBase(code: ProblemCode): ProblemCode {
  return isOfBase(code) ? code : `base-${code}`;
}

function isOfBase(code: ProblemCode): code is `base-${Listed}` {
  return code.startsWith('base-');
}
