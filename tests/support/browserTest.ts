import { test as base } from 'playwright/test'
import { faultsOfCall, type Call } from './calls'
import { PageReuse } from './reusedPage'

interface Guard {
  /** Console errors a test provokes on purpose: those that match are expected. Set with `test.use`. */
  allowedErrors: RegExp[]
  /** What went wrong in the page so far, in the order it happened. */
  pageErrors: string[]
  /** What the page asked of the region so far. */
  calls: Call[]
  /** The options of this test's browser context, as text. */
  contextKey: string
}

interface WorkerGuard {
  reuse: PageReuse
}

/**
 * Playwright's `test`, which also fails on any console error, uncaught error or violation of the content security
 * policy in the page, and on any call that does not fit the description of the API. A page that works while
 * complaining does not pass.
 */
export const test = base.extend<Guard, WorkerGuard>({
  allowedErrors: [[], { option: true }],
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
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
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
        colorScheme,
        contextOptions,
        deviceScaleFactor,
        hasTouch,
        isMobile,
        locale,
        storageState,
        timezoneId,
      ]),
    ),
  page: async ({ reuse, contextKey, viewport, allowedErrors }, provide, testInfo) => {
    const page = await reuse.take(contextKey, viewport)
    await provide(page)
    const { calls, errors: all } = reuse.recordOf(page)
    const errors = all.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))
    reuse.giveBack(testInfo.status === testInfo.expectedStatus && errors.length === 0)
    if (errors.length) throw new Error(`The page complained:\n${errors.join('\n')}`)
    const misfits = new Set(calls.flatMap(faultsOfCall))
    if (misfits.size) throw new Error(`Calls that do not fit the API:\n${[...misfits].join('\n')}`)
  },
  context: async ({ page, reuse }, provide) => {
    reuse.spend()
    await provide(page.context())
  },
})

export { expect } from 'playwright/test'
