import { valueAt } from '../manifest/fields.js';
import type { Json, JsonObject } from '../manifest/manifest.js';
import { evaluated } from './go-expression.js';
import { isEmpty } from './go-functions.js';

/** A text between actions, or what stands between two braces. */
interface Part {
  readonly text: string;
  readonly isAction: boolean;
}

/** An `if` that is open: whether what stands here is written, and whether one of its branches was. */
interface Branch {
  isOn: boolean;
  isDone: boolean;
}

/**
 * Go's templates as far as they are fields and functions of one text, and branches: `{{ .path.basename | lower }}`,
 * `{{ index .path.segments 1 }}`, `{{ if eq .env "prod" }}a{{ else }}b{{ end }}`. Undefined where that is not understood.
 * https://pkg.go.dev/text/template#hdr-Actions
 */
export function goText(text: string, parameters: JsonObject): string | undefined {
  const parts = partsOf(text);
  if (parts === null) return undefined;
  const valueOf = (expression: string): Json | undefined =>
    evaluated(expression, (steps) => valueAt(parameters, steps));
  const open: Branch[] = [];
  let result = '';
  for (const { text: written, isAction } of parts) {
    if (isAction && BRANCHES.test(written)) {
      if (!branched(written, open, valueOf)) return undefined;
      continue;
    }
    if (!open.every(({ isOn }) => isOn) || (isAction && COMMENT.test(written))) continue;
    const value = isAction ? valueOf(written) : written;
    if (value === undefined || value === null || typeof value === 'object') return undefined;
    result += String(value);
  }
  return open.length === 0 ? result : undefined;
}

const BRANCHES = /^(?:if|else|end)\b/;
const COMMENT = /^\/\*[^]*\*\/$/;

/** Takes one step into, through or out of an `if`. False where that is not understood, as what it asks is not known. */
function branched(written: string, open: Branch[], valueOf: (text: string) => Json | undefined): boolean {
  const [, isElse, condition] = /^(else\s+)?if\s+([^]+)$/.exec(written) ?? [];
  if (written === 'end') return open.pop() !== undefined;
  if (condition !== undefined && isElse === undefined) {
    // What is not written is not asked either.
    if (!open.every(({ isOn }) => isOn)) return open.push({ isOn: false, isDone: true }) > 0;
    const value = valueOf(condition);
    const isOn = value !== undefined && !isEmpty(value);
    return value !== undefined && open.push({ isOn, isDone: isOn }) > 0;
  }
  const branch = open.at(-1);
  if (branch === undefined || (condition === undefined && written !== 'else')) return false;
  const value = branch.isDone ? false : condition === undefined ? true : valueOf(condition);
  branch.isOn = value !== undefined && !isEmpty(value);
  branch.isDone ||= branch.isOn;
  return value !== undefined;
}

/** The texts and the actions in turn, with the space taken that marks (`{{-`, `-}}`) take; null for braces that are no action. */
function partsOf(text: string): readonly Part[] | null {
  const parts: Part[] = [];
  let end = 0;
  let trims = false;
  const add = (literal: string, isTrimmed: boolean): void => {
    const start = trims ? literal.trimStart() : literal;
    parts.push({ text: isTrimmed ? start.trimEnd() : start, isAction: false });
  };
  for (const { index, 0: written, 1: inside = '' } of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
    add(text.slice(end, index), /^-\s/.test(inside));
    parts.push({ text: inside.replace(/^-\s/, '').replace(/\s-$/, '').trim(), isAction: true });
    end = index + written.length;
    trims = /\s-$/.test(inside);
  }
  add(text.slice(end), false);
  return parts.some((part) => !part.isAction && part.text.includes('{{')) ? null : parts;
}
