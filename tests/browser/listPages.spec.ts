import { row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'
import { filterField, rowLinks, threePages } from '../support/instanceList'
import { holdCalls } from '../support/network'

// The pages of lists, and what stays while they are read again.

test.describe('pages', () => {
  test('survive a reload, the way back, and being sent to another person @journey @engines', async ({
    page,
  }) => {
    await visit(page, threePages, 'Instances')
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(rowLinks(page).first()).toHaveText('ingest-051')
    await expect(page.getByText('51–100')).toBeVisible()
    await page.reload()
    await expect(rowLinks(page).first()).toHaveText('ingest-051')
    await page.getByRole('link', { name: 'ingest-060' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'ingest-060' })).toBeVisible()
    await page.goBack()
    await expect(rowLinks(page).first()).toHaveText('ingest-051')
    const address = page.url()
    await page.goBack()
    await expect(rowLinks(page).first()).toHaveText('ingest-001')
    // Another person has the address, and nothing that this tab has stored.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(address)
    await expect(rowLinks(page).first()).toHaveText('ingest-051')
    // The previous pages are unknown if the page was opened by its address.
    await page.getByRole('button', { name: 'First page' }).click()
    await expect(rowLinks(page).first()).toHaveText('ingest-001')
  })

  test('“Next” that is pressed while a page loads leads on once it is there, unless the way was another meanwhile', async ({
    page,
  }) => {
    const next = page.getByRole('button', { name: 'Next' })
    const pressTwice = async () => {
      await visit(page, threePages, 'Instances')
      const held = await holdCalls(page, { operation: 'instanceList' })
      await next.click()
      await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeVisible()
      await next.click()
      return held
    }
    await test.step('on to the third page', async () => {
      const held = await pressTwice()
      await held.lift()
      await expect(rowLinks(page).first()).toHaveText('ingest-101')
      await page.getByRole('button', { name: 'Previous' }).click()
      await expect(rowLinks(page).first()).toHaveText('ingest-051')
    })
    await test.step('back to the first one, and to the second', async () => {
      const held = await pressTwice()
      await page.getByRole('button', { name: 'Previous' }).click()
      await expect(page.getByText('Loading page')).toBeHidden()
      await held.lift()
      await expect(rowLinks(page).first()).toHaveText('ingest-001')
      await next.click()
      await expect(rowLinks(page).first()).toHaveText('ingest-051')
      await expect(page.getByText('51–100')).toBeVisible()
    })
  })

  test.describe('with a corrupted token', () => {
    test.use({ allowedErrors: [/400/] })
    test('say so and lead to the first one', async ({ page }) => {
      await page.goto(`${threePages}&page=corrupted`)
      await page.getByRole('button', { name: 'First page' }).click()
      await expect(rowLinks(page).first()).toHaveText('ingest-001')
    })
  })
})

test('polls and a refresh keep what is typed, the focus and the place; the list says how old it is', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, threePages, 'Instances')
  await expect(page.getByText('Updated just now')).toBeVisible()
  await test.step('a refresh keeps the focus, and says that it is done', async () => {
    // The list is refetched each minute.
    const hanging = await holdCalls(page, { operation: 'instanceList' })
    await page.clock.fastForward('01:10')
    await expect(page.getByText('Updated 1 min ago')).toBeVisible()
    await hanging.lift()
    await expect(page.getByText('Updated just now')).toBeVisible()
    const refresh = page.getByRole('button', { name: 'Refresh data' })
    await refresh.focus()
    await page.keyboard.press('Enter')
    await page.clock.runFor(1_000)
    await expect(page.getByRole('status').filter({ hasText: /^Updated at / })).toBeAttached()
    await expect(page.getByText('Updated just now')).toBeVisible()
    await expect(refresh).toBeFocused()
  })
  await test.step('a filter survives polls', async () => {
    const filter = filterField(page)
    await filter.fill('ingest-0')
    await page.clock.runFor(1_000)
    await expect(page.getByText('99 of 118 match')).toBeVisible()
    await row(page, 'ingest-040').scrollIntoViewIfNeeded()
    await filter.focus()
    const place = await page.evaluate(() => scrollY)
    await elsewhere(page, 'POST', '/v1/instances/ingest-001/stop?project=telemetry-ingest')
    await page.clock.runFor(61_000)
    await expect(stateIn(page, 'ingest-001', 'stopped')).toBeAttached()
    await expect(filter).toHaveValue('ingest-0')
    await expect(filter).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
  })
})
