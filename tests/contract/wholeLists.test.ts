import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOn } from '#store/api/wire/readOn'
import type * as paging from '#store/model/paging'
import { setupPages } from '../support/pageText'
import { areas, otherStates } from '../support/routes'

// Every page where each list takes several requests: it has the same sentences, totals, rows and choices as where each
// takes one. A page that takes the first answer of a list for the whole fails here, also a new one.

const limits = vi.hoisted(() => ({ page: 1_000 }))

vi.mock(import('#store/model/paging'), async (original) => {
  const actual = await original()
  return {
    ...actual,
    get PAGE_LIMIT() {
      return actual.partLimit(limits.page)
    },
    get UNASKED_LIMIT() {
      return actual.partLimit(Math.min(limits.page, 100))
    },
  } satisfies typeof paging
})

vi.mock(import('#store/api/wire/readOn'), { spy: true })

/** So few rows that most lists of the region take several requests. */
const FEW = 2

const routes = [...Object.values(areas).flat(), ...otherStates].filter(
  ({ path }) => !path.startsWith('/help'),
)

beforeEach(() => {
  for (const level of ['error', 'info', 'warn', 'log'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  limits.page = 1_000
})

describe('a page whose lists take several requests', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  const long: string[] = []

  it.each(routes.map(({ path }) => path))('%s says the same', async (path) => {
    limits.page = FEW
    vi.mocked(readOn).mockClear()
    const inPages = await pages.openAgain(path)
    expect(inPages.failure).toBeUndefined()
    if (vi.mocked(readOn).mock.calls.length === 0) return
    long.push(path)
    limits.page = 1_000
    const whole = await pages.openAgain(path)
    expect(inPages.text).toBe(whole.text)
  })

  it('most pages have such a list', () => {
    expect(long.length).toBeGreaterThan(100)
  })
})
