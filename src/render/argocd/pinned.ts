/** A commit or version: what is there does not follow the branch that the change goes to. */
export const PINNED = /^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/;
