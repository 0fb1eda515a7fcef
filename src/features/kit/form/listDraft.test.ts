import { describe, expect, it } from 'vitest'
import { draftError, withDraft, type ItemKind } from './listDraft'

/** Numbers with a unit that stays for the next one. */
const kind: ItemKind<{ unit: string; text: string }, { unit: string; value: number }> = {
  textOf: ({ text }) => text,
  withText: ({ unit }, text) => ({ unit, text }),
  itemOf: ({ unit, text }) => (text.trim() === '' ? undefined : { unit, value: Number(text) }),
  validate: ({ text }) => (Number.isNaN(Number(text)) ? 'Not a number' : undefined),
  keyOf: ({ unit, value }) => `${value} ${unit}`,
  nameOf: ({ unit, value }) => `${value} ${unit}`,
  next: ({ unit }) => ({ unit, text: '' }),
  most: 3,
}
const one = { unit: 'm', value: 1 }
const listed = (text: string, items = [one]) => ({ draft: { unit: 'm', text }, items })
const added = (text: string) => {
  const { draft, items } = withDraft(listed(text), kind)
  return [draft.text, ...items.map(({ value }) => value)]
}

describe('a list with a draft', () => {
  it('adds the draft, and keeps its kind for the next one', () => {
    expect(withDraft(listed('2'), kind)).toEqual({
      draft: { unit: 'm', text: '' },
      items: [one, { unit: 'm', value: 2 }],
    })
  })
  it.each([
    ['', undefined],
    ['x', 'Not a number'],
    ['01', '1 m is in the list already. Items must be unique'],
  ])('keeps %j, and says why: %s', (text, error) => {
    expect(withDraft(listed(text), kind)).toEqual(listed(text))
    expect(draftError(listed(text), kind)).toBe(error)
  })
  it.each([
    ['2, 3', ['', 1, 2, 3], undefined],
    ['2\n 3\r\n', ['', 1, 2, 3], undefined],
    // What is listed already is left out.
    ['1, 2, 02', ['', 1, 2], undefined],
    ['1, 01', ['', 1], undefined],
    ['2, x, 3, y', ['x, y', 1, 2, 3], 'x: Not a number'],
    ['2, 3, 4', ['4', 1, 2, 3], '4: There can be at most 3'],
  ])('of a pasted text %j, adds each item that it can', (text, all, error) => {
    expect(added(text)).toEqual(all)
    expect(draftError(listed(text), kind)).toBe(error)
  })
  it('that is full takes no more', () => {
    const full = [1, 2, 3].map((value) => ({ unit: 'm', value }))
    expect(draftError(listed('4', full), kind)).toBe('There can be at most 3')
    expect(withDraft(listed('4', full), kind).items).toEqual(full)
  })
})
