import fc from 'fast-check';

const LAST_OF_ALL = 0x10ffff;
const FIRST_SURROGATE = 0xd800;
const LAST_SURROGATE = 0xdfff;

/** Every character of Unicode that can stand alone. fast-check's own `binary` builds a table of them all first: a second for each process. */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: LAST_OF_ALL }))
  .filter((code) => code < FIRST_SURROGATE || code > LAST_SURROGATE)
  .map((code) => String.fromCodePoint(code));

/** Texts of any characters: half of them of ASCII with its control characters, half of anywhere. */
export function anyText(lengths: { readonly minLength?: number; readonly maxLength?: number } = {}) {
  return fc.string({ unit: anyCharacter, ...lengths });
}
