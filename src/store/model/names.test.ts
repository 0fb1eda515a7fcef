import { describe, expect, it } from 'vitest'
import { descriptionError, generatedName, isUuid, nameError } from './names'
import { roundUpToTen } from './diskSize'

describe('a resource name', () => {
  it.each([
    ['', 'Name is required'],
    ['A', 'Can only contain lower-case letters, numbers, and dashes'],
    ['a b', 'Can only contain lower-case letters, numbers, and dashes'],
    ['1a', 'Must start with a lower-case letter'],
    ['-a', 'Must start with a lower-case letter'],
    ['a-', 'Must end with a letter or number'],
    ['a'.repeat(64), 'Must be 63 characters or fewer'],
    ['a'.repeat(63), undefined],
    ['web-1', undefined],
  ])('%j: %s', (name, error) => {
    expect(nameError(name)).toBe(error)
  })
  it('a description has at most 512 characters', () => {
    expect(descriptionError('d'.repeat(512))).toBeUndefined()
    expect(descriptionError('d'.repeat(513))).toBe('Must be 512 characters or fewer')
  })
})

describe('a generated name', () => {
  it('joins its parts and six hex digits', () => {
    expect(generatedName(['web', 'data'], () => '0a1b2c')).toBe('web-data-0a1b2c')
    expect(generatedName(['web'])).toMatch(/^web-[0-9a-f]{6}$/)
  })
  it('is never longer than 63 characters, and always a lawful name', () => {
    for (const parts of [
      ['a'.repeat(63)],
      ['a'.repeat(40), 'b'.repeat(40)],
      [`${'a'.repeat(55)}-${'b'.repeat(7)}`],
    ]) {
      const name = generatedName(parts, () => 'ffffff')
      expect(name.length).toBeLessThanOrEqual(63)
      expect(nameError(name)).toBeUndefined()
    }
  })
  it('of one part keeps 56 characters of it', () => {
    expect(generatedName(['a'.repeat(63)], () => 'ffffff')).toBe(`${'a'.repeat(56)}-ffffff`)
  })
})

it('distinguishes an id from a name', () => {
  expect(isUuid('0b7f9a1e-4a52-4c1f-9d1e-0123456789ab')).toBe(true)
  expect(isUuid('web-1')).toBe(false)
})

it.each([
  [1, 10],
  [10, 10],
  [11, 20],
  [1021, 1023],
])('a source of %i GiB suggests a disk of %i GiB', (size, suggested) => {
  expect(roundUpToTen(size)).toBe(suggested)
})
