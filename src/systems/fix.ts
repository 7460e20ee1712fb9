/** A field of a group that a fix gives a value. */
export interface Setting {
  readonly field: string;
  /** A share is an example of one that is low enough. */
  readonly value: number | `${number}%`;
  /** True where the field takes text: `nodes: "2"`. */
  readonly isText?: true;
  /** What else stands beside it in the same entry, and makes another one of it: `reasons: [Empty]`. */
  readonly beside?: string;
  /** Set where it comes with another strategy: what that takes the place of. */
  readonly inPlaceOf?: string;
}

/** What holds only as long as no other fix gives the field less. */
interface OnlyAlone {
  readonly onlyAlone: string;
}

type Part = string | Setting | OnlyAlone;

/** One change that mends something: its sentence, in which the fields and the values that it gives them stand by themselves. */
export interface Fix {
  readonly parts: readonly Part[];
}

/** A fix from its sentence: settings, clauses and other fixes stand in it as they are. */
export function fix(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | Setting | OnlyAlone | Fix)[]
): Fix {
  const partsOf = (value: (typeof values)[number]): readonly Part[] =>
    typeof value === 'number' ? [String(value)] : isFix(value) ? value.parts : [value];
  return {
    parts: texts.flatMap((text, i) => {
      const value = values[i];
      return [text, ...(value === undefined ? [] : partsOf(value))];
    }),
  };
}

function isFix(value: string | Setting | OnlyAlone | Fix): value is Fix {
  return typeof value === 'object' && 'parts' in value;
}

/** Its sentence. */
export function fixText(of: string | Fix): string {
  return typeof of === 'string' ? of : of.parts.map(partText).join('');
}

function partText(part: Part): string {
  if (typeof part === 'string') return part;
  return 'onlyAlone' in part ? part.onlyAlone : settingText(part);
}

function settingText({ field, value, isText, beside, inPlaceOf }: Setting): string {
  const set = `${field}: ${isText ? `"${value}"` : value}${beside === undefined ? '' : `, ${beside}`}`;
  return inPlaceOf === undefined ? set : `fixed: {${set}} in the place of ${inPlaceOf}, with its thresholds`;
}

/** The fields that it gives a value. */
export function settingsOf({ parts }: Fix): Setting[] {
  return parts.flatMap((part) => (typeof part === 'object' && 'field' in part ? [part] : []));
}

/** The same with other values; what holds only alone goes where one of them is another than before. */
export function withValues(of: Fix, valueOf: (setting: Setting) => Setting['value']): Fix {
  const isChanged = settingsOf(of).some((setting) => valueOf(setting) !== setting.value);
  if (!isChanged) return of;
  return {
    parts: of.parts.flatMap((part): readonly Part[] => {
      if (typeof part === 'string') return [part];
      return 'onlyAlone' in part ? [] : [{ ...part, value: valueOf(part) }];
    }),
  };
}
