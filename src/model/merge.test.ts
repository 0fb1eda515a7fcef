import { expect, test } from 'vitest'
import { joinLists, mergeFields, settleEdit } from './merge'

const joins = {
  hosts: joinLists((host: string) => host),
  ports: joinLists((port: string) => port, { isOpen: true }),
}
const was = { name: 'web', description: '', hosts: ['a', 'b'], ports: ['22'] }

test('only what the user has changed is written, onto what is there now', () => {
  const now = { ...was, description: 'theirs', hosts: ['a', 'b', 'c'] }
  expect(mergeFields({ was, body: { ...was, name: 'api' } }, now, joins)).toEqual({
    changed: { name: 'api' },
    clashes: [],
  })
  expect(mergeFields({ was, body: { ...was, hosts: ['d', 'b'] } }, now, joins)).toEqual({
    changed: { hosts: ['b', 'c', 'd'] },
    clashes: [],
  })
})

test('what another client has removed from a list meanwhile stays removed', () =>
  expect(
    mergeFields({ was, body: { ...was, hosts: ['a', 'b', 'd'] } }, { ...was, hosts: ['a'] }, joins).changed,
  ).toEqual({ hosts: ['a', 'd'] }))

test('what is so already is not written, nor asked', () => {
  expect(mergeFields({ was, body: { ...was, name: 'api' } }, { ...was, name: 'api' })).toEqual({
    changed: {},
    clashes: [],
  })
  expect(
    mergeFields({ was, body: { ...was, hosts: ['a'] } }, { ...was, hosts: ['a'] }, joins).changed,
  ).toEqual({})
})

test('a field that the user has not seen is set', () =>
  expect(mergeFields<{ name: string }>({ body: { name: 'api' } }, was).changed).toEqual({ name: 'api' }))

test('two values for one field clash; the answer decides, and is asked again only if it changes again', () => {
  const edit = { was, body: { ...was, name: 'api', description: 'mine' } }
  const now = { ...was, description: 'theirs' }
  const { clashes } = mergeFields(edit, now, joins)
  expect(clashes).toEqual([{ field: 'description', was: '', mine: 'mine', theirs: 'theirs' }])
  const changedWith = (keeps: 'mine' | 'theirs', then = now) =>
    mergeFields(settleEdit(edit, clashes, keeps), then, joins)
  expect(changedWith('mine')).toEqual({ changed: { name: 'api', description: 'mine' }, clashes: [] })
  expect(changedWith('theirs')).toEqual({ changed: { name: 'api' }, clashes: [] })
  expect(changedWith('mine', { ...now, description: 'again' }).clashes).toHaveLength(1)
})

test('a list that stands for everything while it is empty is not joined with an entry', () => {
  const clashesWith = (mine: string[], theirs: string[]) =>
    mergeFields({ was, body: { ...was, ports: mine } }, { ...was, ports: theirs }, joins).clashes
  expect(clashesWith([], ['22', '80'])).toHaveLength(1)
  expect(clashesWith(['22', '80'], [])).toHaveLength(1)
  expect(clashesWith(['80'], ['22', '443'])).toEqual([])
})
