/** The address of the cluster that is planned, where nobody gave it: it decides nothing but where an Application goes. */
export const SERVER = '{{server}}';

/** Why a text with Go's template language in it is not filled here. */
export const UNKNOWN =
  'its templates use what only Argo CD evaluates, or ask for a parameter that its generators do not give';
