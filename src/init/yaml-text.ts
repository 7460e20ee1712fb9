import { visible } from '../manifest/words/visible.js';

/** A line of comment. */
export function comment(text: string): string[] {
  return [`# ${visible(text, 400)}`];
}

/** A scalar in YAML: bare where nothing in it could mean something else. */
export function scalar(text: string): string {
  return /^[A-Za-z_][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
}
