import { dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// Shortcuts: listed on `?`, and inactive where characters are text.

test('? lists the shortcuts, but not while a field has the focus', async ({ page }) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  await page.keyboard.press('?')
  const list = dialog(page, 'Keyboard shortcuts')
  await expect(list.getByText('Open or close search')).toBeVisible()
  await expect(list.getByText('Filter the list')).toBeVisible()
  await expect(list.getByText('Floating IPs')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await page.goto('/projects-new?scenario=small&latency=0')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.focus()
  await page.keyboard.type('?gp')
  await expect(name).toHaveValue('?gp')
  await expect(list).toBeHidden()
})

test('g and a letter lead to a page of the sidebar', async ({ page }) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  await page.keyboard.type('gd')
  await expect(page).toHaveURL('/projects/web/disks')
  await expect(page.getByRole('heading', { level: 1, name: 'Disks' })).toBeVisible()
  await page.keyboard.type('gx')
  await page.keyboard.type('gp')
  await expect(page).toHaveURL('/projects')
})

test('shortcuts of one character can be turned off, and stay off', async ({ page }) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  await page.keyboard.press('?')
  const list = dialog(page, 'Keyboard shortcuts')
  await list.getByRole('checkbox', { name: 'Shortcuts of a single character' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Instances' }).waitFor()
  await page.keyboard.type('?gd')
  // The palette still leads there, and to the switch.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(list).toBeHidden()
  await page.keyboard.type('keyboard sh')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('checkbox', { name: 'Shortcuts of a single character' })).not.toBeChecked()
  await expect(page).toHaveURL(/\/projects\/web\/instances/)
})
