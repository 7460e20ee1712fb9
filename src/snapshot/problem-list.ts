import type { ProblemCode } from '../manifest/problem-codes.js';
import type { Place } from '../manifest/manifest.js';
import type { Problem, Severity } from '../manifest/problem.js';
import { asText, code, type Said, text } from '../text/text.js';

/** Problems as they are found. Of each code only some are listed one by one, so that a broken fleet gives a short report. */
export class ProblemList {
  private readonly perCode: number;
  private readonly listed: Problem[] = [];
  /** How many there are of each severity and code, and the first of them. */
  private readonly counts = new Map<string, { count: number; readonly first: Problem }>();
  private errorCount = 0;

  constructor(perCode: number) {
    this.perCode = perCode;
  }

  get errors(): number {
    return this.errorCount;
  }

  add(
    severity: Severity,
    code: ProblemCode,
    message: Said,
    place: Place | null,
    picture: string | null = null,
  ): void {
    const problem = { severity, code, message: asText(message), place, picture };
    if (severity === 'error') this.errorCount++;
    const counted = this.counts.get(`${severity} ${code}`) ?? { count: 0, first: problem };
    this.counts.set(`${severity} ${code}`, counted);
    counted.count++;
    if (counted.count <= this.perCode) this.listed.push(problem);
  }

  /** The problems in the order they were found, then one for all those of a code that are not listed. */
  all(): Problem[] {
    const more: Problem[] = [];
    for (const { count, first } of this.counts.values()) {
      if (count <= this.perCode) continue;
      const message = text`${count - this.perCode} more problems ${code(first.code)} are not listed.`;
      more.push({ ...first, message, place: null, picture: null });
    }
    return [...this.listed, ...more];
  }
}
