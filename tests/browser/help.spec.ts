import { accessibilityViolations } from '../support/accessibility'
import { dialog, goInPage, goTo, openBanner, signInAs, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

// The help pages: built in, offline, one per noun.

test('Docs in the sidebar leads to the help pages; the banner says that the API is a mock', async ({
  page,
}) => {
  await test.step('Docs in the sidebar leads to the help pages, in the frame of the console', async () => {
    await visit(page, '/projects?latency=0', 'Projects')
    await page
      .getByRole('navigation', { name: 'Help navigation' })
      .getByRole('link', { name: 'Docs' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Docs' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Disks' }).click()
    await expect(page).toHaveURL('/help/disks')
    await expect(page.getByRole('heading', { level: 1, name: 'Disks' })).toBeVisible()
    await expect(page).toHaveTitle('Disks / Docs / Orrery')
    await expect(page.getByRole('banner').getByRole('button', { name: 'User menu' })).toBeVisible()
  })

  await test.step('the banner says that the API is a mock, and its dialog that a reload restores the data', async () => {
    await goTo(page, '/projects', 'Projects')
    const banner = await openBanner(page)
    await expect(
      banner.getByText('Technical preview: this console runs on an in-browser mock API.'),
    ).toBeVisible()
    await banner.getByRole('button', { name: 'Learn more' }).click()
    const more = dialog(page, 'Console technical preview')
    await expect(more.getByText(/a reload restores the data/)).toBeVisible()
    await more.getByRole('link', { name: 'About this project' }).click()
    await expect(more).toBeHidden()
    await expect(page).toHaveURL('/help/orrery')
    await expect(page.getByRole('heading', { level: 1, name: 'This console' })).toBeVisible()
  })
})

test('relevant docs are in a panel, and open over a half-filled form, whose text they leave @journey', async ({
  page,
}) => {
  await test.step('a read-only panel has relevant docs as well', async () => {
    await page.goto('/projects/web/disks/web-1-boot?scenario=small&latency=0')
    const docs = dialog(page, 'Disk details').getByRole('region', { name: 'Relevant docs' })
    await expect(docs.getByRole('link', { name: 'Disks' })).toHaveAttribute('href', '/help/disks')
  })

  await test.step('relevant docs open over a half-filled form, and closing them keeps what was typed', async () => {
    await goInPage(page, '/projects/web/disks-new')
    const form = dialog(page, 'Create disk')
    await form.getByRole('textbox', { name: 'Name' }).fill('half-done')
    await form.getByRole('region', { name: 'Relevant docs' }).getByRole('link', { name: 'Snapshots' }).click()
    const help = dialog(page, 'Snapshots')
    await expect(help.getByText('A snapshot is a disk')).toBeVisible()
    await expect(page).toHaveURL(/\/projects\/web\/disks-new/)

    // Another page in the same panel, and back.
    await help.getByRole('link', { name: 'disk', exact: true }).click()
    await expect(dialog(page, 'Disks').getByText('block storage')).toBeVisible()
    await page.keyboard.press('Tab')
    await dialog(page, 'Disks').getByRole('button', { name: 'Back' }).click()
    await expect(help.getByText('A snapshot is a disk')).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(form).toBeVisible()
    await expect(form.getByRole('link', { name: 'Snapshots' })).toBeFocused()
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('half-done')
  })
})

test('a list offers to learn about what it lists, in its header; the address stays', async ({ page }) => {
  await visit(page, '/projects/web/instances?scenario=small&latency=0', 'Instances')
  const ask = page.getByRole('button', { name: 'Learn about instances' })
  await ask.click()
  const help = dialog(page, 'Instances')
  await expect(help.getByRole('heading', { name: 'Its states' })).toBeVisible()
  await expect(page).toHaveURL(/\/projects\/web\/instances\?/)
  await expect(help.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    '/help/instances',
  )
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(ask).toBeFocused()
  await page.keyboard.press('?')
  await dialog(page, 'Keyboard shortcuts').waitFor()
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
})

test('a person who is not signed in is sent away from a page of help', async ({ page }) => {
  await signInAs(page, '')
  await visit(page, '/help/signing-in?latency=0', 'Signing in')
  await expect(page.getByText('A session ends after eight hours')).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Help navigation' })
    .getByRole('link', { name: 'All help pages' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Docs' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the console' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('link', { name: 'Help with signing in' }).click()
  await expect(dialog(page, 'Signing in').getByText('A session ends after eight hours')).toBeVisible()
})
