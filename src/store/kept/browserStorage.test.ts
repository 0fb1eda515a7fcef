import { afterEach, describe, expect, it, vi } from 'vitest'
import { drop, keep, kept, keptKeys } from './browserStorage'

afterEach(() => vi.unstubAllGlobals())

const throwing = (name: string) => () => {
  throw new DOMException('no', name)
}

describe('a storage that the browser denies', () => {
  it('is empty, keeps nothing, and says why', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: throwing('SecurityError'),
      configurable: true,
    })
    expect(kept('session', 'a')).toBeNull()
    expect(keptKeys('session')).toEqual([])
    expect(keep('session', 'a', 'b')).toBe('denied')
    expect(() => drop('session', 'a')).not.toThrow()
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })
})

describe('a storage that is full', () => {
  it('keeps nothing more, and says why', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'b', setItem: throwing('QuotaExceededError') })
    expect(kept('local', 'a')).toBe('b')
    expect(keep('local', 'c', 'd')).toBe('full')
  })
})

it('a storage with room keeps what it is given', () => {
  const setItem = vi.fn<(key: string, text: string) => void>()
  vi.stubGlobal('localStorage', { setItem })
  expect(keep('local', 'a', 'b')).toBeUndefined()
  expect(setItem).toHaveBeenCalledWith('a', 'b')
})
