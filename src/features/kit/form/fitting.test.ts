import { expect, it } from 'vitest'
import { fitting } from './fitting'

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
])('%j is a draft of the form', (draft) => expect(fitting(draft, initial, names)).toEqual(draft))

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
  expect(fitting({ ...draft, file: 1 }, initial, names)).toEqual({ file: 1 }),
)
