/** The reason why a file cannot be read or written, in our own words and with what to do; the system's quote paths and calls. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return REASONS.get(code) ?? `the system refuses it${code === '' ? '' : ` (${code})`}. Check the path.`;
}

/** The system's name of an error, such as `ENOENT`; empty if it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

const NOT_ALLOWED = 'this user may not. Change its permissions, or use another path.';
const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file or folder. Check the path.'],
  ['ENOTDIR', 'a part of the path is a file, not a folder. Check the path.'],
  ['EISDIR', 'this is a folder. Name a file in it.'],
  ['EACCES', NOT_ALLOWED],
  ['EPERM', NOT_ALLOWED],
  ['EROFS', 'the file system is read-only. Use another path.'],
  ['ENOSPC', 'the disk is full. Free some space, or use another path.'],
  ['EDQUOT', 'the quota of this user is used up. Free some space, or use another path.'],
  ['ENAMETOOLONG', 'the name is too long. Use a shorter one.'],
]);
