import type { Page } from 'playwright/test'
import { dialog, goInPage, goTo, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// The palette: actions and destinations, found by typing.

async function open(page: Page) {
  await page.keyboard.press('ControlOrMeta+k')
  const palette = dialog(page, 'Quick actions')
  await expect(palette.getByRole('combobox', { name: 'Search' })).toBeFocused()
  return palette
}

/** The highlighted option, as the field names it to a screen reader. */
const active = (page: Page) =>
  page.getByRole('combobox', { name: 'Search' }).evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant')
    return id ? document.getElementById(id)?.textContent : null
  })

/** Holds the code of the palette, which is fetched soon after the page. @returns a function that releases it */
async function holdPalette(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/(PaletteDialog|palette-).*\.js/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('what is typed before the palette has arrived is lost, or pressed on the page', async ({ page }) => {
  await test.step('letters typed before the palette has arrived are lost', async () => {
    const release = await holdPalette(page)
    await visit(page, '/projects?scenario=small&latency=0', 'Projects')
    await page.getByRole('link', { name: 'Create project' }).focus()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('utilx')
    await page.keyboard.press('Backspace')
    release()
    const field = dialog(page, 'Quick actions').getByRole('combobox', { name: 'Search' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('util')
    await page.keyboard.type('i')
    await expect(field).toHaveValue('utili')
    await expect.poll(() => active(page)).toBe('Utilization')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/utilization')
  })

  await test.step('Enter pressed before the palette has arrived presses what has the focus on the page', async () => {
    const release = await holdPalette(page)
    await visit(page, '/projects?scenario=small&latency=0', 'Projects')
    await page.getByRole('link', { name: 'Create project' }).focus()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('utili')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/projects\?/)
    release()
    await expect(page).toHaveURL('/utilization')
    await expect(dialog(page, 'Quick actions')).toBeHidden()
  })
})

test('the palette: its list, its keys, a click, and the lifecycle card of an entry @journey', async ({
  page,
}) => {
  await test.step('the list of the palette holds options and groups only, and the first match is highlighted', async () => {
    await visit(page, '/projects?scenario=small&latency=0', 'Projects')
    const palette = await open(page)
    await expect.poll(() => active(page)).toBe('Home')
    const list = palette.getByRole('listbox', { name: 'Entries' })
    await expect(list.getByRole('group').nth(0)).toHaveAccessibleName(/^Silo /)
    await expect(list.getByRole('group').nth(1)).toHaveAccessibleName('Actions')
    await expect(list.getByRole('group', { name: 'Actions' }).getByRole('option')).toHaveText([
      'Create project',
      'Select all projects of this page',
      'Create instance…',
    ])
    const strays = await list.evaluate((box) =>
      [...box.querySelectorAll('p, a, button')]
        .filter((element) => element.getAttribute('role') !== 'option')
        .map((element) => element.outerHTML),
    )
    expect(strays).toEqual([])
    // Entries that come later do not take the highlight.
    await expect(palette.getByRole('option', { name: 'Settings', exact: true })).toBeAttached()
    await page.keyboard.type('set')
    await expect.poll(() => active(page)).toBe('Settings')
    await page.keyboard.type('qq')
    await expect(palette.getByText('“setqq” is in no name, ID, address or description')).toBeVisible()
    await expect(palette.getByRole('group', { name: 'Instead' }).getByRole('option')).toHaveText([
      'Filter projects by “setqq”',
      'Docs',
    ])
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  })

  await test.step('the palette says its keys and clears its field by a button', async () => {
    const palette = await open(page)
    await expect(palette.getByText('↵ Open')).toBeVisible()
    await expect(palette.getByText('esc Close')).toBeVisible()
    await expect(palette.getByRole('button', { name: 'Clear search' })).toBeHidden()
    await page.keyboard.type('web')
    await palette.getByRole('button', { name: 'Clear search' }).click()
    const field = palette.getByRole('combobox', { name: 'Search' })
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  })

  await test.step('Tab stays in the palette, the page is hidden from screen readers, and the focus comes back', async () => {
    const create = page.getByRole('link', { name: 'Create project' })
    await create.focus()
    const palette = await open(page)
    await expect(create).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(palette.getByRole('button', { name: 'Close dialog' })).toBeFocused()
    await page.keyboard.press('Tab')
    const field = palette.getByRole('combobox', { name: 'Search' })
    await expect(field).toBeFocused()
    // Enter of an input method ends a composition.
    await field.evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true, cancelable: true }),
      ),
    )
    await expect(palette).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(create).toBeFocused()
  })

  await test.step('a click on an entry goes there once; a modified click opens a tab and leaves the palette', async () => {
    const palette = await open(page)
    const popup = page.context().waitForEvent('page')
    await palette.getByRole('option', { name: 'Utilization' }).click({ modifiers: ['ControlOrMeta'] })
    await (await popup).close()
    await expect(palette).toBeVisible()
    await palette.getByRole('option', { name: 'Utilization' }).click()
    await expect(page).toHaveURL('/utilization')
    await page.goBack()
    await expect(page).toHaveURL(/\/projects/)
  })

  await test.step('a page of the other half is not found from a project, and a recent page not again', async () => {
    const palette = await open(page)
    await expect(palette.getByRole('group').first()).toHaveAccessibleName('Recent')
    await page.keyboard.type('uplink')
    const uplinks = palette.getByRole('option', { name: 'Uplinks' })
    await expect(uplinks).toHaveAccessibleDescription('System')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/system/switch-uplinks')
  })

  await test.step('a record that no page has shown is not found, and Enter before the answer runs nothing', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor()
    const palette = await open(page)
    await page.keyboard.type('ors1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/system\/inventory\/sleds\//)
    await expect(palette).toBeHidden()
  })

  await test.step('the state of an entry opens its lifecycle card in the palette, by keyboard and by pointer', async () => {
    await goTo(page, '/projects/web/instances', 'Instances')
    const palette = await open(page)
    await page.keyboard.type('web-1')
    await page.keyboard.press('ArrowDown')
    const entry = palette
      .getByRole('group', { name: 'Go to instance' })
      .getByRole('option', { name: 'web-1' })
    await entry.hover()
    await expect(entry).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Alt+Enter')
    const card = page.getByRole('dialog', { name: 'web-1', exact: true })
    await expect(card.getByRole('list', { name: 'May be done now' })).toContainText('Stop')
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(palette.getByRole('combobox', { name: 'Search' })).toBeFocused()

    await entry.click({ position: { x: 16, y: 16 } })
    await card.getByRole('list', { name: 'May be done now' }).getByRole('button', { name: 'Stop' }).click()
    await expect(palette).toBeHidden()
    await expect(dialog(page, 'Stop web-1?')).toBeVisible()
  })
})

test('the palette: the rows of a page, the keys through them, and the way back to the silo', async ({
  page,
}) => {
  await test.step('the rows of a page come after the way to the other half once they have arrived', async () => {
    await visit(page, '/utilization?latency=0', 'Utilization')
    await page.getByRole('link', { name: 'Projects' }).click()
    await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor()
    const palette = await open(page)
    await expect(palette.getByRole('option', { name: 'shipment-archive-20', exact: true })).toBeAttached()
    await expect(palette.getByRole('group').nth(0)).toHaveAccessibleName(/^Silo /)
    await expect(palette.getByRole('group').nth(1)).toHaveAccessibleName('Actions')
    await expect(palette.getByRole('group').nth(2)).toHaveAccessibleName('Go to project')
  })

  await test.step('Home, End and the page keys move through the palette, and the arrows go round', async () => {
    const palette = dialog(page, 'Quick actions')
    await expect(palette.getByRole('option', { name: 'shipment-archive-20', exact: true })).toBeAttached()
    const texts = await palette.getByRole('option').allTextContents()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => active(page)).toBe(texts[1])
    await page.keyboard.press('PageDown')
    await expect.poll(() => active(page)).toBe(texts[11])
    await page.keyboard.press('PageUp')
    await expect.poll(() => active(page)).toBe(texts[1])
    await page.keyboard.press('End')
    await expect.poll(() => active(page)).toBe(texts.at(-1))
    await expect(palette.getByRole('option').last()).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => active(page)).toBe(texts[0])
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => active(page)).toBe(texts.at(-1))
    await page.keyboard.press('Home')
    await expect.poll(() => active(page)).toBe(texts[0])
    await page.keyboard.press('Escape')
  })

  await test.step('a system page leads back to the silo', async () => {
    await goInPage(page, '/system/silos?latency=0')
    await page.getByRole('heading', { level: 1, name: 'Silos' }).waitFor()
    const palette = await open(page)
    const back = palette.getByRole('group', { name: /^Back to silo \w/ })
    await back.getByRole('option', { name: 'Projects' }).click()
    await expect(page).toHaveURL('/projects')
    await expect(palette).toBeHidden()
  })

  await test.step('a verb finds no instance of the projects that Home shows', async () => {
    await goInPage(page, '/home?latency=0')
    await page.getByRole('heading', { level: 2, name: 'Needs attention' }).waitFor()
    const palette = await open(page)
    await page.keyboard.type('stop')
    const first = palette.getByRole('group', { name: 'Commands' }).getByRole('option').first()
    await expect(first).toHaveText(/^Stop /)
    await expect(first).toHaveAccessibleDescription(/^Project /)
    await first.click()
    await expect(dialog(page, /^Stop .+\?$/)).toBeVisible()
  })
})
