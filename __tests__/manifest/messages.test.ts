import { expect, test } from '@jest/globals';
import { recipeOf } from '../../src/manifest/recipes/recipe.js';

test.each<[what: string, before: string, after: string, isSame: boolean]>([
  ['before it', 'echo one && helm upgrade web web', 'echo another one && helm upgrade web web', true],
  ['in quotes', 'echo "one $TAG" && helm upgrade web web', "echo 'two' && helm upgrade web web", true],
  ['after it', 'helm upgrade web web; echo one', 'helm upgrade web web; echo two', true],
  [
    'in a condition',
    'if x; then echo one; helm upgrade a b; fi',
    'if x; then echo two; helm upgrade a b; fi',
    true,
  ],
  ['of a step', 'run: echo one && helm upgrade web web', 'run: echo two && helm upgrade web web', true],
  ['beside an edit', 'echo one && helm upgrade web web', 'echo one && helm upgrade web web --set a=2', false],
  [
    'that is piped on',
    'echo a: 1 | helm upgrade web web -f -',
    'echo a: 2 | helm upgrade web web -f -',
    false,
  ],
  [
    'that is written',
    'echo a: 1 > v && helm upgrade a b -f v',
    'echo a: 2 > v && helm upgrade a b -f v',
    false,
  ],
  ['that runs something', 'echo $(x 1) && helm upgrade a b', 'echo $(x 2) && helm upgrade a b', false],
  ['for a variable', 'a=$(echo 1; helm upgrade a b)', 'a=$(echo 2; helm upgrade a b)', false],
])('what a shell says in the line of a command decides nothing: %s', (_what, before, after, isSame) => {
  const decides = (line: string): string | undefined => recipeOf('deploy.sh', `${line}\n`)?.decides;
  expect(decides(before) === decides(after)).toBe(isSame);
});
