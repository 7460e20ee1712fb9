/** What a plan says of an object, for a person. */
export const EDITED_MEANWHILE =
  'Its limits are edited: the next rollout, over all nodes, is planned beside it.';
export const SUPERSEDED =
  'The object of this name in nodewright.nvidia.com takes its place: the operator does not roll this one.';
export const SUPPOSED =
  'No object names this policy, here or in the snapshot: planned as if one did, over every node.';
export const UNUSED = 'No object names this policy, here or in the snapshot: it limits nothing.';
