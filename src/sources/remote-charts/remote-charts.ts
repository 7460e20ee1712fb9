import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sha256Hex } from '../../manifest/canonical.js';
import { field, itemsIn, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import { atEnd } from '../../read/at-end.js';
import { findTool, runTool, TOOL_LIMITS } from '../tool.js';
import { packedFiles } from './archive.js';
import { download, INTERNET, Refusal } from './download.js';
import { behindGateway, bodyOf, GATEWAY_NAME, type Load, registryOf, type Upstream } from './gateway.js';

const SECOND_MS = 1000;

export const FETCH_LIMITS = {
  archiveBytes: 20 * 1024 ** 2,
  indexBytes: 64 * 1024 ** 2,
  totalBytes: 512 * 1024 ** 2,
  /** The longest download of one chart. */
  timeMs: 60 * SECOND_MS,
  /** The longest downloads of one side, together. */
  sideMs: 300 * SECOND_MS,
  charts: 300,
};

export interface FetchedChart {
  readonly digest: string;
  /** Absolute path of the packed chart, which is removed by `close`. */
  readonly file: string;
}

export interface Repository {
  readonly isOci: boolean;
  readonly url: URL;
  /** Identifies it by scheme, host, port and full path. */
  readonly key: string;
}

/** The chart of a repository that is asked for; a tag takes precedence over a version. */
interface Asked {
  readonly repository: Repository;
  readonly name: string;
  readonly version: string | null;
  readonly tag: string | null;
  /** The instant at which the download ends, in milliseconds of `performance.now()`. */
  readonly until: number;
}

/** Helm takes versions only; a tag or digest is put in where helm asks for this one. */
const STAND_IN = '0.0.0';
const TAG = /^(?:[\w][\w.-]{0,127}|sha256:[0-9a-f]{64})$/;
const VERSION = /^[\w.*^~<>=!|,+\- ]{1,128}$/;

/**
 * Charts of chart repositories and OCI registries for one run. All sides and clusters share what was resolved, so that a range or an index
 * gives the same version to all. `helm pull` finds versions; everything that leaves the machine goes through `download`.
 */
export class RemoteCharts {
  private readonly indexes = new Map<string, Promise<string>>();
  private readonly results = new Map<string, Promise<FetchedChart>>();
  private bytesLeft: number;
  /** A private folder, and what takes back its removal at the end of the process. */
  private home: { readonly folder: string; readonly undo: () => void } | null = null;

  constructor(
    private readonly network = INTERNET,
    readonly limits = FETCH_LIMITS,
  ) {
    this.bytesLeft = limits.totalBytes;
  }

  get(asked: Asked): Promise<FetchedChart> {
    const { repository, name, version, tag } = asked;
    const key = JSON.stringify([repository.key, name, version, tag]);
    const until = Math.min(asked.until, performance.now() + this.limits.timeMs);
    const result = this.results.get(key) ?? this.fetched({ ...asked, until });
    this.results.set(key, result);
    return result;
  }

  readonly close = (): void => {
    this.home?.undo();
    if (this.home !== null) rmSync(this.home.folder, { recursive: true, force: true });
    this.home = null;
  };

  private async fetched(asked: Asked): Promise<FetchedChart> {
    const { version, tag } = asked;
    if ((version !== null && !VERSION.test(version)) || (tag !== null && !TAG.test(tag)))
      throw new Refusal('address');
    const archive = await this.pulled(asked);
    // Refuses what is no chart.
    packedFiles(archive);
    const digest = sha256Hex(archive);
    const file = join(this.homeFolder(), `${digest}.tgz`);
    writeFileSync(file, archive);
    return { digest: `sha256:${digest}`, file };
  }

  private async pulled({ repository, name, version, tag, until }: Asked): Promise<Buffer> {
    const { url } = repository;
    if (repository.isOci) {
      const path = `${url.pathname.slice(1)}/${name}`.replace(/^\//, '');
      const registry = registryOf(this.load, url.host, path, { bytes: this.limits.archiveBytes, until });
      const upstream: Upstream = (wanted, accept) =>
        registry(tag !== null && wanted === `manifests/${STAND_IN}` ? `manifests/${tag}` : wanted, accept);
      return this.pull(upstream, tag === null ? version : STAND_IN, (host) => [
        ...[`oci://${host}/${GATEWAY_NAME}`, '--plain-http'],
      ]);
    }
    if (tag !== null) throw new Refusal('address');
    const entries = entriesOf(await this.index(repository, until), name);
    if (entries.length === 0) throw new Refusal('missing');
    const written = entries.map((one, at) => ({
      ...{ name: GATEWAY_NAME, version: one.version, urls: [`${at}.tgz`] },
    }));
    const index = JSON.stringify({ apiVersion: 'v1', entries: { [GATEWAY_NAME]: written } });
    const upstream: Upstream = async (path) => {
      if (path === 'index.yaml') return { body: Buffer.from(index) };
      const entry = entries[Number(/^(\d+)\.tgz$/.exec(path)?.[1] ?? -1)];
      return entry === undefined ? null : { body: await this.archiveOf(url, entry, until) };
    };
    return this.pull(upstream, version, (host) => [
      ...[`--repo=http://${host}/${GATEWAY_NAME}`, '--', GATEWAY_NAME],
    ]);
  }

  private async archiveOf(repository: URL, { url, digest }: IndexEntry, until: number): Promise<Buffer> {
    const from = below(repository, '');
    if (!URL.canParse(url, from.href)) throw new Refusal('address');
    const at = new URL(url, from.href);
    const answer = await this.load(at, { bytes: this.limits.archiveBytes, until });
    const body = bodyOf(answer);
    if (digest === null && (answer.isElsewhere || at.host !== repository.host)) throw new Refusal('redirect');
    if (digest !== null && sha256Hex(body) !== digest) throw new Refusal('damaged');
    return body;
  }

  private index({ key, url }: Repository, until: number): Promise<string> {
    const loaded = async (): Promise<string> => {
      const limits = { bytes: this.limits.indexBytes, until };
      const answer = await this.load(below(url, 'index.yaml'), limits, { 'accept-encoding': 'gzip' });
      if (answer.isElsewhere) throw new Refusal('redirect');
      return bodyOf(answer).toString('utf8');
    };
    const index = this.indexes.get(key) ?? loaded();
    this.indexes.set(key, index);
    return index;
  }

  private readonly load: Load = async (url, { bytes, until }, headers) => {
    const limits = { bytes: Math.min(bytes, this.bytesLeft), until };
    const answer = await download(this.network, url, limits, headers);
    this.bytesLeft -= answer.body.length;
    return answer;
  };

  private async pull(
    upstream: Upstream,
    version: string | null,
    what: (host: string) => readonly string[],
  ): Promise<Buffer> {
    const helm = findTool('helm');
    if (helm === null) throw new Refusal('tool');
    const home = mkdtempSync(join(this.homeFolder(), 'pull-'));
    const limits = { ...TOOL_LIMITS, timeMs: this.limits.timeMs + 5 * SECOND_MS };
    const asked = version === null ? [] : [`--version=${version}`];
    await behindGateway(upstream, (host) =>
      runTool(helm, ['pull', `--destination=${home}`, ...asked, ...what(host)], home, limits),
    );
    const file = readdirSync(home).find((one) => one.endsWith('.tgz'));
    if (file === undefined) throw new Refusal('missing');
    return readFileSync(join(home, file));
  }

  private homeFolder(): string {
    this.home ??= { folder: mkdtempSync(join(tmpdir(), 'fleetplan-charts-')), undo: atEnd(this.close) };
    return this.home.folder;
  }
}

function below(repository: URL, path: string): URL {
  return new URL(`${repository.href.replace(/\/$/, '')}/${path}`);
}

type IndexEntry = ReturnType<typeof entriesOf>[number];

/** The versions of one chart. Indexes have many megabytes; as Helm writes them, one chart's part is cut out before it is parsed. */
function entriesOf(index: string, name: string) {
  const start = /^entries:\s*$/m.test(index) ? index.indexOf(`\n  ${name}:\n`) : -1;
  const rest = index.slice(start + 1);
  const end = rest.search(/\n {0,2}[^\s-]/);
  const part = start < 0 ? index : `entries:\n${end < 0 ? rest : rest.slice(0, end)}\n`;
  let parsed: Json;
  try {
    // Untrusted YAML: no tags, few aliases.
    const options = { schema: 'failsafe', maxAliasCount: 10, uniqueKeys: false, logLevel: 'silent' } as const;
    parsed = parse(part, options) as Json;
  } catch {
    throw new Refusal('damaged');
  }
  return itemsIn(field(parsed, 'entries'), name).flatMap((one) => {
    const [version, url] = [textIn(one, 'version'), itemsIn(one, 'urls')[0]];
    if (version === null || typeof url !== 'string') return [];
    // SHA-256 of the archive in hexadecimal; null if the index gives none.
    const [digest = null] = /^[0-9a-f]{64}$/.exec(textIn(one, 'digest')?.replace(/^sha256:/, '') ?? '') ?? [];
    return [{ version, url, digest }];
  });
}
