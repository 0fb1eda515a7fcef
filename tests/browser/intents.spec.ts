import type { Page } from 'playwright/test'
import { causesOf } from '#store/eventLog/chain'
import { bundled } from '../../tools/build/bundled.mjs'
import type {} from '../support/namesInPage'
import { dialog, goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { entriesOf, line } from '../support/log'
import { failCalls } from '../support/network'

// Intents in the log of the built console: their source and their cause, without any typed text.

/** The intents since the page was opened: source, words and cause. */
async function intentsOf(page: Page): Promise<string[]> {
  const entries = await entriesOf(page)
  return entries
    .filter(({ kind }) => kind === 'intent')
    .map((entry) => {
      const cause = entries.find(({ seq }) => seq === entry.cause)
      return `${line(entry)}${cause ? ` ← ${line(cause)}` : ''}`
    })
}

/** Holds the code of forms, which is not prefetched either. @returns a function that releases it */
async function lateForms(page: Page): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.route(/\/assets\/[^/]*forms?-[^/]*\.js$/, async (route) => {
    await arrived
    await route.fallback()
  })
  return arrive
}

test.describe('while the code of a panel is not there yet', () => {
  // The second click would hit the panel.
  test.use({ realLoads: true })

  test('an intent has the one before it as its cause, or another source than the hand that acted', async ({
    page,
  }) => {
    const arrive = await lateForms(page)
    await visit(page, '/projects/web/disks?scenario=small&latency=0', 'Disks')
    await page.getByRole('link', { name: 'Create disk' }).dblclick()
    arrive()
    const panel = dialog(page, 'Create disk')
    await panel.getByRole('textbox', { name: 'Name' }).click()
    await page.keyboard.type('Canary')
    await panel.getByRole('radio', { name: 'Snapshot' }).check()
    await panel.getByRole('textbox', { name: 'Description' }).focus()
    await page.keyboard.type('canary')
    await panel.getByRole('button', { name: 'Create disk' }).click()
    await panel.getByRole('textbox', { name: 'Name' }).press('Enter')
    await panel.getByRole('heading', { name: 'Create disk' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(panel).toBeHidden()
    // The steps of the question, back and forth and back again, are no intents.
    expect(await intentsOf(page)).toEqual([
      'pointer: click a "Create disk"',
      'pointer: click a "Create disk"',
      'pointer: click input "name"',
      'keyboard: type input "name"',
      'pointer: click input "kind"',
      'pointer: change input "kind"',
      'keyboard: type textarea "description"',
      'pointer: click button "Create disk"',
      'pointer: submit dialog "Create disk" ← pointer: click button "Create disk"',
      'keyboard: click button "Create disk"',
      'keyboard: submit dialog "Create disk" ← keyboard: click button "Create disk"',
      'pointer: click dialog "Create disk"',
      'keyboard: press Escape',
      'pointer: click button "Discard"',
    ])
  })
})

test('typed text is in the name of what holds it, or in that of a text that is clicked', async ({ page }) => {
  await page.goto('/projects/web/disks-new?scenario=small&latency=0')
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('textbox', { name: 'Name' }).fill('canary-name')
  await panel.getByRole('textbox', { name: 'Description' }).fill('canary in a textarea')
  await panel.evaluate((element) => {
    const editable = document.createElement('div')
    editable.contentEditable = 'true'
    editable.textContent = 'canary of a page'
    const text = document.createElement('p')
    text.textContent = 'canary of a text'
    element.querySelector('form')?.append(editable, text)
  })
  await panel.getByText('canary of a page').click()
  await page.keyboard.type('canary')
  await panel.getByText('canary of a text').click()
  await panel.getByRole('textbox', { name: 'Description' }).click()
  // Nothing is sent: the disk has no size.
  await panel.getByRole('spinbutton', { name: 'Size (GiB)' }).fill('')
  await panel.getByRole('button', { name: 'Create disk' }).click()
  expect(await intentsOf(page)).toContain('keyboard: type div')
  expect(JSON.stringify(await entriesOf(page))).not.toContain('canary')
})

test('the code of a device in the address, or in that to come back to, is kept in the log, the tape or the state', async ({
  page,
}) => {
  await page.goto('/device/verify?user_code=CANARY22&latency=0')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await goInPage(
    page,
    '/login/tidewater-research/local?redirect_uri=%2Fdevice%2Fverify%3Fuser_code%3DCANARY22',
  )
  await page.getByLabel('Username').waitFor()
  await goInPage(page, '/device/verify?user_code=CANARY22')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const routes = (await entriesOf(page)).filter(({ kind }) => kind === 'route').map(({ subject }) => subject)
  expect(routes).toEqual(['/device/verify?latency=0', '/login/tidewater-research/local', '/device/verify'])
  const text = await page.evaluate(() =>
    JSON.stringify([window.orreryLog?.state(), window.orreryLog?.tape()]),
  )
  expect(text).not.toContain('CANARY22')
})

test('a page, what it asks for and its 404 do not lead back to the click', async ({ page }) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=20', 'Instances')
  await failCalls(page, { operation: 'vpcList' }, 'broken')
  await page.getByRole('link', { name: 'VPCs', exact: true }).click()
  await expect(page).toHaveURL(/vpcs$/)
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Instances' }).waitFor()
  const entries = await entriesOf(page)
  const chainTo = (last: string) => {
    const found = entries.findLast((entry) => line(entry) === last)
    return causesOf(entries, found?.seq ?? 0).map(line)
  }
  expect(chainTo('route /projects/web/vpcs')).toEqual(['pointer: click a "VPCs"', 'route /projects/web/vpcs'])
  expect(chainTo('reply vpcList 500')).toEqual([
    'pointer: click a "VPCs"',
    'request vpcList',
    'reply vpcList 500',
  ])
  const first = 'route /projects/web/instances?scenario=small&latency=20'
  expect(chainTo(first)).toEqual(['browser: back', first])
})

test('the log gives a control another role or another name than the standard does', async ({ page }) => {
  await visit(page, '/_ui', 'Primitives')
  await page.evaluate(await bundled('tests/support/namesInPage.ts', 'iife'))
  const found = await page.evaluate(() => window.controlsWithTwoNames?.())
  expect(found?.different).toEqual([])
  expect(found?.controls).toBeGreaterThan(200)
})
