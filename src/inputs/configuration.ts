import { defaultConfig, type ReadConfig, readConfig } from '../config/read.js';
import type { Config } from '../config/schema.js';
import type { ProposedConfig } from '../guards/weakened.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { decodeUtf8 } from '../read/file.js';
import { foreign, name, type Text, text } from '../text/text.js';
import type { BaseFile } from './base-file.js';

export const CONFIG_BYTES = 256 * 1024;

/** The configuration in force, and its notices. */
export interface Configuration {
  readonly config: Config;
  /** False if there is one that could not be read: then the defaults are used, and the names of clusters are not known. */
  readonly isUsable: boolean;
  /** The location of a setting; null for the built-in defaults. */
  readonly placeOf: ReadConfig['placeOf'] | null;
  readonly problems: readonly Problem[];
  readonly rulesFrom: string;
  readonly notices: readonly Text[];
  /** Set if the change edits, adds or deletes the configuration. */
  readonly proposed: ProposedConfig | null;
}

/** The built-in defaults, which are in no file; with problems, in place of a file that cannot be used. */
export function builtIn(
  rulesFrom = 'the built-in defaults',
  problems: readonly Problem[] = [],
): Configuration {
  return {
    ...{ config: defaultConfig(), isUsable: problems.length === 0, placeOf: null },
    ...{ problems, rulesFrom, notices: [], proposed: null },
  };
}

/** The configuration that a text holds; null = bytes that are no text. `where` names its file and commit. */
export function configurationIn(written: string | null, file: string, where: string): Configuration {
  const read =
    written === null ? { problems: [errorAt(null, 'invalid-config', NO_TEXT)] } : readConfig(written, file);
  if ('config' in read)
    return { ...read, isUsable: true, problems: [], rulesFrom: where, notices: [], proposed: null };
  const unusable = text`The configuration (${foreign(where)}) cannot be used.`;
  return builtIn(undefined, [errorAt(null, 'invalid-config', unusable), ...read.problems]);
}

const NO_TEXT = text`It is not UTF-8 text.`;

/**
 * The configuration of the trusted commit, never of the change; without one, the defaults. An edit takes effect after it is merged; the
 * reviewer should know that it is there.
 */
export function trustedConfiguration(
  { trusted, head, isEdited }: BaseFile,
  file: string,
  where: string,
): Configuration {
  const read = trusted.bytes
    ? configurationIn(decodeUtf8(trusted.bytes), file, where)
    : builtIn(`the built-in defaults (no ${where})`, trusted.problems);
  if (!isEdited) return read;
  const shown = name('file', visible(file));
  const notices = [
    text`This change edits the fleetplan configuration (${shown}); the base version was used. Review that change separately.`,
  ];
  const written = head.bytes && decodeUtf8(head.bytes);
  const [problem] = head.problems;
  if (!problem && (head.bytes === null || written !== null)) {
    const proposed = { before: read.config, file, text: written, isFirst: trusted.bytes === null };
    return { ...read, notices, proposed };
  }
  const message = text`After this change the configuration ${shown} cannot be read: ${problem ? problem.message : NO_TEXT}`;
  return { ...read, problems: [...read.problems, errorAt(null, 'invalid-config', message)], notices };
}
