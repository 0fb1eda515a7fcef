import type { Page } from 'playwright/test'

/** The errors of the browser and of the console for code that is missing on purpose. */
export const missingCodeError =
  /Failed to load resource.* 404|dynamically imported module|Unable to preload CSS/

/** Files of the console, by their names. */
const anyCode = /\/assets\/[^/]+\.(js|css)$/

/** The code of error screens. A separate test covers a release that removes it as well. */
const errorCode = /\/assets\/errors-/

interface MissingCode {
  /** Removes the matching files from the server, except for those that the page has loaded. */
  take(files?: RegExp, except?: RegExp): void
  /** Restores all files on the server. */
  giveBack(): void
}

/**
 * Lets a test remove script files and style sheets, as a release does. Disables prefetching, so that a page has
 * only the files of its first load. Call it before that load; no other test uses the page afterwards.
 */
export async function missingCode(page: Page): Promise<MissingCode> {
  let isTaken = (_: string) => false
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.route(anyCode, (route) =>
    isTaken(route.request().url()) ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  return {
    take(files = anyCode, except = errorCode) {
      isTaken = (url) => files.test(url) && !except.test(url)
    },
    giveBack() {
      isTaken = () => false
    },
  }
}
