import { expect, it } from 'vitest'
import type { ReleaseStatus } from '#model/olderFacts'
import { runsText } from './RepositoryPage'

const status: ReleaseStatus = {
  componentsByReleaseVersion: { '15.0.0': 52, '15.1.0': 12 },
  contactSupport: false,
  suspended: false,
  targetRelease: null,
  timeLastStepPlanned: '2026-01-01T00:00:00Z',
}

it.each([
  ['15.1.0', '12 of 64 components of the region run this release.'],
  ['16.0.0', '0 of 64 components of the region run this release.'],
])('says how much of the region runs %s', (version, words) => {
  expect(runsText(status, version)).toBe(words)
})
