import { expect, it } from 'vitest'
import { fitting, draftText } from './fitting'

const initial = {
  name: '',
  size: 8,
  on: false,
  file: null,
  tags: [] as string[],
  hosts: [{ kind: 'ip', value: '' }],
  network: { kind: 'default', count: 1 },
}
const names = Object.keys(initial)

it.each([
  { name: 'web', size: 4, on: true, tags: ['a'] },
  { name: 7, file: { any: 'value' } },
  { hosts: [{ kind: 'vpc', value: 'x' }, { kind: 'any' }] },
  { network: { kind: 'custom', list: [] } },
])('%j is a draft of the form', (draft) =>
  expect(fitting(draft, initial, names)).toEqual({ fits: draft, left: {} }),
)

it.each([
  { other: 1 },
  { name: {} },
  { name: ['a'] },
  { size: '4' },
  { on: 'yes' },
  { tags: 'a' },
  { tags: [null] },
  { hosts: ['a'] },
  { hosts: [{ kind: {} }] },
  { network: [] },
  { network: { count: 'two' } },
])('%j is none, and what fits stays', (draft) =>
  expect(fitting({ ...draft, file: 1 }, initial, names)).toEqual({ fits: { file: 1 }, left: draft }),
)

it('what does not fit is a text to copy', () =>
  expect(draftText({ title: 'two words\nand a line', size: 4, tags: ['a'] })).toBe(
    'title: two words\nand a line\nsize: 4\ntags: ["a"]',
  ))
