import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOffered } from '#features/kit/noun/noun'
import { NEWEST, OLDEST, versions, type Version } from '#store/api/versions/generated/shipped'
import { noteCalls } from '../support/calls'
import { setupPages } from '../support/pageText'
import { areas } from '../support/routes'

// Every page in front of regions of several versions: it renders with the heading that it has in front of the oldest one
// with it, and prints no value that is none. Regions without its feature say so.

const routes = Object.values(areas)
  .flat()
  .filter(({ path }) => !path.startsWith('/help'))

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

const MISSING = 'Not part of this region'

beforeEach(() => {
  for (const level of ['error', 'info', 'warn', 'log'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

/** On a busy machine a page takes a third of a second; in milliseconds. */
const SLOWEST_MS = 120_000

describe('the oldest version', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api: OLDEST })
  const faults: string[] = []
  beforeAll(async () => {
    const errors = noteCalls(OLDEST)
    for (const route of routes) {
      const { heading, failure } = await pages.open(route.path)
      if (isOffered(OLDEST, route)) headings.set(route.path, heading)
      else if (failure !== MISSING) faults.push(`${route.path}: ${failure}`)
    }
    faults.push(...(await errors()))
  }, SLOWEST_MS)

  it('has every page of its features, and gets only calls that it has', () => {
    expect(faults).toEqual([])
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
      for (const route of own) {
        const { path } = route
        const { heading, failure, text } = await pages.open(path)
        const isThere = isOffered(api, route)
        if (failure !== (isThere ? undefined : MISSING)) faults.push(`${path}: ${failure}`)
        else if (isThere && heading !== (headings.get(path) ?? heading)) faults.push(`${path}: ${heading}`)
        if (/\b(undefined|NaN|\[object)/.test(text)) faults.push(`${path}: prints a value that is none`)
      }
      expect([...faults, ...(await errors())]).toEqual([])
    },
    SLOWEST_MS,
  )
})
