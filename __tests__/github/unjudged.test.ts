import { sentenceOf } from '../../src/github/unjudged.js';

const TOKEN = 'ghs_0123456789';
const ofApi = (status: number, message: string): Error => Object.assign(new Error(message), { status });

test.each<[claim: string, error: unknown, expected: string]>([
  [
    'of the API only its status',
    ofApi(401, `bad ${TOKEN}`),
    'GitHub answered 401 where this run needs an answer.',
  ],
  ['of ours its sentence', new Error('The input a is b.'), 'The input a is b.'],
  ['of ours, with the token in it', new Error(`x ${TOKEN} y ${TOKEN}`), 'x *** y ***'],
  ['of ours, with a command in it', new Error('a\n::error::b\u202e'), 'a\\u{a}::error::b\\u{202e}'],
  [
    'of a name that nobody foresaw only its kind',
    new TypeError(`${TOKEN} is not a function`),
    'an internal error (TypeError). Please report it.',
  ],
  [
    'of a line that breaks, without its text',
    Object.assign(new Error(TOKEN), { name: 'HttpError' }),
    'GitHub could not be reached.',
  ],
  ['that is none', TOKEN, 'an internal error (unknown). Please report it.'],
  ['that is nothing', undefined, 'an internal error (unknown). Please report it.'],
  ['of half an answer', new Error(`half ${TOKEN}`), 'half ***'],
])('an error %s is told', (_claim, error, expected) => {
  expect(sentenceOf(error, TOKEN)).toBe(expected);
});

test('a sentence is short, and without a token nothing is left out', () => {
  expect(sentenceOf(new Error('x'.repeat(10_000)), '').length).toBeLessThan(1_000);
  expect(sentenceOf(new Error('as it is'), '')).toBe('as it is');
});
