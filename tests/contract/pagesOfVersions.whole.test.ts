import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NEWEST, OLDEST, versions, type Version } from '#store/api/versions/generated/shipped'
import { noteCalls } from '../support/calls'
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

/**
 * The versions in front of which each page is rendered: the ones with the largest differences, and one of those
 * between, for which `refusals.test.ts` runs the loaders of every page.
 */
const groups: readonly (readonly Version[])[] = [
  ['20251008'],
  ['2026021301'],
  versions.slice(versions.indexOf('2026032500'), -1),
  [NEWEST],
]

const rendered = groups.flatMap((group) =>
  group.map((api, turn) => ({ api, own: routes.filter((_, index) => index % group.length === turn) })),
)

it('each version but the oldest has pages, and each page a version of each group', () => {
  expect(rendered.map(({ api }) => api)).toEqual(versions.slice(1))
  for (const { path } of routes)
    expect(rendered.filter(({ own }) => own.some((route) => route.path === path))).toHaveLength(groups.length)
})

const headings = new Map<string, string>()

beforeEach(() => {
  for (const level of ['error', 'info', 'warn', 'log'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

/** On a busy machine a page takes a third of a second; in milliseconds. */
const SLOWEST_MS = 120_000

describe('the oldest version', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api: OLDEST })
  let wrongCalls: readonly string[] = []
  beforeAll(async () => {
    const errors = noteCalls(OLDEST)
    for (const { path } of routes) headings.set(path, (await pages.open(path)).heading)
    wrongCalls = await errors()
  }, SLOWEST_MS)

  it('has every page, and gets only calls that it has', () => {
    expect(wrongCalls).toEqual([])
    expect([...headings].filter(([, heading]) => heading === '')).toEqual([])
  })
})

describe.each(rendered)('a region of $api', ({ api, own }) => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api })

  it(
    'has its pages, and gets only calls that it has',
    async () => {
      const errors = noteCalls(api)
      const faults: string[] = []
      for (const { path } of own) {
        const { heading, failure, text } = await pages.open(path)
        const isGone = gone(path, api)
        if (failure !== (isGone ? 'Not part of this region' : undefined)) faults.push(`${path}: ${failure}`)
        else if (!isGone && heading !== headings.get(path)) faults.push(`${path}: ${heading}`)
        if (/\b(undefined|NaN|\[object)/.test(text)) faults.push(`${path}: prints a value that is none`)
      }
      expect([...faults, ...(await errors())]).toEqual([])
    },
    SLOWEST_MS,
  )
})
