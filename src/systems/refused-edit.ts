/** What an edit that the cluster refuses does; the words are the same in every system. */
export const REFUSED_EDIT =
  'The edit is refused: the cluster keeps the object it has, and the plan is that of the old one.';
