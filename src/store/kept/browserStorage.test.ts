import { afterEach, describe, expect, it, vi } from 'vitest'
import { drop, keep, kept, keptKeys } from './browserStorage'

afterEach(() => vi.unstubAllGlobals())

const KEY = 'orrery.persona'
const asItIs = (text: string) => text

const throwing = (name: string) => () => {
  throw new DOMException('no', name)
}

describe('a storage that the browser denies', () => {
  it('is empty, keeps nothing, and says why', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: throwing('SecurityError'),
      configurable: true,
    })
    expect(kept('session', KEY, asItIs)).toBeUndefined()
    expect(keptKeys('session', KEY)).toEqual([])
    expect(keep('session', KEY, 'b')).toBe('denied')
    expect(() => drop('session', KEY)).not.toThrow()
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })
})

describe('a storage that is full', () => {
  it('keeps nothing more, and says why', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'b', setItem: throwing('QuotaExceededError') })
    expect(kept('local', 'orrery.theme', asItIs)).toBe('b')
    expect(keep('local', 'orrery.rows', 'd')).toBe('full')
  })
})

it('a storage with room keeps what it is given', () => {
  const setItem = vi.fn<(key: string, text: string) => void>()
  vi.stubGlobal('localStorage', { setItem })
  expect(keep('local', 'orrery.theme', 'b')).toBeUndefined()
  expect(setItem).toHaveBeenCalledWith('orrery.theme', 'b')
})
