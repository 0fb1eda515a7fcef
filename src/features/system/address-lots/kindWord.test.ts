import { expect, it } from 'vitest'
import { kindWord } from './kindWord'

it.each([
  ['infra', 'Infrastructure'],
  ['pool', 'Pool'],
  ['a_later_one', 'A later one'],
])('an address lot of the kind %s reads %s, not the name of the API', (kind, words) =>
  expect(kindWord(kind)).toBe(words),
)
