import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256 } from './sha256'

it('is what everybody else computes, at every length around a block', () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1_000, 100_000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) % 251)
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})
