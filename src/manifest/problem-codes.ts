/**
 * Every code of a problem, by the part of the input that it is about, with what it means: the one place that lists them.
 * `docs/problems.md` is made of it. A code is for programs: it stays what it is when the words of a message change.
 */
export const PROBLEM_CODES = {
  'A file of manifests': {
    'bad-alias': 'a YAML alias without an anchor before it, or inside its own',
    'bad-key': 'a key that is not text',
    'bad-merge': 'a merge key `<<` over something else than mappings',
    'bad-number': 'a number that JSON and Kubernetes cannot hold',
    'bad-tag': 'a value that cannot be what its YAML tag says',
    'cluster-scoped': 'a namespace at an object of a kind that is in none: it is ignored',
    'control-character': 'a character that may not stand in YAML',
    'document-end': 'text after a `...` line, which kubectl does not read',
    'document-marker': 'text behind `---`, which kubectl refuses',
    'duplicate-key': 'a key that is written twice in one mapping',
    'duplicate-object':
      'an object that is given twice: the cluster gets one of the two, and nobody can tell which',
    'helm-template': 'a template in place of YAML: what it makes was not judged',
    'json-syntax': 'text that is not JSON',
    'lfs-pointer': 'a pointer of Git LFS in place of the file: what it stands for lies outside of git',
    'list-and-object': 'an object that also has `items`: kubectl applies those, other tools the object',
    'lone-surrogate': 'text with half of a surrogate pair',
    'missing-api-version': 'an object without `apiVersion`',
    'missing-kind': 'an object without `kind`',
    'missing-name': 'an object without `metadata.name`, or with a `generateName`, which cannot be compared',
    'more-problems': 'more problems in one file than are listed',
    'not-a-manifest': 'something that is no Kubernetes object',
    'too-deep': 'mappings and lists that are nested too deep',
    'too-large': 'a file that is larger than is read',
    'too-many-aliases': 'an anchor that is used more often than is read',
    'too-many-documents': 'more documents in one file than are read',
    'too-many-nodes': 'more keys and values than are read',
    'unknown-tag': 'a YAML tag that kubectl ignores',
    'wrong-type': 'a field whose value is of another type than it must be',
    'yaml-directive': 'a YAML directive, which kubectl refuses',
    'yaml-syntax': 'text that is not YAML, or that kubectl reads otherwise than it looks',
    'ytt-template': 'a template of ytt: what it makes was not judged',
  },
  'Files and commits': {
    'bad-glob': 'a glob of `policies` that cannot be used',
    'bad-revision': 'a git revision that is not accepted, or that may mean several things',
    'empty-folder': 'a folder without manifests',
    'empty-input': 'standard input or a pipe out of which nothing came',
    'missing-object': 'a commit, a file of it, or the common ancestor that the checkout lacks',
    'missing-path': 'a path that does not exist',
    'no-match':
      'an entry of the policies that names nothing: a glob that matches no file, or a folder, chart or file that is not there',
    'not-a-file': 'something else than a plain file',
    'not-allowed': 'a file that this user may not read',
    'not-found': 'a file that is not there',
    'not-utf-8': 'a file that is not UTF-8 text',
    outside: 'a path outside the folder that may be read',
    'path-not-utf-8': 'a file whose name is not UTF-8',
    submodule: 'a submodule, of which nothing can be read here',
    symlink: 'a symbolic link that is not followed',
    'too-many-files': 'more files under the policy paths than are read',
    unreadable: 'a file, a folder or a commit that cannot be read, with the reason',
    'unwritable-output': 'a report that could not be written',
  },
  'Rendering (Helm, Kustomize, Argo CD, Flux)': {
    'bad-path': 'a name of a file or parameter that cannot be handed to the tool',
    'chart-dependency':
      'a chart that a chart depends on and that is not in the repository, or a circle of them',
    'chart-not-fetched': 'a chart of a remote repository that was not fetched',
    'helm-failed': 'a chart that Helm cannot render',
    'kustomize-failed': 'a folder that kustomize cannot build',
    'kustomize-plugin': 'a generator or transformer of kustomize that may read anything',
    'no-chart': 'a folder without a Chart.yaml',
    'no-folder': 'a folder that a Kustomization of Flux names and that is not there',
    'no-kustomization': 'a folder without a kustomization.yaml',
    'no-tool': 'a tool that is not on this machine',
    'no-values': 'a values file that is not in the repository',
    'other-destination': 'an object for another cluster: what the change does there was not judged',
    'remote-base': 'something that is not in the repository, where nothing is fetched',
    'rendered-twice': 'two objects of one name, of which nobody can tell which one renders',
    'several-destinations': 'objects for several clusters, where a plan is of one',
    'synced-by-hand':
      'an Application that Argo CD does not sync by itself: merging applies nothing of it, and the plan is of its next sync',
    suspended: 'an object that is suspended, planned as if it were not',
    'too-many': 'more Applications or Kustomizations than are followed',
    'undecided-destination': 'an object whose clusters are decided by what is not in the repository',
  },
  'What the change does beside the policies': {
    'decided-in-cluster':
      'an object that is given or changed by what the cluster decides, such as an admission policy',
    'fleet-object':
      'a Node, a MemberCluster, an object of a controller or the definition of a planned kind that the change writes',
    'kustomize-patch': 'a patch of kustomize, of which a part of an object is no plan',
    'kustomize-transforms': 'an object that kustomize changes before the cluster gets it',
    'left-policies':
      'an object that leaves the files and may still exist: moved to a file that no source takes, or in a namespace that leaves',
    'moved-delivery': 'an object whose source, destination or way of delivery the change edits',
    'new-destination': 'a destination that the change is the first to send something to',
    'not-planned': 'changed custom resources, and other owners of pods, of kinds that are not planned',
    'not-pruned':
      'objects that leave the files and stay in the cluster, as what applied them deletes nothing',
    'not-rendered':
      'a changed file or object that no source renders: an error if it is new or was evaluated before',
    'outside-policies': 'changed files that may hold planned objects and that are input of no source',
    'refused-edit': 'an edit that the cluster refuses, so that nobody can tell what it does',
    'unresolved-variable':
      'a variable whose value is put in when the object is applied, and that nobody gives here',
  },
  'What can be judged': {
    'maintenance-planned': 'a maintenance of nodes that the snapshot shows',
    'namespace-assumed': 'an object without a namespace, taken to be in one that is told',
    'namespace-unclear': 'an object without a namespace that may be one of several',
    'newer-api': 'an object in a newer version of its API than any that is known',
    'newer-definition':
      'what the definition of the cluster takes of an object and no controller that is known here makes anything of',
    'newer-version': 'a controller that is newer than any that is known, planned as the newest known one',
    'no-policies': 'files without any rollout policy',
    'not-judged': 'objects of the base that are not in what could be read: they count as they were',
    'not-judged-before': 'what cannot be judged before or after the change, and is no part of it',
    'other-group': 'a kind that is planned, of an API group that is not',
    'owners-not-in-snapshot': 'a disruption budget whose pods have controllers that the snapshot lacks',
    'policies-gone': 'files from which every rollout policy of the base is gone',
    'too-many-replicas': 'a workload with more replicas than are planned',
    'too-much-work': 'a plan of more steps than are taken: there is none',
    'unknown-group': 'an API group that is a slip of a planned one',
    'unknown-kind':
      'a kind that is a slip of a planned one, or that an API group of planned ones is not known to have',
    'unknown-status': 'a live object in a status that its controller does not have',
    'unreadable-time': 'a live object with a time that cannot be read',
    'unseen-pools': 'a NodeClass that nodes of NodePools which nobody gave may name',
    'unsupported-version': 'an object of an API that is older than any that is known',
    'version-mismatch': 'an object of an API that the configured version of the controller does not serve',
    'windows-not-seen':
      'budgets whose windows open too often to be looked at as far as the dry rollout may last',
  },
  'The snapshot': {
    'broken-gzip': 'a gzip file that is cut off or damaged',
    'created-later': 'an object that is younger than the snapshot says that it is itself',
    'duplicate-node': 'a node that is given twice',
    'empty-snapshot': 'an input without objects: an empty fleet is never assumed',
    'invalid-condition': 'a condition Ready that is none of True, False and Unknown, or several that differ',
    'invalid-header': 'a first line that is no header of a compact snapshot',
    'invalid-label': 'a label that Kubernetes does not allow',
    'invalid-number': 'a number that JSON does not have',
    'invalid-taint': 'a taint that Kubernetes does not allow',
    'invalid-text': 'text that is longer than is kept, or something else in its place',
    'invalid-time': 'a time that cannot be read, or that is missing',
    'invalid-utf8': 'an input that is not UTF-8 text',
    'missing-snapshot': 'a snapshot that is neither in the base nor on disk',
    'nested-lists': 'a list in a list in a list',
    'no-member-clusters': 'a snapshot without member clusters, where placements go over them',
    'no-nodes': 'a snapshot without nodes, where a rollout goes over them',
    'node-names-hashed': 'a snapshot whose node names are hashes: what names a node finds nothing',
    'not-a-list': 'an object with `items` whose kind is no list',
    'not-an-object': 'something that is no Kubernetes object',
    'not-text': 'an input that is no text',
    'not-yet-created': 'objects that are created after the moment of the plan',
    'objects-left-out': 'kinds that no plan needs, which are not kept',
    'old-heartbeats': 'member clusters whose heartbeats are all older than the moment of the plan',
    'partial-list': 'one page of a list, where the other items are missing',
    'same-name': 'two targets of one name, which cannot be told apart',
    'several-definitions':
      'a definition of custom resources that is given twice and not alike: the first is what plans go by',
    'still-compressed': 'a file that is gzip within gzip',
    truncated: 'an input that ends before its end',
    'utf-16': 'an input in UTF-16',
  },
  'The configuration': {
    'config-edited': 'edits of the configuration that make the checks no looser',
    'config-from-head': 'a configuration that only the change has: a change may not bring its own rules',
    'invalid-config': 'a configuration that cannot be used',
    'invalid-option':
      'a setting of a system that its controller would not start with, or that cannot be meant',
    'invalid-waiver': 'a waiver of the change that could not be used after the merge',
    'inventory-from-head': 'a snapshot that only the change has: a change may not choose its fleet',
    'setting-matches-nothing': 'a setting that matches nothing in the snapshot',
    'unknown-version': 'a version of a controller that is not known',
    'unreadable-config': 'a configuration that cannot be read',
  },
  'A snapshot of a live cluster': {
    'broken-line': 'an answer that could not be read to its end in time',
    'definitions-unseen':
      'definitions of planned kinds that this user may not read: plans go by what fleetplan knows of them',
    'discovery-failed': 'an API server that cannot say which kinds an API group has',
    'endless-list': 'an API server that gives the same page of a list again and again',
    expired: 'an API server that forgets a list faster than it can be read',
    forbidden: 'kinds that this user may not list, or no node although pods or node claims stand on nodes',
    gone: 'a kind that the API server stopped serving meanwhile',
    'kubectl-failed': 'an API server that kubectl cannot read, with its reason',
    'no-api-server': 'an address that is no Kubernetes API server',
    'no-json': 'an answer that is no JSON',
    'no-list': 'an answer that is no list of objects',
    'not-in-cluster': 'a program outside of a pod that was told to read the cluster it is in',
    'not-logged-in': 'an API server that does not take the credential',
    'not-served': 'kinds that the API server does not serve: none of them is in the snapshot',
    'server-error': 'an API server that answered with an error of its own',
    'several-moments': 'lists that are of several moments',
  },
} as const;

type Codes<Part> = Part extends unknown ? keyof Part : never;
type Listed = Codes<(typeof PROBLEM_CODES)[keyof typeof PROBLEM_CODES]>;

/** A code of the list; `base-yaml-syntax` is the same thing in the base, which the change may mend. */
export type ProblemCode = Listed | `base-${Listed}`;

/** The code of a problem that is in the base; one that says so already stays as it is. */
export function inBase(code: ProblemCode): ProblemCode {
  return isOfBase(code) ? code : `base-${code}`;
}

function isOfBase(code: ProblemCode): code is `base-${Listed}` {
  return code.startsWith('base-');
}
