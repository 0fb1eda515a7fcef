import { expect, test } from 'vitest'
import { choicesWith, hasField } from './facetChoices'

const choices = Array.from({ length: 25 }, (_, index) => ({
  value: `${index}`,
  label: `Berth-api-${index + 1}`,
  count: 1,
}))

test('one of 25 values is found by reading all of them', () => {
  expect(hasField(choices)).toBe(true)
  expect(choicesWith(choices, ' api-25').map(({ label }) => label)).toEqual(['Berth-api-25'])
  expect(choicesWith(choices, 'BERTH')).toHaveLength(25)
  expect(choicesWith(choices, 'disk')).toEqual([])
  expect(choicesWith(choices, ' ')).toBe(choices)
})

test('a menu of twelve values asks for a text', () => {
  expect(hasField(choices.slice(0, 12))).toBe(false)
})
