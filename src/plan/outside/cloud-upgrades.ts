import { isLeftOut } from '../../manifest/left-out.js';
import { few } from '../../manifest/words/listing.js';
import { counted, verb } from '../../manifest/words/plural.js';
import { type Problem, unjudgedAt } from '../../manifest/problem.js';
import type { OutsideFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/words/visible.js';

/** Terraform and Bicep. */
const DECLARED = /\.(?:tf|tofu|hcl|bicep)$/;

/**
 * What upgrades the clusters of a fleet, nodes and all, as soon as it is there or on the next version, in stages of its own. Source:
 * learn.microsoft.com, Azure Kubernetes Fleet Manager, "Update Kubernetes and node images across multiple member clusters".
 */
const FLEET_UPDATE =
  /^[ \t]*resource[ \t]+(?:"(azurerm_kubernetes_fleet_(?:update_run|update_strategy|auto_upgrade_profile))"[ \t]+"[^"\n]*"|\w+[ \t]+'(Microsoft\.ContainerService\/fleets\/(?:updateRuns|updateStrategies|autoUpgradeProfiles))@[^'\n]*'[^\n={]*=)[^\n{]*\{/gim;

/** How many nodes of a pool the cloud takes at once when it upgrades them: `upgrade_settings` of AKS and GKE, `update_config` of EKS. */
const LIMIT =
  /^[^\n#]*?\b(max_?surge|max_?unavailable(?:_?percentage)?|drain_?timeout_?in_?minutes|node_?soak_?duration_?in_?minutes)[ \t]*[=:][ \t]*["']?([\w.%]+)/gim;

/**
 * Files that render nothing planned, in which the change edits how a cloud upgrades nodes by itself: its limits, or an update of a fleet of
 * clusters. Where and when that is no plan tells: one warning for all.
 */
export function cloudUpgrades(outside: readonly OutsideFile[] = []): Problem[] {
  const edits = outside.flatMap(({ path, before, text, isTakenOut }) => {
    if (isTakenOut || !DECLARED.test(path) || path.split('/').slice(0, -1).some(isLeftOut)) return [];
    const said = updateEdit(before, text) ?? limitEdit(before, text);
    return said === null ? [] : [`${visible(said)} (${visible(path)})`];
  });
  if (edits.length === 0) return [];
  const message = `The change edits how a cloud upgrades nodes by itself, in ${counted(edits.length, 'file')} that ${verb(edits.length, 'is', 'are')} not planned: ${few(edits, SHOWN)}. It takes nodes in an order and number of its own, and no number of this plan counts those.`;
  return [unjudgedAt(null, 'outside-policies', message)];
}

const SHOWN = 5;

function updateEdit(before: string | null, after: string | null): string | null {
  const [was, is] = [updatesIn(before), updatesIn(after)];
  const [added] = [...is].filter(([text]) => !was.has(text)).map(([, type]) => type);
  const [gone] = [...was].filter(([text]) => !is.has(text)).map(([, type]) => type);
  if (added === undefined) return gone === undefined ? null : `${gone} removed`;
  return `${added} ${[...was.values()].includes(added) ? 'edited' : 'added'}`;
}

/** The types of updates by what is written of each, which ends with its brace, or where the next one begins. */
function updatesIn(text: string | null): ReadonlyMap<string, string> {
  const written = text ?? '';
  const found = [...written.matchAll(FLEET_UPDATE)];
  return new Map(
    found.map((match, i) => {
      const block = blockIn(written.slice(match.index, found[i + 1]?.index));
      return [block.replaceAll(/\s+/g, ' '), match[1] ?? match[2] ?? ''] as const;
    }),
  );
}

/** To the brace that closes the first one. */
function blockIn(text: string): string {
  let depth = 0;
  for (let i = text.indexOf('{'); i >= 0 && i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return text.slice(0, i + 1);
  }
  return text;
}

/** A limit that comes or goes with a pool of its own is none of those that there are. */
function limitEdit(before: string | null, after: string | null): string | null {
  const [was, is] = [limitsIn(before), limitsIn(after)];
  if (was.length !== is.length) return null;
  const edits = is.flatMap(({ key, value }, i) => {
    const before = was[i];
    return before?.key === key && before.value !== value ? [`${key} ${before.value} -> ${value}`] : [];
  });
  return edits[0] ?? null;
}

function limitsIn(text: string | null): readonly { readonly key: string; readonly value: string }[] {
  return Array.from((text ?? '').matchAll(LIMIT), ([, key = '', value = '']) => ({ key, value }));
}
