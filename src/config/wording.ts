import type * as z from 'zod';

/** The requirement of a setting in a sentence: `must be a whole number`. Sentences of the schema itself stay as they are. */
export function wording(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isOwn(issue) ? issue.message : `must be ${TYPES[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return isOwn(issue) ? issue.message : `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return isOwn(issue) ? issue.message : 'must be a text or a list of texts';
    case 'too_small':
      return `must ${sizeOf(issue.origin)} at least ${String(issue.minimum)}${unitOf(issue.origin)}`;
    case 'too_big':
      return `must ${sizeOf(issue.origin)} at most ${String(issue.maximum)}${unitOf(issue.origin)}`;
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return isOwn(issue) ? issue.message : 'is not accepted';
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'a mapping',
  array: 'a list',
};

/** A message that the schema gives; those of the library begin like this. */
function isOwn({ message }: z.core.$ZodIssue): boolean {
  return !/^(?:Invalid|Too|Unrecognized)\b/.test(message);
}

function sizeOf(origin: string): string {
  return origin === 'string' || origin === 'array' ? 'have' : 'be';
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}
