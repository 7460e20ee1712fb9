import { resolve } from 'node:path';

/**
 * A source file as JavaScript, as the set-up of the tests has compiled it from the present sources.
 *
 * @param source its path in the project, such as `src/cli.ts`; or a program that is bundled, such as `started/cli.js`
 */
export function compiled(source: string): string {
  return resolve('node_modules/.cache/fleetplan/tested', source.replace(/\.ts$/, '.js'));
}
