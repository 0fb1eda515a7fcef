import type { Page } from 'playwright/test'
import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { isForCounts, type Call } from '../support/calls'
import { rowLinks, tooLongForOneCall } from '../support/instanceList'
import { holdCalls } from '../support/network'

// A long list fetches and renders only the visible rows, and does nothing while idle.

const addresses = { operation: 'instanceExternalIpList' } as const
const asksAddresses = ({ url }: Call) => url.includes('/external-ips')
/** The one query for the last day of all rows of a page. */
const asksDays = ({ url }: Call) => url.startsWith('/v1/timeseries/query')

test('a turned page is one call; addresses come for the rows in view, six at a time, and once the page is still', async ({
  page,
  calls,
}) => {
  await page.clock.install()
  await visit(page, '/projects/crowd/vpcs?scenario=crowded&latency=0', 'VPCs')
  const held = await holdCalls(page, addresses)
  await page.getByRole('link', { name: 'Instances' }).click()
  await expect(rowLinks(page)).toHaveCount(50)
  await held.met(6)
  await page.clock.runFor(5_000)
  expect(calls.filter(asksAddresses)).toHaveLength(6)
  await held.lift()
  const waiting = page.getByRole('cell', { name: 'loading' })
  const shown = page.getByRole('row').filter({ hasNot: waiting })
  await expect(shown.nth(1)).toContainText('node-00001')
  await expect(page.getByRole('row', { name: 'node-00010' }).filter({ has: waiting })).toHaveCount(0)
  await expect.poll(() => calls.filter(asksAddresses).length).toBeGreaterThan(12)
  await expect(page.getByRole('row', { name: 'node-00050' }).filter({ has: waiting })).toHaveCount(1)
  await allAnswered(page, calls)
  const known = calls.filter(asksAddresses).length
  expect(known).toBeLessThan(40)

  const heldAgain = await holdCalls(page, addresses)
  const turned = calls.length
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rowLinks(page).first()).toHaveText('node-00051')
  await heldAgain.met(6)
  await page.clock.runFor(1_000)
  const ofTurn = calls.slice(turned)
  const ofPage = ofTurn.filter((call) => !asksAddresses(call) && !isForCounts(call))
  expect(ofPage.filter((call) => !asksDays(call)).map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/v1\/instances\?limit=50&page_token=/),
  ])
  expect(ofPage.filter(asksDays)).toHaveLength(1)
  expect(ofTurn.filter(asksAddresses)).toHaveLength(6)
  // The remaining rows are not requested once the page is left.
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(rowLinks(page).first()).toHaveText('node-00001')
  await heldAgain.lift()
  await page.clock.runFor(1_000)
  expect(calls.slice(turned).filter(asksAddresses)).toHaveLength(6)

  // Pages that are only turned past ask for none.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  const past = calls.length
  for (const first of ['node-00051', 'node-00101', 'node-00151']) {
    await page.getByRole('button', { name: 'Next' }).click()
    const onTop = async () => {
      await page.clock.runFor(20)
      return rowLinks(page).first().textContent()
    }
    await expect.poll(onTop, { intervals: [50] }).toBe(first)
    await page.clock.runFor(100)
  }
  expect(calls.slice(past).filter(asksAddresses)).toEqual([])
  await page.clock.resume()
  await expect.poll(() => calls.slice(past).filter(asksAddresses).length).toBeGreaterThan(0)

  // A poll requests the page, and no address again.
  await allAnswered(page, calls)
  const before = calls.length
  await page.clock.runFor(61_000)
  await expect.poll(() => calls.length).toBeGreaterThan(before)
  expect(calls.slice(before).filter(asksAddresses)).toEqual([])
})

/** Advances the clock until no more requests are sent: rows fetch their addresses one after another. */
async function allAnswered(page: Page, calls: readonly Call[]) {
  let known = -1
  await expect
    .poll(async () => {
      const before = known
      known = calls.length
      await page.clock.runFor(250)
      return known === before
    })
    .toBe(true)
}

/** Records each change of the document from now on. @returns the changes since the last call, as text */
async function noteChanges(page: Page): Promise<() => Promise<string[]>> {
  const notes = await page.evaluateHandle(() => {
    const changed: string[] = []
    new MutationObserver((records) => {
      for (const { target, attributeName, oldValue } of records) {
        // A field that renders again loses its name for a moment, and sets its attributes to what they are.
        const isSame =
          attributeName === 'name' ||
          (attributeName !== null && (target as Element).getAttribute(attributeName) === oldValue)
        if (!isSame) changed.push(target.textContent ?? '')
      }
    }).observe(document.body, {
      attributeOldValue: true,
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    return changed
  })
  return () => notes.evaluate((changed) => changed.splice(0))
}

test('nothing changes on a list at rest until it is read again, and a hidden page does nothing', async ({
  page,
  calls,
}) => {
  await page.clock.install()
  await visit(page, tooLongForOneCall, 'Instances')
  await expect(rowLinks(page)).toHaveCount(50)
  await expect(page.getByText('Updated just now')).toBeVisible()
  // From here on, time passes by runFor alone.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 6_000))
  await allAnswered(page, calls)
  // The counts of the sidebar are read once, when the page is at rest.
  await page.clock.runFor(6_000)
  await allAnswered(page, calls)
  const changes = await noteChanges(page)
  const asked = calls.length
  await page.clock.runFor(30_000)
  expect(await changes()).toEqual([])
  expect(calls.slice(asked)).toEqual([])

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await page.clock.runFor(300_000)
  expect(await changes()).toEqual([])
  expect(calls.slice(asked)).toEqual([])

  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden')
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect(page.getByText(/^Updated 5\smin ago$/)).toBeVisible()
  await page.clock.runFor(61_000)
  await expect.poll(() => calls.length).toBeGreaterThan(asked)
})
