import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Version } from '#store/api/versions/change'
import { versions } from '#store/api/versions/generated/shipped'
import { setupPages } from '../support/pageText'
import { areas } from '../support/routes'

// Every page in front of regions of several versions: it renders with the heading that it has in front of the oldest one,
// and prints no value that is none.

const routes = Object.values(areas)
  .flat()
  .filter(({ path }) => !path.startsWith('/help'))

/** Pages that regions from a version on do not have: the services' pool is one of the IP pools there. */
const gone = (path: string, version: Version) =>
  path.startsWith('/system/networking/ip-pools-service') &&
  versions.indexOf(version) >= versions.indexOf('2026073100')

/** The versions with the largest differences; `refusals.test.ts` runs the loaders of every page for the others. */
const rendered: readonly Version[] = ['20251008', '2026021301', '2026081901']

const headings = new Map<string, string>()

beforeEach(() => {
  for (const level of ['error', 'info', 'warn', 'log'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

describe('the oldest version', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  beforeAll(async () => {
    for (const { path } of routes) headings.set(path, (await pages.open(path)).heading)
  }, 60_000)

  it('has every page', () => {
    expect([...headings].filter(([, heading]) => heading === '')).toEqual([])
  })
})

describe.each(rendered)('a region of %s', (api) => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api })

  it('has every page', async () => {
    const faults: string[] = []
    for (const { path } of routes) {
      const { heading, failure, text } = await pages.open(path)
      const isGone = gone(path, api)
      if (failure !== (isGone ? 'Not part of this region' : undefined)) faults.push(`${path}: ${failure}`)
      else if (!isGone && heading !== headings.get(path)) faults.push(`${path}: ${heading}`)
      if (/\b(undefined|NaN|\[object)/.test(text)) faults.push(`${path}: prints a value that is none`)
    }
    expect(faults).toEqual([])
  }, 60_000)
})
