import { expect, it } from 'vitest'
import { changedRegion } from './changedRegion'

it('a region that was rolled back is announced as that, and not as updated', () => {
  expect(changedRegion('2026032500', '2026073100').title).toBe('The region was rolled back')
  expect(changedRegion('2026073100', '2026032500')).toMatchObject({
    title: 'The region was updated',
    body: expect.stringContaining('version 2026073100') as string,
  })
})
