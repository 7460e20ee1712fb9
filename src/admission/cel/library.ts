import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import { Unsupported } from '../unsupported.js';

/** Reads what is written, and evaluates nothing: the API server's limits and sets are not the library's. */
const ENVIRONMENT = new Environment({
  unlistedVariablesAreDyn: true,
  enableOptionalTypes: true,
  limits: { maxAstNodes: 20_000, maxDepth: 200, maxListElements: 2_000, maxMapEntries: 2_000 },
});

/** The API server takes rules of a few thousand characters; a longer one is not read. */
const LONGEST_RULE = 20_000;

/** Reads a rule in CEL. Throws Unsupported where the library cannot. */
export function parseCel(source: string): ASTNode {
  if (source.length > LONGEST_RULE) throw new Unsupported('the rule is too long');
  try {
    return ENVIRONMENT.parse(source).ast;
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : '').split('\n');
    throw new Unsupported(`the rule cannot be read (${why})`);
  }
}
