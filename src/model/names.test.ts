import { describe, expect, it } from 'vitest'
import { isUuid } from './nameOrId'
import { descriptionError, nameError } from './names'
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
