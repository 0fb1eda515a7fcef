import { expect, it } from 'vitest'
import { whyNotOffered } from './features'
import { NEWEST, OLDEST } from './generated/shipped'

it('says in one sentence which of some features a region has not got', () => {
  expect(whyNotOffered(OLDEST, 'localDisks', 'readOnlyDisks')).toBe(
    'This region has no local disks, and no read-only disks.',
  )
  expect(whyNotOffered('2026032500', 'dualStack', 'jumboFrames')).toBe('This region has no jumbo frames.')
  expect(whyNotOffered(NEWEST, 'dualStack', 'jumboFrames')).toBeUndefined()
})

it('says what a region has in place of a feature', () => {
  expect(whyNotOffered(NEWEST, 'servicePool')).toBe(
    'This region has no service pool of its own. The pools of its own services are among the IP pools.',
  )
})
