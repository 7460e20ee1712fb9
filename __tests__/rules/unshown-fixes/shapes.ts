import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A sentence of the sources: what it is made of between what a plan fills in. */
export interface Shape {
  readonly file: string;
  readonly text: string;
  readonly matches: RegExp;
}

/** What stands for anything that a plan fills in. */
const FILLED = '\0';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The sentences that an expression can come to. */
function sentences(of: unknown): string[] {
  if (!isNode(of)) return [FILLED];
  const parts = (name: string): string[] => sentences(of[name]);
  switch (of['type']) {
    case 'StringLiteral':
      return [String(of['value'])];
    case 'TemplateLiteral':
      return [(of['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked).join(FILLED)];
    case 'BinaryExpression':
      return parts('left').flatMap((left) => parts('right').map((right) => left + right));
    case 'ConditionalExpression':
      return [...parts('consequent'), ...parts('alternate')];
    case 'ArrowFunctionExpression':
      return parts('body');
    case 'ParenthesisExpression':
      return parts('expression');
    default:
      return [FILLED];
  }
}

/** Whatever is written under the name `fix`, as a field or as a constant. */
function fixesIn(of: unknown): string[] {
  if (Array.isArray(of)) return of.flatMap(fixesIn);
  if (!isNode(of)) return [];
  const named = (name: unknown): boolean => isNode(name) && name['value'] === 'fix';
  const own =
    of['type'] === 'KeyValueProperty' && named(of['key'])
      ? sentences(of['value'])
      : of['type'] === 'VariableDeclarator' && named(of['id'])
        ? sentences(of['init'])
        : [];
  return [...own, ...Object.values(of).flatMap(fixesIn)];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Every fix that a file which makes such effects writes. */
export function shapesOfFixes(): readonly Shape[] {
  const files = readdirSync('src/systems', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();
  return files.flatMap((file) => {
    const source = readFileSync(`src/systems/${file}`, 'utf8');
    if (!/\b(?:Unshown|Risk)\b/.test(source)) return [];
    const texts = fixesIn(parseSync(source, { syntax: 'typescript' })).filter((text) => text !== FILLED);
    return texts.map((text) => ({
      file,
      text: text.replaceAll(FILLED, '…'),
      matches: new RegExp(`^${text.split(FILLED).map(escaped).join('.*')}$`, 's'),
    }));
  });
}
