import { accessibilityViolations } from '../support/accessibility'
import { become, dialog, row, visit } from '../support/actions'
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
    // The code that leads from row to row comes after the list.
    await page.waitForLoadState('networkidle')
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
  await test.step('the home page of an operator leads to what needs attention there', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('link', { name: /^Region: \d+ things need attention$/ }).click()
    await expect(page).toHaveURL('/system/issues')
    await page.goBack()
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

test('five selected instances are 87 stops of the Tab key away from Stop', async ({ page }) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  await filterField(page).fill('batch-night')
  await filterField(page).press('Enter')
  await expect(rowLinks(page).first()).toBeFocused()
  await page.keyboard.press('x')
  const bar = page.getByRole('group', { name: 'Selected instances' })
  await expect(bar).toContainText('1 selected')
  for (let more = 0; more < 4; more++) await page.keyboard.press('Shift+ArrowDown')
  await expect(bar).toContainText('5 selected')
  await page.keyboard.press('ControlOrMeta+k')
  const first = dialog(page, 'Quick actions').getByRole('group').first()
  await expect(first).toHaveAccessibleName('5 selected')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Stop 5 instances' })).toBeVisible()
})

test('"create instance" finds nothing from System', async ({ page }) => {
  await visit(page, '/system/overview?latency=0', 'Overview')
  await page.keyboard.press('ControlOrMeta+k')
  const palette = dialog(page, 'Quick actions')
  await page.keyboard.type('create instance')
  await expect(palette.getByRole('option', { name: 'Create instance…' })).toBeVisible()
  await page.keyboard.press('Enter')
  const which = palette.getByRole('combobox', { name: 'Create instance in which project?' })
  await test.step('the second step is left again by Escape', async () => {
    await expect(which).toBeFocused()
    await expect(which).toHaveValue('')
    await expect(palette.getByRole('option').first()).toBeVisible()
    expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(palette.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await page.keyboard.type('new instance')
    await page.keyboard.press('Enter')
  })
  await expect(which).toBeFocused()
  await page.keyboard.type('nowhere')
  await expect(palette.getByText('No project matches “nowhere”.')).toBeVisible()
  await which.fill('berth-pl')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Create instance' })).toBeVisible()
  await expect(page).toHaveURL('/projects/berth-planner/instances-new')
})
