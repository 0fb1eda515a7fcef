import { accessibilityViolations } from '../support/accessibility'
import { become, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { filterField, rowLinks, threePages } from '../support/instanceList'

// Ways from anywhere to what is looked for: from a filter into its list, and between the places of the console.

test('Enter and the down arrow in a filter do nothing', async ({ page }) => {
  await visit(page, threePages, 'Instances')
  const filter = filterField(page)
  await test.step('the down arrow leads to the first name, and on from there', async () => {
    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    await expect(rowLinks(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rowLinks(page).nth(1)).toBeFocused()
  })
  await test.step('Enter leads to the first of several matches, even if they are not known yet', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('ingest-11')
    await page.keyboard.press('Enter')
    await expect(row(page, 'ingest-110').getByRole('link')).toBeFocused()
    await expect(page.getByText('9 of 118 match')).toBeVisible()
  })
  await test.step('Enter opens the only match, and Back leads to the filtered list', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('ingest-117')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'ingest-117' })).toBeVisible()
    await page.goBack()
    await expect(filter).toHaveValue('ingest-117')
  })
})

test('the way to System is a small arrow, and what failed there is not said', async ({ page, calls }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  const head = page.getByRole('button', { name: 'switch place' })
  const places = page.getByRole('menuitemradio')
  await test.step('the whole head of the sidebar opens the menu of places', async () => {
    const box = await head.boundingBox()
    expect(box).toMatchObject({ x: 0, width: 232 })
    expect(box?.height).toBeGreaterThanOrEqual(47)
    const before = calls.length
    await page.mouse.click(120, 24)
    await expect(places).toHaveText(['SystemRegion', 'tidewater-opsSilo', 'SettingsYou'])
    await expect(places.nth(1)).toBeChecked()
    expect(await accessibilityViolations(page, { within: '[role=menu]' })).toEqual([])
    expect(calls.slice(before)).toEqual([])
  })
  await test.step('once System was read, it says what failed there', async () => {
    await places.first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await expect(page.getByRole('link', { name: /need attention/ }).first()).toBeVisible()
    await head.press('Enter')
    await expect(places.first()).toBeChecked()
    await expect(places.first()).toHaveText(/^SystemRegion, \d+ failed$/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  })
  await test.step('who is no operator has the silo and the settings', async () => {
    await become(page, /Yuki/)
    await head.click()
    await expect(places).toHaveText([/Silo$/, 'SettingsYou'])
    await places.last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  })
})

test('the end of the sidebar is below a low window, and nothing says that it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await visit(page, '/system/overview?latency=0', 'Overview')
  const docs = page.getByRole('link', { name: 'Docs', exact: true })
  await expect(docs).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeInViewport({ ratio: 1 })
  const last = page.getByRole('link', { name: 'Support bundles' })
  await expect(last).not.toBeInViewport()
  await last.focus()
  await expect(last).toBeInViewport()
  await expect(docs).toBeInViewport({ ratio: 1 })
})
