import { hasLoneSurrogate, reportSurrogate } from '../document.js';
import { type DocumentReading, firstTime } from './document-reading.js';

/** False for text with half of a surrogate pair in it, which double quotes can spell (`"\ud800"`). */
export function isText(reading: DocumentReading, offset: number, text: string): boolean {
  if (!hasLoneSurrogate(text)) return true;
  if (firstTime(reading, 'lone-surrogate', offset)) reportSurrogate(reading.file, reading.base + offset);
  return false;
}
