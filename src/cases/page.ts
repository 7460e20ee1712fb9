import { DEFAULTS, type Setup } from './setup.js';

/** Sections of a rule's page by heading. */
export function sections(page: string): Map<string, string> {
  const parts = page.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
  );
}

/** The contents of the fenced blocks of a section. */
export function blocks(section = ''): string[] {
  return [...section.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '');
}

const CONFIG = '# .github/fleetplan.yml\n';

/** The first block of a section that is no configuration. */
export function policiesIn(section: string | undefined): string | null {
  return blocks(section).find((text) => !text.startsWith(CONFIG)) ?? null;
}

export function configIn(section: string | undefined): string | null {
  return blocks(section).find((text) => text.startsWith(CONFIG)) ?? null;
}

/** The start that an example is written for: `# planned at INSTANT`. */
export function startIn(policies: string): string | null {
  return /^# planned at (\S+)$/m.exec(policies)?.[1] ?? null;
}

/**
 * The example of a rule's page that breaks the rule, compared with the base if the page has one. Null for a page that shows something
 * else than policies over a fleet.
 */
export function setupOfPage(page: string): Setup | null {
  const parts = sections(page);
  const head = policiesIn(parts.get('Fails'));
  const [fleet = '', live = ''] = blocks(parts.get('Fleet'));
  const config = configIn(parts.get('Base'));
  const proposed = configIn(parts.get('Fails'));
  // The page has no files and no instant of its own to compare: a configuration that changes, a snapshot that has aged.
  if (head === null || /^taken /.test(fleet) || (proposed !== null && proposed !== config)) return null;
  return {
    ...DEFAULTS,
    ...{ fleet: fleet.trimEnd(), snapshot: live, head },
    base: policiesIn(parts.get('Base')),
    config: blocks(parts.get('Configuration'))[0] ?? config ?? '',
    at: startIn(head) ?? DEFAULTS.at,
  };
}
