import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/output/file-errors.ts
function reasonOf(error) {
  const code = codeOf(error);
  return REASONS.get(code) ?? `the system refuses it${code === "" ? "" : ` (${code})`}. Check the path.`;
}
function codeOf(error) {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}
var REASONS = /* @__PURE__ */ new Map([
  ["ENOENT", "there is no such file or folder. Check the path."],
  ["ENOTDIR", "a part of the path is a file, not a folder. Check the path."],
  ["EISDIR", "this is a folder. Name a file in it."],
  ["EACCES", "this user may not. Change who may, or use another path."],
  ["EPERM", "this user may not. Change who may, or use another path."],
  ["EROFS", "the file system is read-only. Use another path."],
  ["ENOSPC", "the disk is full. Make room, or use another path."],
  ["EDQUOT", "the quota of this user is used up. Make room, or use another path."],
  ["ENAMETOOLONG", "the name is too long. Use a shorter one."]
]);

export {
  reasonOf,
  codeOf
};
