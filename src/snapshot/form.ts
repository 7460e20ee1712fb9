import type { ProblemCode } from '../manifest/problem-codes.js';
import { isBlank, OPEN_BRACE, OPEN_BRACKET } from './json/bytes.js';

export type InputForm =
  | { readonly form: 'json' | 'yaml'; /** Bytes of a byte order mark. */ readonly skip: number }
  | { readonly form: 'blank' }
  | { readonly form: 'unreadable'; readonly code: ProblemCode; readonly message: string };

const SNIFFED_BYTES = 4_096;
const UTF16 =
  'The input is UTF-16 text, as `>` of Windows PowerShell writes it. Write UTF-8: `kubectl ... | Out-File -Encoding utf8`.';

/** Tells what an input is from its first bytes. JSON starts with a bracket, all other text is YAML. */
export function formOf(bytes: Uint8Array): InputForm {
  const [first, second, third] = bytes;
  if (first === 0x1f && second === 0x8b) {
    return { form: 'unreadable', code: 'still-compressed', message: 'The input is still gzip after gunzip.' };
  }
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { form: 'unreadable', code: 'utf-16', message: UTF16 };
  }
  // Every second byte of ASCII in UTF-16 without a mark is zero; no text in UTF-8 has one.
  const zero = bytes.subarray(0, SNIFFED_BYTES).indexOf(0);
  if (zero === 0 || zero === 1) return { form: 'unreadable', code: 'utf-16', message: UTF16 };
  if (zero > 0)
    return { form: 'unreadable', code: 'not-text', message: 'The input is no text: it has zero bytes.' };
  const skip = first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
  for (let i = skip; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (!isBlank(byte)) return { form: byte === OPEN_BRACE || byte === OPEN_BRACKET ? 'json' : 'yaml', skip };
  }
  return { form: 'blank' };
}
