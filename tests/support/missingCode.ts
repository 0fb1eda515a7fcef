import type { Page } from 'playwright/test'

/** The messages of the browser and of the console about code that is missing on purpose. */
export const missingCodeError =
  /Failed to load resource.* 404|dynamically imported module|Unable to preload CSS/

/** Files of the console, by their names. */
const anyCode = /\/assets\/[^/]+\.(js|css)$/

/** The code of error screens: a release that takes it away as well is a test of its own. */
const errorCode = /\/assets\/errors-/

interface MissingCode {
  /** From now on the server has none of the files that match and are not in the page yet. */
  take(files?: RegExp, except?: RegExp): void
  /** From now on the server has all files again. */
  giveBack(): void
}

/**
 * Lets a test take script files and style sheets away, as a release does. Nothing is fetched ahead, so that a page has
 * only the files that it was opened with. Before the first load; no other test uses the page afterwards.
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
