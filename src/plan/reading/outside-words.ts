import { errorAt, type Problem } from '../../manifest/problem.js';
import type { ProblemCode } from '../../manifest/problem-codes.js';
import { byKustomize } from '../../manifest/advice.js';
import type { Manifest } from '../../manifest/manifest.js';
import { folderOf } from '../../manifest/path.js';
import { problemOf } from '../../manifest/source-text.js';
import { visible } from '../../manifest/words/visible.js';

/** An object that the change adds, edits or removes in a file that no source takes, and one of the policies that it decides about. */
export interface Tied {
  readonly manifest: Manifest;
  readonly owner: Manifest;
  readonly does: 'adds' | 'edits' | 'removes';
}

/** A kustomization that is added beside what is built. */
export function newOverlay(path: string): Problem {
  const message = `${visible(path)} is added beside what is built, and takes what \`policies\` takes: what it makes of that was not judged. ${byKustomize(folderOf(path))}`;
  return problemOf(path, 'not-rendered', message);
}

/** An object that decides about one of the policies. */
export function namedByPolicies({ manifest, owner, does }: Tied): Problem {
  const what = `decides about ${visible(owner.kind)}/${visible(owner.name)} of the policies, and the change ${does} it in a file that \`policies\` does not take`;
  return problem(manifest, 'named-by-policies', what);
}

/** An object of the policies that is added once more. */
export function twice(manifest: Manifest): Problem {
  const what =
    'is among the policies, and the change adds it a second time in a file that `policies` does not take';
  return problem(manifest, 'twice-in-change', what);
}

/** An object of the policies of the base. */
export function leftPolicies(manifest: Manifest): Problem {
  return problem(
    manifest,
    'left-policies',
    'was among the policies before the change, and is now in a file that `policies` does not take',
  );
}

/** An object in a folder of the policies. */
export function besidePolicies(manifest: Manifest): Problem {
  return problem(
    manifest,
    'beside-policies',
    'is in a file that the change adds or edits beside the policies, and that `policies` does not take',
  );
}

function problem({ kind, name, place }: Manifest, code: ProblemCode, what: string): Problem {
  const message =
    `${visible(kind)}/${visible(name)} ${what}: what that does to the cluster was not judged. ` +
    `Add ${visible(place.file)} to \`policies\` of the configuration, or give the file a name and a folder that are taken.`;
  return errorAt(place, code, message);
}
