import { expect, it } from 'vitest'
import { foldOf } from './foldOf'

const port = { noun: 'port filter', none: 'Any port', items: [], isTyped: false }

it('a list without items is one line that says what none means', () => {
  expect(foldOf(port)).toEqual({ moreLabel: 'Add port filter', none: 'Any port' })
})

it('a list with items has no word for none', () => {
  expect(foldOf({ ...port, items: ['443'] })).toEqual({
    moreLabel: 'Add another port filter',
    none: undefined,
  })
})

it.each([
  ['a text that is not added', { ...port, isTyped: true }],
  ['a list that needs an item and has none', { ...port, none: undefined }],
])('%s shows the fields', (_, spec) => {
  expect(foldOf(spec)).toEqual({ moreLabel: undefined, none: undefined })
})
