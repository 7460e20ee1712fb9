import { code, joinTexts, literal, type Optional, type Text } from './text.js';

/** A field that a fix gives a value. */
export interface Setting {
  readonly field: string;
  /** A share is an example of one that is low enough. */
  readonly value: number | boolean | `${number}%`;
  /** True where the field takes text: `nodes: "2"`. */
  readonly isText?: true;
  /** The rest of the same entry, which makes another one of it: `reasons: [Empty]`. */
  readonly beside?: string;
  /** The field that it is written in, on one line: `budget: {count: 2}`. */
  readonly within?: string;
  /** Set where it comes with another strategy: the one that it replaces. */
  readonly inPlaceOf?: string;
}

/** A fix: its sentence, with fields and their values as data. */
export interface Fix {
  readonly parts: readonly (Text | Setting)[];
}

/** A fix from its sentence: settings, texts and other fixes are embedded as they are. */
export function fix(
  literals: TemplateStringsArray,
  ...values: readonly (number | Setting | Fix | Optional)[]
): Fix {
  return { parts: literals.flatMap((between, i) => [literal(between), ...partsOf(values[i])]) };
}

/** Nothing to do. */
export const NO_FIX: Fix = { parts: [] };

function partsOf(value: number | Setting | Fix | Optional): Fix['parts'] {
  if (typeof value === 'number') return [{ parts: [{ kind: 'number', value }] }];
  if (!value) return [];
  return isFix(value) ? value.parts : [value];
}

function isFix(value: Setting | Text | Fix): value is Fix {
  return 'parts' in value && value.parts.some((part) => !('kind' in part));
}

/** The sentence of a fix. */
export function fixText({ parts }: Fix): Text {
  return joinTexts(
    parts.map((part) => ('field' in part ? code(settingText(part)) : part)),
    '',
  );
}

/** A setting as it is written in a file. */
function settingText({ field, value, isText, beside, within, inPlaceOf }: Setting): string {
  const set = `${field}: ${isText ? `"${value}"` : value}${beside === undefined ? '' : `, ${beside}`}`;
  const outer = inPlaceOf === undefined ? within : 'fixed';
  return outer === undefined ? set : `${outer}: {${set}}`;
}

/** The fields that a fix gives a value. */
export function settingsOf({ parts }: Fix): Setting[] {
  return parts.flatMap((part) => ('field' in part ? [part] : []));
}

/** The same fix with another value of a field. */
export function withValue({ parts }: Fix, field: string, value: Setting['value']): Fix {
  return {
    parts: parts.map((part) => ('field' in part && part.field === field ? { ...part, value } : part)),
  };
}
