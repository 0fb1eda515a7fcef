import { expect, test } from 'vitest'
import { knownOf } from './serialLine'

/** A text in which no part is there twice. */
const unlike = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `${from + index} `).join('')
const past = unlike(0, 1_000)

test.each([
  ['the whole past, from its beginning', past, past.length],
  ['the past and what is new', `${past}login:`, past.length],
  ['the end of the past and what is new', `${unlike(900, 1_000)}login:`, unlike(900, 1_000).length],
  ['the beginning of what is repeated', unlike(0, 100), 'repeats'],
  ['a part from the middle', unlike(400, 500), 'repeats'],
  ['a part, and then something else', `${unlike(400, 500)}login:`, 0],
  ['another past', unlike(2_000, 2_100), 0],
  // A few equal letters are chance.
  ['one that begins as the past ends', '9 reboot', 0],
])('%s', (_, heard, known) => {
  expect(knownOf(heard, past)).toBe(known)
})

test('a short past is repeated whole, or not at all', () => {
  expect(knownOf('login: demo', 'login:')).toBe(6)
  expect(knownOf('log', 'login:')).toBe('repeats')
  expect(knownOf('n: demo', 'login:')).toBe(0)
  expect(knownOf('login:', '')).toBe(0)
})
