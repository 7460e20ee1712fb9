import { text } from '../../../text/text.js';

/** What a plan says of an object, for a person. */
export const EDITED_MEANWHILE = text`Its limits are edited: the next rollout, over all nodes, is planned as well.`;
export const SUPERSEDED = text`The object of this name in nodewright.nvidia.com replaces it: the operator does not roll this one.`;
export const ASSUMED = text`No object names this policy, here or in the snapshot: planned as if one did, over every node.`;
export const ASSUMED_FOR_REFUSED = text`Only a refused object names this policy: planned as if an accepted one did, over every node.`;
export const UNUSED = text`No object names this policy, here or in the snapshot: it limits nothing.`;
/** Said of a policy that has a user elsewhere, but none on this side. */
export const LEFT = text`No object names this policy after the change: it takes no nodes and limits nothing.`;
export const NOT_YET = text`No object names this policy before the change: it takes no nodes and limits nothing.`;
export const REPLACED = text`Only an object of the snapshot that these files replace names this policy: it takes no nodes and limits nothing.`;
