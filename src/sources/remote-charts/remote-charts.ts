import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { field, itemsIn, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import { atEnd } from '../../read/at-end.js';
import { findTool, runTool, TOOL_LIMITS } from '../tool.js';
import { type ChartName, unpack } from './archive.js';
import { download, INTERNET, type Network } from './download.js';
import { checkStatus, Gateway, type Load, registryOf, type Upstream } from './gateway.js';
import { failed, type NotFetched, Refusal } from './refusal.js';
import { keyOf, type Repository } from './repository.js';

const SECOND_MS = 1000;

export const FETCH_LIMITS = {
  archiveBytes: 20 * 1024 ** 2,
  indexBytes: 64 * 1024 ** 2,
  /** Of all downloads of a run. */
  totalBytes: 512 * 1024 ** 2,
  /** Of one chart. */
  timeMs: 60 * SECOND_MS,
  /** Of all charts of one side. */
  sideMs: 300 * SECOND_MS,
  charts: 300,
};

interface FetchOptions {
  /** Keeps archives by their digest from run to run. */
  readonly cache: string;
  readonly network?: Network;
  readonly limits?: typeof FETCH_LIMITS;
}

export interface FetchedChart extends ChartName {
  readonly repository: string;
  readonly digest: string;
  /** Absolute path of the unpacked chart, which is removed by `close`. */
  readonly folder: string;
}

/**
 * Charts of chart repositories and OCI registries for one run. All sides and clusters share what was resolved, so that a range or an index
 * gives the same version to all. `helm pull` finds versions; everything that leaves the machine goes through `download`.
 */
export class RemoteCharts {
  readonly limits: typeof FETCH_LIMITS;
  private readonly network: Network;
  private readonly indexes = new Map<string, Promise<string>>();
  private readonly results = new Map<string, Promise<FetchedChart | NotFetched>>();
  private readonly gateway = new Gateway();
  private home: string | null = null;
  private bytesLeft: number;
  /** Takes back the removal at the end of the process. */
  private forget: () => void = () => undefined;

  constructor(private readonly options: FetchOptions) {
    this.network = options.network ?? INTERNET;
    this.limits = options.limits ?? FETCH_LIMITS;
    this.bytesLeft = this.limits.totalBytes;
  }

  /** The chart, fetched once; `until` is an instant of `performance.now()`. */
  get(repository: Repository, name: string, asked: Asked, until: number): Promise<FetchedChart | NotFetched> {
    const key = JSON.stringify([keyOf(repository), name, asked]);
    const known = this.results.get(key);
    if (known !== undefined) return known;
    const ends = Math.min(until, performance.now() + this.limits.timeMs);
    const result = this.fetched(repository, name, asked, ends).catch(asNotFetched);
    this.results.set(key, result);
    return result;
  }

  close(): void {
    this.gateway.close();
    this.forget();
    this.forget = () => undefined;
    if (this.home !== null) rmSync(this.home, { recursive: true, force: true });
    this.home = null;
  }

  private async fetched(
    repository: Repository,
    name: string,
    asked: Asked,
    until: number,
  ): Promise<FetchedChart> {
    const { version, tag } = asked;
    if ((version !== null && !VERSION.test(version)) || (tag !== null && !TAG.test(tag)))
      throw failed('reference');
    const key = keyOf(repository);
    const isExact = tag === null ? EXACT.test(version ?? '') : tag.startsWith('sha256:');
    const kept = isExact ? join('versions', sha256([key, name, version, tag].join('\n'))) : null;
    const archive =
      (kept === null ? null : this.fromCache(kept)) ?? (await this.pulled(repository, name, asked, until));
    this.keep(join('sha256', sha256(archive)), archive);
    if (kept !== null) this.keep(kept, sha256(archive));
    const folder = join(this.homeFolder(), randomUUID());
    mkdirSync(folder);
    return { ...unpack(archive, folder), repository: key, digest: `sha256:${sha256(archive)}`, folder };
  }

  private fromCache(kept: string): Buffer | null {
    try {
      const digest = readFileSync(join(this.options.cache, kept), 'utf8');
      const archive = readFileSync(
        join(this.options.cache, 'sha256', /^[0-9a-f]{64}$/.exec(digest)?.[0] ?? ''),
      );
      return sha256(archive) === digest ? archive : null;
    } catch {
      return null;
    }
  }

  private pulled(repository: Repository, name: string, asked: Asked, until: number): Promise<Buffer> {
    if (repository.isOci) return this.fromRegistry(repository, name, asked, until);
    if (asked.tag !== null) throw failed('reference');
    return this.fromIndex(repository, name, asked.version, until);
  }

  /** A run that cannot write to the folder plans all the same. */
  private keep(path: string, content: Buffer | string): void {
    const file = join(this.options.cache, path);
    const temporary = `${file}.${randomUUID()}`;
    try {
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(temporary, content, { flag: 'wx' });
      renameSync(temporary, file);
    } catch {
      rmSync(temporary, { force: true });
    }
  }

  private fromRegistry(
    { url }: Repository,
    name: string,
    { version, tag }: Asked,
    until: number,
  ): Promise<Buffer> {
    const path = `${url.pathname.slice(1)}/${name}`.replace(/^\//, '');
    const registry = registryOf(this.load, url.host, path, { bytes: this.limits.archiveBytes, until });
    // Helm takes versions only; the tag or digest is put in when it asks for one.
    const upstream: Upstream = (wanted, accept) =>
      registry(tag !== null && wanted === `manifests/${STAND_IN}` ? `manifests/${tag}` : wanted, accept);
    return this.pull(upstream, tag === null ? version : STAND_IN, (host, id) => [
      `oci://${host}/${id}`,
      '--plain-http',
    ]);
  }

  private async fromIndex(
    repository: Repository,
    name: string,
    version: string | null,
    until: number,
  ): Promise<Buffer> {
    const entries = entriesOf(await this.index(repository, until), name);
    if (entries.length === 0) throw failed('missing');
    const written = entries.map((entry, at) => ({
      name: 'chart',
      version: entry.version,
      urls: [`${at}.tgz`],
    }));
    const index = JSON.stringify({ apiVersion: 'v1', entries: { chart: written } });
    const upstream: Upstream = async (path) => {
      if (path === 'index.yaml') return { body: Buffer.from(index) };
      const entry = entries[Number(/^(\d+)\.tgz$/.exec(path)?.[1] ?? -1)];
      return entry === undefined ? null : { body: await this.archiveOf(repository, entry, until) };
    };
    return this.pull(upstream, version, (host, id) => [`--repo=http://${host}/${id}`, '--', 'chart']);
  }

  private async archiveOf(
    { url }: Repository,
    { url: written, digest }: IndexEntry,
    until: number,
  ): Promise<Buffer> {
    const from = new URL(`${url.href.replace(/\/$/, '')}/`);
    if (!URL.canParse(written, from.href)) throw failed('address');
    const at = new URL(written, from.href);
    const answer = await this.load(at, { bytes: this.limits.archiveBytes, until });
    checkStatus(answer.status);
    if (digest === null && (answer.isElsewhere || at.host !== url.host)) throw failed('elsewhere');
    if (digest !== null && sha256(answer.body) !== digest) throw failed('digest');
    return answer.body;
  }

  private index(repository: Repository, until: number): Promise<string> {
    const key = keyOf(repository);
    const known = this.indexes.get(key);
    if (known !== undefined) return known;
    const url = new URL(`${repository.url.href.replace(/\/$/, '')}/index.yaml`);
    const limits = { bytes: this.limits.indexBytes, until };
    const index = this.load(url, limits, { 'accept-encoding': 'gzip' }).then((answer) => {
      if (answer.isElsewhere) throw failed('redirect');
      checkStatus(answer.status);
      return answer.body.toString('utf8');
    });
    this.indexes.set(key, index);
    return index;
  }

  private readonly load: Load = async (url, { bytes, until }, headers) => {
    const most = Math.min(bytes, this.bytesLeft);
    const answer = await download(this.network, url, { bytes: most, until }, headers);
    this.bytesLeft -= answer.body.length;
    return answer;
  };

  private async pull(
    upstream: Upstream,
    version: string | null,
    what: (host: string, id: string) => readonly string[],
  ): Promise<Buffer> {
    const helm = findTool('helm');
    if (helm === null) throw failed('tool');
    const home = mkdtempSync(join(this.homeFolder(), 'pull-'));
    const archive = await this.gateway.serve(upstream, async (host, id) => {
      const asked = version === null ? [] : [`--version=${version}`];
      const args = ['pull', `--destination=${home}`, ...asked, ...what(host, id)];
      const answer = await runTool(helm, args, home, {
        ...TOOL_LIMITS,
        timeMs: this.limits.timeMs + 5 * SECOND_MS,
      });
      const [file] = answer.ok ? readdirSync(home).filter((one) => one.endsWith('.tgz')) : [];
      return file === undefined ? null : readFileSync(join(home, file));
    });
    if (archive === null) throw failed('version');
    return archive;
  }

  private homeFolder(): string {
    if (this.home === null) {
      this.home = mkdtempSync(join(tmpdir(), 'fleetplan-charts-'));
      this.forget = atEnd(() => {
        this.close();
      });
    }
    return this.home;
  }
}

/** The version that a reference asks for; a tag takes precedence. */
interface Asked {
  readonly version: string | null;
  readonly tag: string | null;
}

const STAND_IN = '0.0.0';
const TAG = /^(?:[\w][\w.-]{0,127}|sha256:[0-9a-f]{64})$/;
const VERSION = /^[\w.*^~<>=!|,+\- ]{1,128}$/;
/** A version that is no range. Source: github.com/Masterminds/semver, StrictNewVersion. */
const EXACT = /^v?\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

export function asNotFetched(error: unknown): NotFetched {
  if (error instanceof Refusal) return error.reason;
  throw error;
}

/** A version of a chart in the index of a repository. */
interface IndexEntry {
  readonly version: string;
  readonly url: string;
  /** SHA-256 of the archive in hexadecimal; null if the index gives none. */
  readonly digest: string | null;
}

/** The versions of one chart. Indexes have many megabytes; as Helm writes them, one chart's part is cut out before it is parsed. */
function entriesOf(index: string, name: string): IndexEntry[] {
  const part = partOf(index, name) ?? index;
  const written = parsedIndex(part);
  const entries = field(written, 'entries');
  if (entries === undefined) throw failed('index');
  return itemsIn(entries, name).flatMap((one): IndexEntry[] => {
    const [version, url] = [textIn(one, 'version'), itemsIn(one, 'urls')[0]];
    if (version === null || typeof url !== 'string') return [];
    const digest = textIn(one, 'digest')?.replace(/^sha256:/, '') ?? '';
    return [{ version, url, digest: /^[0-9a-f]{64}$/.test(digest) ? digest : null }];
  });
}

function partOf(index: string, name: string): string | null {
  if (!/^entries:\s*$/m.test(index)) return null;
  const start = index.indexOf(`\n  ${name}:\n`);
  if (start < 0) return null;
  const after = start + name.length + 5;
  const end = /\n {0,2}[^\s-]/.exec(index.slice(after - 1));
  return `entries:${index.slice(start, end === null ? undefined : after - 1 + end.index)}\n`;
}

function parsedIndex(text: string): Json | undefined {
  try {
    return parse(text, {
      schema: 'failsafe',
      maxAliasCount: 100,
      uniqueKeys: false,
      logLevel: 'silent',
    }) as Json;
  } catch {
    throw failed('index');
  }
}
