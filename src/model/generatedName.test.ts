import { describe, expect, it } from 'vitest'
import { generatedName } from './generatedName'
import { nameError } from './names'

describe('a generated name', () => {
  it('joins its parts and six hex digits', () => {
    expect(generatedName(['web', 'data'], () => '0a1b2c')).toBe('web-data-0a1b2c')
    expect(generatedName(['web'])).toMatch(/^web-[0-9a-f]{6}$/)
  })
  it('is never longer than 63 characters, and always a valid name', () => {
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
