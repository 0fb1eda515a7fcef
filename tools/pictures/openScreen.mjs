// Opens a screen of which there is a picture, as the picture shows it.
/** @import { Page } from 'playwright' */
/** @import { Screen } from './screens.mjs' */

/** The time of every picture. */
export const NOON = new Date('2026-03-16T12:00:00Z')

/** The words that a page shows, a line each. @param {Page} page */
export const wordsOf = async (page) => {
  const text = await page.evaluate(() => document.body.innerText)
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim())
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}

/**
 * Opens a screen and waits until nothing on it is loading.
 * @param {Page} page
 * @param {string} origin
 * @param {Screen} screen
 */
export async function openScreen(page, origin, { path, shows, keys, clicks, settings }) {
  if (settings) await page.route('**/config.json', (route) => route.fulfill({ json: settings }))
  await page.goto(`${origin}${path}?latency=0`)
  await page.getByRole('heading', { name: shows }).first().waitFor()
  await settle(page)
  for (const [role, name] of clicks ?? []) await page.getByRole(role, { name }).click()
  if (clicks) await page.getByRole('dialog').waitFor()
  await settle(page)
  if (!keys) return
  await page.keyboard.press(keys)
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await settle(page)
}

/** @param {Page} page */
export async function settle(page) {
  await page.waitForLoadState('networkidle')
  // The page of primitives shows loading states for ever on purpose.
  await page.waitForFunction(
    () =>
      location.pathname === '/_ui' ||
      !document.querySelector('main [aria-busy="true"], [aria-label="Chart loading"]'),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const _ of [0, 1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}
