import { expect, test } from 'vitest'
import { choicesWith, foldedChoices, hasField } from './facetChoices'

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

test('a long census counts those that change together, unless one of them is chosen', () => {
  const state = (value: string, group?: string) => ({ value, label: value, count: 2, group })
  const few = [state('failed'), state('attaching', 'changing'), state('detaching', 'changing')]
  const many = [...few, state('attached'), state('detached'), state('faulted'), state('import_ready')]
  expect(foldedChoices(many, [])).toEqual([many[1], many[2]])
  expect(foldedChoices(many, ['attached'])).toHaveLength(2)
  expect(foldedChoices(many, ['detaching'])).toEqual([])
  expect(foldedChoices(few, [])).toEqual([])
  expect(foldedChoices([...many, state('maintenance')].toSpliced(1, 1), [])).toEqual([])
})
