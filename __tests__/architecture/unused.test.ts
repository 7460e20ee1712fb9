import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The text of each file below the folders, without its comments, by path. */
function texts(...folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.m?[jt]s$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8').replace(COMMENT, '$1')]));
}

const COMMENT = /(^|\s)(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;
const NAME = /[A-Za-z_$][\w$]*/g;
const MODULE = /^(import|export)\s+(?:type\s+)?(?:\*(?:\s+as\s+(\w+))?|\{([^}]*)\})\s+from\s+'(\.[^']+)'/gm;
/** An interface that several files merge their part into. */
const MERGED = /declare module '(\.[^']+)' \{\s*interface (\w+)/g;
const LATER = /import\(\s*'(\.[^']+)'/g;
const DECLARATION =
  /^(export )?(?:async |abstract )*(?:const|let|function\*?|class|interface|type) (?:[{[]([^}\]]*)[}\]]|([A-Za-z_$][\w$]*))/;

/** What a file declares, imports and hands on; by the name that it has there. */
interface Source {
  /** The text of each declaration. */
  readonly declared: Map<string, string>;
  readonly exported: Set<string>;
  readonly imported: Map<string, Named>;
  readonly handedOn: Map<string, Named>;
  /** Files all of which it hands on. */
  readonly wholes: string[];
  /** What runs as soon as the file is loaded. */
  loose: string;
}

interface Named {
  readonly file: string;
  /** `*`: all of it. */
  readonly name: string;
}

function sourceOf(file: string, text: string): Source {
  const source: Source = {
    declared: new Map(),
    exported: new Set(),
    imported: new Map(),
    handedOn: new Map(),
    wholes: [],
    loose: '',
  };
  for (const [, verb, whole, names = '', path = ''] of text.matchAll(MODULE)) {
    const from = fileOf(file, path);
    if (whole !== undefined) source.imported.set(whole, { file: from, name: '*' });
    else if (verb === 'export' && names === '') source.wholes.push(from);
    for (const part of names.split(',')) {
      const [name = '', as = name] = part
        .trim()
        .replace(/^type /, '')
        .split(/\s+as\s+/);
      if (name !== '') (verb === 'import' ? source.imported : source.handedOn).set(as, { file: from, name });
    }
  }
  let names: readonly string[] | null = null;
  for (const line of text.replace(MODULE, '').split('\n')) {
    const found = DECLARATION.exec(line);
    if (found) {
      names = (found[3] ?? found[2] ?? '').match(NAME) ?? [];
      if (found[1] !== undefined) for (const name of names) source.exported.add(name);
    } else if (/^[A-Za-z_$([{]/.test(line) && !/^[\])}]/.test(line)) names = null;
    if (names === null) source.loose += `${line}\n`;
    for (const name of names ?? []) source.declared.set(name, `${source.declared.get(name) ?? ''}${line}\n`);
  }
  return source;
}

/** All that a file gives, its own or not. */
function allIn({ exported, handedOn }: Source): readonly string[] {
  return [...exported, ...handedOn.keys()];
}

function fileOf(from: string, path: string): string {
  return join(dirname(from), path).replace(/\.js$/, '.ts');
}

const SRC = new Map([...texts('src')].map(([file, text]) => [file, sourceOf(file, text)]));
/** Where a name is that a file has only because it hands on all of another one. */
function originOf({ file, name }: Named): Named {
  const source = SRC.get(file);
  if (!source || name === '*' || allIn(source).includes(name)) return { file, name };
  const from = source.wholes.find((whole) => allIn(SRC.get(whole) ?? source).includes(name));
  return from === undefined ? { file, name } : { file: from, name };
}

const OTHERS = texts('__tests__', 'conformance', 'bench', 'scripts');

/** Which declarations of src are reached from the doors, as `file name`: through what runs, and what that names. */
function reachedFrom(doors: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const loaded = new Set<string>();
  const due: Named[] = doors.map((file) => ({ file, name: '*' }));
  for (let next = due.pop(); next; next = due.pop()) {
    const { file, name } = originOf(next);
    const source = SRC.get(file);
    if (!source) continue;
    const texts: string[] = [];
    if (!loaded.has(file)) {
      loaded.add(file);
      texts.push(source.loose);
    }
    for (const one of name === '*' ? allIn(source) : [name]) {
      const key = `${file} ${one}`;
      const handed = source.handedOn.get(one);
      if (handed) due.push(handed);
      if (reached.has(key)) continue;
      reached.add(key);
      texts.push(source.declared.get(one) ?? '');
    }
    for (const text of texts) {
      for (const word of new Set(text.match(NAME))) {
        if (source.declared.has(word)) due.push({ file, name: word });
        const from = source.imported.get(word);
        if (from) due.push(from);
      }
      for (const [, path = ''] of text.matchAll(LATER)) due.push({ file: fileOf(file, path), name: '*' });
      for (const [, path = ''] of text.matchAll(/^import '(\.[^']+)'/gm))
        due.push({ file: fileOf(file, path), name: '*' });
    }
  }
  return reached;
}

/** Entry points of the built programs: the command line and the action, what stands before them, and the page. */
function isDoor(file: string): boolean {
  return /^src\/(?:cli|index)\.ts$/.test(file) || /^src\/(?:edge|page|playground)\//.test(file);
}

/** What a file names of another one that it has as a whole: all of it where it does more with it than to name parts. */
function partsOf(as: string, whole: Named, { loose, declared }: Source): readonly Named[] {
  const text = [loose, ...declared.values()].join('');
  if (new RegExp(`\\b${as}\\b(?!\\.)`).test(text)) return [whole];
  const parts = text.matchAll(new RegExp(`\\b${as}\\.(\\w+)`, 'g'));
  return [...parts].map(([, name = '']) => ({ file: whole.file, name }));
}

/** `file name` of everything that a file imports or hands on, from anywhere. */
function asked(): Set<string> {
  const found = new Set<string>();
  const ask = (named: Named): void => {
    const { file, name } = originOf(named);
    const source = SRC.get(file);
    for (const one of name === '*' && source ? allIn(source) : [name]) found.add(`${file} ${one}`);
  };
  const others = [...OTHERS].map(([file, text]) => ({ file, text, source: sourceOf(file, text) }));
  for (const source of [...SRC.values(), ...others.map((other) => other.source)]) {
    for (const [as, named] of source.imported)
      for (const one of named.name === '*' ? partsOf(as, named, source) : [named]) ask(one);
    for (const named of source.handedOn.values()) ask(named);
  }
  for (const [file, { loose, declared }] of SRC)
    for (const text of [loose, ...declared.values()]) {
      for (const [, path = ''] of text.matchAll(LATER)) ask({ file: fileOf(file, path), name: '*' });
      for (const [, path = '', name = ''] of text.matchAll(MERGED)) ask({ file: fileOf(file, path), name });
    }
  for (const { file, text } of others)
    for (const [, path = ''] of text.matchAll(LATER)) ask({ file: fileOf(file, path), name: '*' });
  return found;
}

const EXPORTED = [...SRC].flatMap(([file, { exported, handedOn }]) =>
  [...exported, ...handedOn.keys()].map((name) => `${file} ${name}`),
);

describe('unused: everything in src has a reader', () => {
  test('what is looked at is there', () => {
    expect(SRC.size).toBeGreaterThan(400);
    expect(EXPORTED.length).toBeGreaterThan(2000);
  });

  test('what only its own file uses is not exported', () => {
    const used = asked();
    expect(EXPORTED.filter((key) => !used.has(key))).toEqual([]);
  });

  test('what only tests reach is not in src', () => {
    const reached = reachedFrom([...SRC.keys()].filter(isDoor));
    const declared = [...SRC].flatMap(([file, { declared: names }]) =>
      [...names.keys()].map((name) => `${file} ${name}`),
    );
    expect(declared.filter((key) => !reached.has(key))).toEqual([]);
  });
});
