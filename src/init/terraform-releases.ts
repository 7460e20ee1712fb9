import { isTerraform } from '../manifest/delivery/generators.js';
import { folderOf, joined } from '../manifest/path.js';
import { remembered } from '../manifest/lookup/remembered.js';
import type { Releases } from './releases.js';
import type { Repository } from './repository.js';

/** What one resource of Terraform says of a chart of the repository. */
interface TerraformReading extends Releases {
  readonly file: string;
}

const RESOURCE = /\bresource\s+"helm_release"\s+"[^"]*"\s*\{/g;

/** The releases that `helm_release` of Terraform makes of a chart, as far as its fields are written out. https://registry.terraform.io/providers/hashicorp/helm */
export function terraformReleases(repository: Repository, chart: string): readonly TerraformReading[] {
  return resourcesIn(repository).flatMap(({ path, body }) => readingOf(repository, path, body, chart) ?? []);
}

/** Found once for all charts. */
const resourcesIn = remembered(({ files }: Repository) =>
  files.flatMap(({ path, text }) =>
    text === null || !isTerraform(path)
      ? []
      : Array.from(text.matchAll(RESOURCE), ({ index, 0: head }) => ({
          path,
          body: bodyAt(text, index + head.length),
        })),
  ),
);

/** What stands in a block, from behind its brace; braces in texts are in pairs (`${...}`). */
function bodyAt(text: string, start: number): string {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}

/** Null for one of another chart, or of one from elsewhere. */
function readingOf(
  repository: Repository,
  file: string,
  body: string,
  chart: string,
): TerraformReading | null {
  const isRemote = /^[^\S\n]*repository\s*=/m.test(body);
  const written = attribute(body, 'chart');
  if (isRemote || written === null || inModule(file, written) !== chart) return null;
  const unclear = (why: string): TerraformReading => ({ file, releases: [], unclear: why });
  if (/^[^\S\n]*(?:for_each|count)\s*=/m.test(body))
    return unclear('installs it more than once, or not always');
  const values = valuesIn(repository, file, body);
  if (values === null) return unclear('its values are filled by Terraform');
  const set = settingsIn(body);
  if (set === null) return unclear('its settings are filled by Terraform');
  const [name, namespace] = [attribute(body, 'name'), attribute(body, 'namespace')];
  return {
    file,
    releases: [{ chart, name: name ?? '', namespace, values, set, environment: null, file }],
    unclear: null,
  };
}

const ATTRIBUTE = /^[^\S\n]*(\w+)\s*=\s*"([^"\n]*)"/gm;

/** A text that is written out; null for an expression. */
function attribute(body: string, name: string): string | null {
  const [, , value] = Array.from(body.matchAll(ATTRIBUTE)).find(([, key]) => key === name) ?? [];
  return value === undefined || (name !== 'chart' && value.includes('${')) ? null : value;
}

/** A path as it counts from the folder of the module. */
function inModule(file: string, written: string): string | null {
  const path = written.replace(/^\$\{(?:path\.(?:module|root|cwd))\}\/?/, '');
  return path.includes('${') ? null : joined(folderOf(file), path);
}

function valuesIn(repository: Repository, file: string, body: string): readonly string[] | null {
  const start = /^[^\S\n]*values\s*=\s*\[/m.exec(body);
  if (start === null) return [];
  const inside = body.slice(start.index + start[0].length, body.indexOf(']', start.index));
  const rest = inside.replace(/\bfile\(\s*"([^"]+)"\s*\)|,|\s|#.*$/gm, '');
  if (rest !== '') return null;
  const paths = Array.from(inside.matchAll(/\bfile\(\s*"([^"]+)"\s*\)/g), ([, path]) =>
    inModule(file, path ?? ''),
  );
  const there = paths.filter((path): path is string => path !== null && repository.hasFile(path));
  return there.length === paths.length ? there : null;
}

/** `set { ... }` of version 2 of the provider, and `set = [{ ... }]` of version 3. */
function settingsIn(body: string): Readonly<Record<string, string>> | null {
  if (/^[^\S\n]*set_list\b/m.test(body)) return null;
  const set: Record<string, string> = {};
  for (const { index, 0: head } of body.matchAll(/^[^\S\n]*set\s*(?:=\s*\[\s*)?\{/gm)) {
    const list = head.includes('[') ? body.slice(index, body.indexOf(']', index)) : null;
    const blocks = list === null ? [bodyAt(body, index + head.length)] : (list.match(/\{[^{}]*\}/g) ?? []);
    for (const block of blocks) {
      const [name, value] = [valueOf(block, 'name'), valueOf(block, 'value')];
      if (name === null || /\btype\s*=/.test(block)) return null;
      if (value !== null) set[name] = value;
      // Which image it is changes no limit.
      else if (!/image|tag|digest|version|sha/i.test(name)) return null;
    }
  }
  return set;
}

const SETTING = /\b(\w+)\s*=\s*(?:"([^"\n]*)"|([\w.]+))/g;

function valueOf(block: string, name: string): string | null {
  const [, , text, plain] = Array.from(block.matchAll(SETTING)).find(([, key]) => key === name) ?? [];
  if (text !== undefined) return text.includes('${') ? null : text;
  return plain !== undefined && /^(?:\d+|true|false)$/.test(plain) ? plain : null;
}
