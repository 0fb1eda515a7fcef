import type { Locator, Page } from 'playwright/test'
import { dialog, goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { missingCode, missingCodeError } from '../support/missingCode'
import { areas, type ListedRoute } from '../support/routes'
import { titleOnScreen } from '../support/travel'
import { beginFailingTravel, deadEndsOf, resumeFailingTravel } from '../support/deadEnds'

// A release, or a dropped connection, removes script files while the console is open: the missing part shows an
// error in its place, the frame stays, and once the files are back, "Try again" shows the part. A browser that never asks
// twice for a module loads the page again for it.

test.use({ allowedErrors: [missingCodeError] })

const unloadedPage = /^Something went wrong ?: Could not load this page/

/** Presses "Try again" of a part whose code is back, and opens the part anew if the page was loaded again for it. */
async function comesByTryAgain(page: Page, part: Locator, open: () => Promise<unknown>) {
  const reloaded = page.waitForEvent('load').then(() => expect(page.getByRole('banner')).toBeVisible())
  await dialog(page, 'Could not load this part').getByRole('button', { name: 'Try again' }).click()
  await Promise.any([reloaded.then(open), part.waitFor()])
  await expect(part).toBeVisible()
}

test('quick actions whose code cannot be fetched say so over the page, and come by “Try again”', async ({
  page,
}) => {
  const code = await missingCode(page)
  await visit(page, '/projects?latency=0', 'Projects')
  const open = () => page.keyboard.press('Control+k')
  code.take()
  await open()
  const unloaded = dialog(page, 'Could not load this part')
  await expect(unloaded.getByText('A part of the console could not be fetched.')).toBeVisible()
  code.giveBack()
  await comesByTryAgain(page, dialog(page, 'Quick actions'), open)
})

/** The number of pages, tabs and panels to try per area: more of the same kind do not differ. */
const MOST_MISSED = 4

for (const [area, routes] of Object.entries(areas))
  test(`${area}: a script that cannot be fetched leaves the frame, and comes by “Try again”`, async ({
    page,
  }) => {
    test.slow()
    const code = await missingCode(page)
    await beginFailingTravel(page)
    const found: string[] = []
    const missed: string[] = []
    for (const route of routes as readonly ListedRoute[]) {
      if (missed.length === MOST_MISSED) break
      code.take()
      await goInPage(page, route.path)
      found.push(...(await deadEndsOf(page, route)).map((fault) => `${route.path}: ${fault}`))
      const title = titleOnScreen(page, route)
      // Earlier pages may have loaded the same files.
      if (await title.isVisible()) continue
      missed.push(route.path)
      await expect(page.getByRole('heading', { name: unloadedPage })).toBeVisible()
      code.giveBack()
      // That of a panel is above that of its page.
      await page.getByRole('button', { name: 'Try again' }).last().click()
      await expect(title).toBeVisible()
      await resumeFailingTravel(page)
    }
    expect(found).toEqual([])
    expect(missed).not.toEqual([])
  })

test('an operators’ page whose branch of the routes cannot be fetched says so in a layout, and comes by “Try again”', async ({
  page,
}) => {
  const code = await missingCode(page)
  await visit(page, '/projects?latency=0', 'Projects')
  code.take(/\/assets\/routes-/)
  await goInPage(page, '/system/silos')
  await expect(page.getByRole('heading', { name: unloadedPage })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'tidewater-ops navigation' })).toBeVisible()
  await expect(page).toHaveTitle('Page not loaded / Orrery')
  code.giveBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silos')
  await goInPage(page, '/system/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
})

for (const [path, files, title, isFramed] of [
  ['/projects/berth-planner/snapshots', /\/assets\/snapshots-/, 'Snapshots', true],
  ['/system/silos', /\/assets\/routes-/, 'Silos', true],
  ['/login', /\/assets\/routes-/, 'Sign in', false],
] as const)
  test(`${path}, whose code is missing from the start, says so, and “Try again” loads what a release has moved`, async ({
    page,
  }) => {
    const code = await missingCode(page)
    const heading = page.getByRole('heading', { level: 1 })
    code.take(files)
    await page.goto(`${path}?latency=0`)
    await expect(heading).toHaveAccessibleName(unloadedPage)
    await expect(page.getByRole('banner')).toHaveCount(isFramed ? 1 : 0)
    // The code is still missing: a retry reloads the page.
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Try again' }).click()
    await reloaded
    await expect(heading).toHaveAccessibleName(unloadedPage)
    code.giveBack()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading).toHaveText(title)
  })

for (const [what, files] of [
  ['the entry script', /\/assets\/index-/],
  ['a script that the entry needs', /\/assets\/react-/],
] as const)
  test(`without ${what} the page says so in words, and “Try again” starts the console @journey`, async ({
    page,
  }) => {
    const code = await missingCode(page)
    code.take(files)
    await page.goto('/projects?latency=0')
    await expect(page.getByRole('alert')).toContainText('Could not load the console')
    code.giveBack()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
    await expect(page.getByText('Could not load the console')).toHaveCount(0)
  })

test('a dialog that cannot be fetched says so over the page, closes, and comes by “Try again”', async ({
  page,
}) => {
  const code = await missingCode(page)
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  code.take(/\/assets\/help-/)
  const unloaded = dialog(page, 'Could not load this part')
  const help = page.getByRole('button', { name: 'Learn about instances' })
  await help.click()
  await expect(unloaded.getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(unloaded).toHaveCount(0)
  await expect(help).toBeFocused()
  await help.click()
  await unloaded.getByRole('button', { name: 'Close' }).click()
  await expect(unloaded).toHaveCount(0)
  await help.click()
  await expect(unloaded).toBeVisible()
  code.giveBack()
  await comesByTryAgain(page, dialog(page, 'Instances'), () => help.click())
})

test('a part of a page that cannot be fetched says so in the page', async ({ page }) => {
  const code = await missingCode(page)
  code.take(/\/assets\/instances-terminal-/)
  const path = '/projects/web/instances/web-1/serial-console'
  await visit(page, `${path}?scenario=small&latency=0`, 'Serial console')
  const unloaded = page.getByRole('alert').filter({ hasText: 'Could not load this part' })
  await expect(unloaded).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to instance' })).toBeVisible()
  code.giveBack()
  await unloaded.getByRole('button', { name: 'Try again' }).click()
  await expect(unloaded).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Serial console of web-1' })).toBeVisible()
})

test('a style sheet that cannot be fetched is fetched again', async ({ page }) => {
  const code = await missingCode(page)
  await visit(page, '/projects?scenario=small&latency=0', 'Projects')
  code.take(/\/assets\/project-forms-.*\.css/)
  await page.getByRole('link', { name: 'Create project' }).click()
  const unloaded = dialog(page, unloadedPage)
  await expect(unloaded).toBeVisible()
  code.giveBack()
  const sheet = page.waitForResponse(/\/assets\/project-forms-.*\.css/)
  await unloaded.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page, 'Create project')).toBeVisible()
  expect((await sheet).status()).toBe(200)
})
