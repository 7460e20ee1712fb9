/** What a plan says of an object, for a person. */
export const EDITED_MEANWHILE =
  'Its limits are edited: the next rollout, over all nodes, is planned beside it.';
export const SUPERSEDED =
  'The object of this name in nodewright.nvidia.com takes its place: the operator does not roll this one.';
export const ASSUMED =
  'No object names this policy, here or in the snapshot: planned as if one did, over every node.';
export const ASSUMED_FOR_REFUSED =
  'Only an object that is refused names this policy: planned as if one that is accepted did, over every node.';
export const UNUSED = 'No object names this policy, here or in the snapshot: it limits nothing.';
/** Said of a policy that has a user elsewhere, but none on this side. */
export const LEFT =
  'No object names this policy any more after the change: it takes no nodes and limits nothing.';
export const NOT_YET = 'No object names this policy before the change: it takes no nodes and limits nothing.';
export const REPLACED =
  'Only an object of the snapshot that these files replace names this policy: it takes no nodes and limits nothing.';
