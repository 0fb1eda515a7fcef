import { expect, type Page } from 'playwright/test'
import type { DemoScript } from '#features/console/demos/script/step'

/** A pace at which demos finish at once. */
const AT_ONCE = 100_000

/** The player of the page's demo. */
export const player = (page: Page) => page.getByRole('region', { name: /^Demo/ })

/** Keeps a script for this tab, to be played as `own`. */
export async function keepScript(page: Page, script: DemoScript | string) {
  // Storage belongs to an origin, which any file of it has.
  await page.goto('/favicon.svg')
  const text = typeof script === 'string' ? script : JSON.stringify(script)
  await page.evaluate((kept) => sessionStorage.setItem('orrery.demo.own', kept), text)
}

/** The response of an empty list of files. */
const noFiles = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'application/json' }],
  body: Buffer.from('[]').toString('base64'),
}

/**
 * Lets the page of a demo load each part of the console when the demo needs it, instead of all of them before it begins:
 * most of what the page of a short demo takes. Not for a demo whose log is compared.
 *
 * @returns a function that ends it
 */
export async function loadOnDemand(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void session.send('Fetch.fulfillRequest', { requestId, ...noFiles })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/demo-files.json' }] })
  return () => session.detach()
}

/** Plays a demo in its page to its end. @param pace milliseconds of the page for each of the viewer */
export async function playInPage(page: Page, name: string, pace = AT_ONCE) {
  await page.goto(`/?demo=${name}&pace=${pace}`)
  const failure = player(page).getByRole('alert')
  await expect(
    player(page)
      .getByText(/^The end\./)
      .or(failure),
  ).toBeVisible({ timeout: 60_000 })
  expect(await failure.allTextContents()).toEqual([])
}
