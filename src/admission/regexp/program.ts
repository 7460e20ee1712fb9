import { Unsupported } from '../unsupported.js';
import type { Assertion, CharSet, Node } from './syntax.js';

export type Instruction =
  | { readonly kind: 'set'; readonly set: CharSet }
  | { readonly kind: 'assert'; readonly assertion: Assertion }
  /** Goes on at both, the first before the second. */
  | { readonly kind: 'split'; first: number; second: number }
  | { readonly kind: 'jump'; to: number }
  | { readonly kind: 'match' };

/** A pattern of 10,000 short words fits; what is made of more is not run. */
const MOST_INSTRUCTIONS = 100_000;

/** Compiles an expression to a program that a set of threads runs in step, so that no text makes it slow. */
export function programOf(node: Node): readonly Instruction[] {
  const program: Instruction[] = [];
  emit(program, node);
  add(program, { kind: 'match' });
  return program;
}

function add(program: Instruction[], instruction: Instruction): void {
  if (program.length >= MOST_INSTRUCTIONS) throw new Unsupported('its pattern is too large');
  program.push(instruction);
}

function emit(program: Instruction[], node: Node): void {
  switch (node.kind) {
    case 'empty':
      return;
    case 'set':
      add(program, { kind: 'set', set: node.set });
      return;
    case 'assert':
      add(program, { kind: 'assert', assertion: node.assertion });
      return;
    case 'all':
      for (const part of node.parts) emit(program, part);
      return;
    case 'any':
      emitAny(program, node.options);
      return;
    case 'repeat':
      emitRepeat(program, node);
  }
}

function emitAny(program: Instruction[], options: readonly Node[]): void {
  const jumps: { kind: 'jump'; to: number }[] = [];
  for (const [index, option] of options.entries()) {
    if (index === options.length - 1) {
      emit(program, option);
      continue;
    }
    const split = { kind: 'split' as const, first: program.length + 1, second: 0 };
    const jump = { kind: 'jump' as const, to: 0 };
    add(program, split);
    emit(program, option);
    add(program, jump);
    split.second = program.length;
    jumps.push(jump);
  }
  for (const jump of jumps) jump.to = program.length;
}

function emitRepeat(
  program: Instruction[],
  { of, min, max, isLazy }: Extract<Node, { kind: 'repeat' }>,
): void {
  for (let time = 0; time < min; time++) {
    const size = program.length;
    emit(program, of);
    // Nothing, a thousand times a thousand times, is nothing.
    if (program.length === size) break;
  }
  if (max === null) {
    emitLoop(program, of, isLazy);
    return;
  }
  const splits = [];
  for (let time = min; time < max; time++) {
    const split = { kind: 'split' as const, first: program.length + 1, second: program.length + 1 };
    add(program, split);
    emit(program, of);
    splits.push(split);
  }
  for (const split of splits) split[isLazy ? 'first' : 'second'] = program.length;
}

function emitLoop(program: Instruction[], of: Node, isLazy: boolean): void {
  const at = program.length;
  const split = { kind: 'split' as const, first: at + 1, second: at + 1 };
  add(program, split);
  emit(program, of);
  add(program, { kind: 'jump', to: at });
  split[isLazy ? 'first' : 'second'] = program.length;
}
