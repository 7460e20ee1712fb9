import type { Problem } from '../src/manifest/problem.js';
import { toPlain } from '../src/text/render.js';

/** The message of a problem as plain text; '' of none. */
export function messageOf(problem: Pick<Problem, 'message'> | undefined): string {
  return problem ? toPlain(problem.message) : '';
}

/** The messages of problems as plain text. */
export function messagesOf(problems: readonly Pick<Problem, 'message'>[]): string[] {
  return problems.map(messageOf);
}

/** Problems with their messages as plain text. */
export function plainly(problems: readonly Problem[]): (Omit<Problem, 'message'> & { message: string })[] {
  return problems.map((problem) => ({ ...problem, message: messageOf(problem) }));
}
