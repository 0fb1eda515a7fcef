import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cutText } from '#features/app/frame/LongListsNote'
import type { LongLists } from '#store/api/wire/longLists'
import * as reading from '#store/api/wire/readRemainingPages'
import { isOffered } from '#features/kit/noun/noun'
import { OLDEST } from '#store/api/versions/generated/shipped'
import * as paging from '#model/paging'
import { addedRuns } from '../support/addedRuns'
import { setupPages } from '../support/pageText'
import { areas, otherStates } from '../support/routes'

// Every page where each list takes several requests: it has the same sentences, totals, rows and choices as where each
// takes one. A page that takes the first answer of a list for the whole fails here, also a new one. And every page
// where lists are longer than a console reads: it says so, and nothing on it claims to know all of them.

const limits = { page: 1_000, all: Infinity }

/** The lists of several pages that a page has read: their operations, and what its console knows of them. */
const read = { operations: new Set<string>(), lists: undefined as LongLists | undefined }

const { readRemainingPages } = reading

/** So few rows that most lists of the region take several requests. */
const FEW = 2

/** What claims to know all, or none, of a list. */
const ABSOLUTE = /\b(all|every|each|none|no|nothing|only)\b/i

const routes = [...Object.values(areas).flat(), ...otherStates].filter(
  (route) => isOffered(OLDEST, route) && !route.path.startsWith('/help'),
)

beforeEach(() => {
  for (const level of ['error', 'info', 'warn', 'log'] as const) vi.spyOn(console, level).mockReturnValue()
  vi.spyOn(paging, 'PAGE_LIMIT', 'get').mockImplementation(() => paging.partLimit(limits.page))
  vi.spyOn(paging, 'DEFAULT_LIMIT', 'get').mockImplementation(() =>
    paging.partLimit(Math.min(limits.page, 100)),
  )
  vi.spyOn(reading, 'readRemainingPages').mockImplementation((pages) => {
    // The roles of the user are of all groups, however many.
    if (pages.operation === 'currentUserGroups') return readRemainingPages(pages)
    read.operations.add(pages.operation)
    read.lists = pages.lists
    return readRemainingPages({ ...pages, limit: Math.min(pages.limit, limits.all) })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(limits, { page: 1_000, all: Infinity })
})

describe('a page whose lists take several requests', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api: OLDEST })
  const long: string[] = []
  const cutOnes: string[] = []

  it.each(routes.map(({ path }) => path))(
    '%s says the same, and of the beginning that it is',
    async (path) => {
      limits.page = FEW
      read.operations.clear()
      const inPages = await pages.openAgain(path)
      expect(inPages.failure).toBeUndefined()
      if (read.operations.size === 0) return
      long.push(path)
      limits.page = 1_000
      const whole = await pages.openAgain(path)
      // In a long list, names are asked for one by one.
      const isNamed = inPages.text === whole.text
      const shown = isNamed ? inPages : await inPages.settled()
      expect(shown.text).toBe((isNamed ? whole : await whole.settled()).text)

      Object.assign(limits, { page: FEW, all: FEW })
      read.operations.clear()
      const cut = await pages.openAgain(path)
      expect(cut.failure).toBeUndefined()
      // Some lists end where the reading does.
      const lists = read.lists?.get() ?? []
      if (lists.length === 0) return
      cutOnes.push(path)
      expect(cutText(lists)).toContain(`of the first ${FEW}`)
      const claims = addedRuns(whole.text, cut.text).filter(
        (run) => ABSOLUTE.test(run) && !run.includes(`the first ${FEW}`),
      )
      expect(claims).toEqual([])
    },
  )

  it('most pages have such a list', () => {
    expect(long.length).toBeGreaterThan(100)
    expect(cutOnes.length).toBeGreaterThan(100)
  })
})
