import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, confirmInVain, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const PROJECT = '/projects/berth-planner/images?latency=0'
const SILO = '/images?latency=0'

const notifications = (page: Page) => page.getByRole('status', { name: 'Notifications' })

test('an image of the project is promoted, found in the silo, and demoted to another project', async ({
  page,
}) => {
  await visit(page, PROJECT, 'Project images')
  await chooseRowAction(page, 'nightly-07', 'Promote')
  const ask = dialog(page, 'Promote nightly-07?')
  await ask.getByRole('button', { name: 'Promote' }).click()
  await expect(row(page, 'nightly-07')).toHaveCount(0)
  await notifications(page).getByRole('link', { name: 'View silo images' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Silo images' })).toBeVisible()

  await chooseRowAction(page, 'nightly-07', 'Demote')
  const demote = dialog(page, 'Demote image')
  await expect(demote).toContainText('nightly-07')
  await demote.getByRole('button', { name: 'Demote' }).click()
  const project = demote.getByRole('combobox', { name: 'Project' })
  await expect(project).toHaveAccessibleDescription('Project is required')
  await project.fill('sandbox')
  await page.getByRole('option', { name: 'sandbox' }).click()
  await demote.getByRole('button', { name: 'Demote' }).click()
  await expect(demote).toBeHidden()
  await expect(row(page, 'nightly-07')).toHaveCount(0)
  await notifications(page).getByRole('link', { name: 'View images in sandbox' }).click()
  await expect(page).toHaveURL('/projects/sandbox/images')
  await expect(row(page, 'nightly-07')).toBeVisible()
})

test('a name that is taken in the silo refuses the promotion, and the image stays', async ({ page }) => {
  await visit(page, PROJECT, 'Project images')
  await page.getByRole('button', { name: 'Next' }).click()
  await chooseRowAction(page, 'rescue', 'Promote')
  const asked = await confirmInVain(page, 'Promote rescue?')
  await expect(asked).toContainText('Could not promote rescue')
  await expect(asked).toContainText('Silo image name already exists')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'rescue')).toBeVisible()

  await test.step('an image is deleted', async () => {
    await chooseRowAction(page, 'rescue', 'Delete')
    await confirm(page, 'Delete rescue?')
    await expect(page.getByText('Image rescue deleted')).toBeVisible()
    await expect(row(page, 'rescue')).toHaveCount(0)
  })
})

test('the silo’s dialog promotes an image of any project; another project is another list; axe finds nothing', async ({
  page,
}) => {
  await visit(page, SILO, 'Silo images')
  await page.getByRole('button', { name: 'Promote image' }).click()
  const promote = dialog(page, 'Promote image')
  const image = promote.getByRole('combobox', { name: 'Image' })
  await expect(image).toHaveAttribute('placeholder', 'Select a project first')
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
  await promote.getByRole('button', { name: 'Promote' }).click()
  await expect(promote.getByText('Project is required')).toBeVisible()
  await expect(promote.getByText('Image is required')).toBeVisible()
  const pick = async (name: string) => {
    await promote.getByRole('combobox', { name: 'Project' }).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
  await pick('sandbox')
  await expect(image).toHaveAttribute('placeholder', 'No images in sandbox')
  await pick('berth-planner')
  await image.fill('golden')
  await page.getByRole('option', { name: 'berth-golden' }).click()
  await expect(image).toHaveValue('berth-golden')
  // The images change with the project.
  await pick('sandbox')
  await expect(image).toHaveValue('')
  await pick('berth-planner')
  await image.fill('rescue')
  await page.getByRole('option', { name: 'rescue' }).click()
  await promote.getByRole('button', { name: 'Promote' }).click()
  await expect(promote.getByText('Silo image name already exists')).toBeVisible()
  await image.fill('golden')
  await page.getByRole('option', { name: 'berth-golden' }).click()
  await promote.getByRole('button', { name: 'Promote' }).click()
  await expect(promote).toBeHidden()
  await expect(row(page, 'berth-golden')).toBeVisible()
  await chooseRowAction(page, 'rescue', 'Demote')
  await dialog(page, 'Demote image').waitFor()
  expect(await accessibilityViolations(page, { within: '[role=dialog]' })).toEqual([])
})

test('an image shows all there is to know of it, under its own address and its old one', async ({ page }) => {
  await visit(page, PROJECT, 'Project images')
  await page.getByRole('link', { name: 'berth-golden', exact: true }).click()
  await expect(page).toHaveTitle('berth-golden / Images / berth-planner / Projects / Orrery')
  const details = dialog(page, 'Image details')
  for (const text of ['This project', 'harbour-linux', '20 GiB', '512 bytes', 'without a network'])
    await expect(details).toContainText(text)
  await expect(details.getByRole('textbox')).toHaveCount(0)
  await details.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL('/projects/berth-planner/images')

  await page.goto('/images/rescue/edit?latency=0')
  await expect(page).toHaveURL('/images/rescue')
  await expect(details).toContainText('Every project of the silo')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/images')
  await page.goto('/projects/berth-planner/images/rescue/edit?latency=0')
  await expect(page).toHaveURL('/projects/berth-planner/images/rescue')
  await expect(details).toContainText('This project')
})

test('a project and a silo without images say how to get one', async ({ page }) => {
  await visit(page, '/projects/web/images?scenario=small&latency=0', 'Project images')
  await expect(page.getByRole('heading', { name: 'No images' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload image' })).toHaveCount(2)
  await visit(page, '/images?scenario=small&latency=0', 'Silo images')
  await expect(page.getByRole('heading', { name: 'No images' })).toBeVisible()
  await page.getByRole('button', { name: 'Promote image' }).last().click()
  await expect(dialog(page, 'Promote image')).toBeVisible()
})

test('by keyboard: menu, promote dialog, palette', async ({ page }) => {
  await visit(page, SILO, 'Silo images')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('promote')
  await page.keyboard.press('Enter')
  const promote = dialog(page, 'Promote image')
  await expect(promote.getByRole('combobox', { name: 'Project' })).toBeFocused()
  await page.keyboard.type('berth')
  await expect(page.getByRole('option', { name: 'berth-planner' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const image = promote.getByRole('combobox', { name: 'Image' })
  await expect(image).toBeFocused()
  await page.keyboard.type('nightly-09')
  await expect(page.getByRole('option', { name: 'nightly-09' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(promote).toBeHidden()
  await expect(row(page, 'nightly-09')).toBeVisible()

  await chooseRowAction(page, 'minimal', 'Delete')
  await confirm(page, 'Delete minimal?')
  await expect(page.getByText('Image minimal deleted')).toBeVisible()
  await expect(row(page, 'minimal')).toHaveCount(0)
})
