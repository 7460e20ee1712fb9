/** Names of the branch that everything else is merged into. */
const TRUNK = /^(?:HEAD|main|master|trunk)$/;

/** True for the name of another branch than the one that a change goes to, as far as that is known. */
export function isOtherBranch(revision: string, branch: string | null): boolean {
  const name = revision.replace(/^refs\/heads\//, '');
  return branch !== null && name !== '' && name !== branch && !TRUNK.test(name);
}

/** A commit or version: what is there does not follow the branch that the change goes to. */
export const PINNED = /^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/;
