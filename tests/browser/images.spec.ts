import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, dialog, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'

const PROJECT = '/projects/berth-planner/images?latency=0'
const SILO = '/images?latency=0'

const notifications = (page: Page) => page.getByRole('status', { name: 'Notifications' })

test('an image of the project is promoted, found in the silo, and demoted to another project @journey @engines', async ({
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

  await test.step('the former address of an image leads to it', async () => {
    await page.keyboard.press('Escape')
    for (const path of ['/images/rescue', '/projects/berth-planner/images/rescue']) {
      await page.goto(`${path}/edit?latency=0`)
      await expect(page).toHaveURL(path)
      await expect(dialog(page, 'Image details')).toBeVisible()
    }
  })
})
