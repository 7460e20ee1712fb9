import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { visible } from '../manifest/words/visible.js';
import { reasonOf } from '../output/file-errors.js';
import { LiveFault } from './fault.js';
import type { Part } from './part.js';

/** What stands in a field with `-data` in base64, or in the file that the field names; null where it is neither. */
export function material(part: Part, key: string, folder: string): Buffer | null {
  const data = part.text(`${key}-data`);
  if (data !== null) return Buffer.from(data, 'base64');
  const path = part.text(key);
  return path === null ? null : contentOf(resolve(folder, path), key);
}

/** A file that a kubeconfig names. Throws a LiveFault with the system's reason. */
export function contentOf(path: string, what: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new LiveFault('unreadable', `${visible(path)} (${what}) can not be read: ${reasonOf(error)}`);
  }
}
