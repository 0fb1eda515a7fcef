import { describe, expect, it } from 'vitest'
import {
  countedHostname,
  countedIp,
  countedNames,
  countedNamesError,
  namesInShort,
  nextFreeName,
} from './countedNames'
import { nameError } from './names'

describe('counted names', () => {
  it.each<[string, number, string[]]>([
    ['web', 3, ['web-1', 'web-2', 'web-3']],
    ['web-{n}', 2, ['web-1', 'web-2']],
    ['web-{nn}-db', 2, ['web-01-db', 'web-02-db']],
    ['{n}-web', 2, ['1-web', '2-web']],
    ['web-9', 3, ['web-9', 'web-10', 'web-11']],
    ['web-09', 3, ['web-09', 'web-10', 'web-11']],
    ['web-099', 2, ['web-099', 'web-100']],
    ['web9', 2, ['web9-1', 'web9-2']],
    ['', 2, ['', '']],
  ])('%s, %i times: %j', (text, count, names) => {
    expect(countedNames(text, count)).toEqual(names)
  })

  it('of any valid name are valid and differ, unless they are too long', () => {
    const texts = ['a', 'web', 'web-0', 'web-1', 'a-007', 'x-{n}', 'x-{nnn}-y', `a${'b'.repeat(57)}`]
    const wrong = texts.filter((text) => {
      const names = countedNames(text, 100)
      return new Set(names).size < 100 || names.some((name) => nameError(name) !== undefined)
    })
    expect(wrong).toEqual([])
  })

  it.each<[string, number, string[], string | undefined]>([
    ['web', 3, ['db-1'], undefined],
    ['web', 3, ['web-2'], 'There is an instance web-2 already'],
    ['web', 3, ['web-2', 'web-3'], '2 instances have such names already: web-2, web-3'],
    ['web-{m}', 2, [], 'Can only contain lower-case letters, numbers, and dashes'],
    ['{n}-web', 2, [], 'Must start with a lower-case letter'],
    ['a'.repeat(62), 2, [], 'Must be 63 characters or fewer'],
  ])('%s, %i times beside %j: %s', (text, count, taken, error) => {
    expect(countedNamesError(countedNames(text, count), new Set(taken), 'instance')).toBe(error)
  })

  it('say that two are the same', () => {
    expect(countedNamesError(['a', 'a'], new Set(), 'disk')).toBe('Two of them would have the same name')
  })

  it('count the first part of a host name', () => {
    expect(countedHostname('web.example.net', 1)).toBe('web-2.example.net')
    expect(countedHostname('a.web-{n}.net', 1)).toBe('a.web-2.net')
  })

  it('are listed as the first two and the last one', () => {
    expect(namesInShort(['a', 'b'])).toBe('a, b')
    expect(namesInShort(countedNames('w', 12))).toBe('w-1, w-2, … w-12')
  })

  it.each<[string, string[], string]>([
    ['web-1', ['web-1', 'web-2'], 'web-3'],
    ['db', ['db'], 'db-2'],
    ['db', ['db', 'db-2', 'db-4'], 'db-3'],
    ['a'.repeat(63), [], ''],
  ])('go on from %s, beside %j, with %s', (name, taken, next) => {
    expect(nextFreeName(name, new Set(taken))).toBe(next)
  })
})

it('counted addresses go over the bytes, and end at the last one', () => {
  expect(countedIp('172.30.0.254', 3)).toBe('172.30.1.1')
  expect(countedIp('fd00::fffe', 3)).toBe('fd00::1:1')
  expect(countedIp('255.255.255.255', 1)).toBeUndefined()
  expect(countedIp('no address', 1)).toBeUndefined()
})
