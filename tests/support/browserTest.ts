import { test as base, type Page } from 'playwright/test'
import type {} from '#features/console/preview/logForTests'
import type {} from '#features/console/preview/startPreview'
import { BrowserCoverage } from './browserCoverage'
import { callErrors, type Call } from './calls'
import { OLDEST, versions, type Version } from '#store/api/versions/generated/shipped'
import { headerOf, isUnversioned } from '#store/api/versions/header'
import { mediaNow, PageReuse } from './reusedPage'

interface Guard {
  /** Console errors that a test expects. Set with `test.use`. */
  allowedErrors: RegExp[]
  /** The errors in the page so far, in order. */
  pageErrors: string[]
  /** The calls of the page so far. */
  calls: Call[]
  /** Whether `page.goto` always loads the console: for tests of its start. Set with `test.use`. */
  realLoads: boolean
  /** Whether the page is drawn from its load on. Set with `test.use`. */
  isDrawn: boolean
  /** The version of the region's API. Set with `test.use`, or for all tests with `ORRERY_TEST_API`. */
  api: Version
  /** The region changes its version during the test: each call is checked against the version in its header. */
  changesApi: boolean
  /** The options of this test's browser context, as text. */
  contextKey: string
}

interface WorkerGuard {
  reuse: PageReuse
  coverage: BrowserCoverage
}

/** The version whose description a call has to fit. Tests themselves speak an old one, if the region knows several. */
function versionOf({ version, isOfTest }: Call, api: Version, changesApi: boolean): Version {
  if (isOfTest && !isUnversioned(api)) return '20251008'
  return (changesApi ? versions.find((each) => version === headerOf(each)) : undefined) ?? api
}

const asked = versions.find((version) => version === process.env['ORRERY_TEST_API'])
const usualApi: Version = asked ?? OLDEST

const nothingLeft = {
  differences: [] as readonly string[],
  facts: [] as readonly string[],
  media: undefined as string | undefined,
}

/**
 * The differences between the state of the page and the state that its tape of actions rebuilds, the facts that it
 * recorded, and its media. A page that is closed or navigating has none of them.
 */
async function leftBy(page: Page): Promise<typeof nothingLeft> {
  if (page.isClosed()) return nothingLeft
  const left = page.evaluate(() => ({
    differences: window.orreryLog?.differences() ?? [],
    facts: window.orreryLog?.facts() ?? [],
  }))
  return Promise.all([left, page.evaluate(mediaNow)])
    .then(([of, media]) => ({ ...of, media }))
    .catch((error: unknown) => {
      if (/context was destroyed|has been closed|navigation/.test(String(error))) return nothingLeft
      throw error
    })
}

/**
 * Playwright's `test`, which also fails on any console error, uncaught error or violation of the content security
 * policy in the page, on any call that does not fit the description of the API, and on a tape of actions that does not
 * rebuild the present.
 */
export const test = base.extend<Guard, WorkerGuard>({
  allowedErrors: [[], { option: true }],
  realLoads: [false, { option: true }],
  isDrawn: [false, { option: true }],
  api: [usualApi, { option: true }],
  changesApi: [false, { option: true }],
  pageErrors: async ({ page, reuse }, provide) => provide(reuse.recordOf(page).errors),
  calls: async ({ page, reuse }, provide) => provide(reuse.recordOf(page).calls),
  reuse: [
    async ({ browser }, provide) => {
      const reuse = new PageReuse(browser)
      await provide(reuse)
      await reuse.close()
    },
    { scope: 'worker' },
  ],
  contextKey: async (
    {
      acceptDownloads,
      api,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isDrawn,
      isMobile,
      locale,
      storageState,
      timezoneId,
    },
    provide,
  ) =>
    provide(
      JSON.stringify([
        acceptDownloads,
        api,
        colorScheme,
        contextOptions,
        deviceScaleFactor,
        hasTouch,
        isDrawn,
        isMobile,
        locale,
        storageState,
        timezoneId,
      ]),
    ),
  coverage: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const coverage = new BrowserCoverage()
      await provide(coverage)
      coverage.write()
    },
    { scope: 'worker' },
  ],
  page: async (
    { reuse, coverage, contextKey, isDrawn, viewport, realLoads, api, changesApi, allowedErrors },
    provide,
    testInfo,
  ) => {
    const page = await reuse.take({ key: contextKey, isDrawn, viewport, realLoads, api })
    await provide(page)
    const { differences, facts, media } = await leftBy(page)
    const areMediaSame = media === undefined || media === reuse.mediaOf(page)
    coverage.note(testInfo.file, facts)
    const { calls, errors: all } = reuse.recordOf(page)
    coverage.noteCalls(calls, api)
    const errors = all.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))
    const isSound = errors.length === 0 && differences.length === 0 && areMediaSame
    reuse.giveBack(testInfo.status === testInfo.expectedStatus && isSound)
    if (errors.length) throw new Error(`The page complained:\n${errors.join('\n')}`)
    const invalidCalls = new Set(calls.flatMap((call) => callErrors(call, versionOf(call, api, changesApi))))
    if (invalidCalls.size) throw new Error(`Calls that do not fit the API:\n${[...invalidCalls].join('\n')}`)
    if (differences.length)
      throw new Error(`The tape of actions does not rebuild the present:\n${differences.join('\n')}`)
    if (!areMediaSame)
      throw new Error(`The test leaves other media to the next one: ${media}, not ${reuse.mediaOf(page)}`)
  },
  context: async ({ page, reuse }, provide) => {
    reuse.spend()
    await provide(page.context())
  },
})

export { expect } from 'playwright/test'
