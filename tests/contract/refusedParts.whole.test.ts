import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { OperationName } from '#store/api/generated/operationTypes'
import { NEWEST } from '#store/api/versions/generated/shipped'
import { operationAt } from '../support/calls'
import { apiOf, casesOf } from '../support/casesOf'
import { quietConsole, setupPages } from '../support/pageText'
import { circumstances, OPENS, refusals, type Circumstance } from '../support/refusals'

// What a role does not allow has not failed: it offers no other try, in whatever part of a page it is. Rule: ERR-10. A
// page that is refused as a whole has one among its quiet actions; `refusals.whole.test.ts` lists these.

quietConsole()

const restricted = (Object.keys(circumstances) as Circumstance[]).filter((one) => !circumstances[one].allFail)

describe.each(restricted)('%s', (who) => {
  const pages = setupPages({ scenario: 'company', persona: circumstances[who].login })

  test('no part of a page that opens offers another try', async () => {
    const offering: string[] = []
    for (const path of refusals(who)[OPENS] ?? []) {
      const page = await (await pages.open(path)).settled()
      // The welcome stands for the whole page.
      const isWhole = page.failure !== undefined || page.heading?.startsWith('Welcome')
      if (!isWhole && page.text.includes('Try again')) offering.push(path)
    }
    expect(offering).toEqual([])
  }, 240_000)
})

/** Answers each call of an operation with 403. @returns ends it */
function refuse(operation: OperationName) {
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (request: Request) =>
    operationAt(NEWEST, request.method, new URL(request.url))?.name === operation
      ? Promise.resolve(Response.json({ message: 'Forbidden', error_code: 'Forbidden' }, { status: 403 }))
      : answered(request),
  )
  return () => vi.stubGlobal('fetch', answered)
}

describe('an admin, while one kind of call is refused', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api: NEWEST })
  const parts = [...casesOf('failing'), ...casesOf('failingParts')].filter(
    ([, path]) => apiOf(path) === NEWEST,
  )
  test.each(parts.map(([operation, path]) => [operation, path] as const))(
    '%s: no part of %s offers another try',
    async (operation, path) => {
      const end = refuse(operation)
      onTestFinished(() => void end())
      const page = await (await pages.open(path)).settled()
      const isWhole = page.failure !== undefined
      expect(isWhole ? '' : page.text).not.toContain('Try again')
    },
  )
})
