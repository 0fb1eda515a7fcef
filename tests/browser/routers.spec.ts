import type { Page } from 'playwright/test'
import { chooseRowAction, confirm, dialog, row, visit } from '../support/actions'
import { accessibilityViolations } from '../support/accessibility'
import { expect, test } from '../support/browserTest'

const vpc = '/projects/web/vpcs/default'
const small = '?scenario=small&latency=0'

/** A custom router and its page. */
async function makeRouter(page: Page) {
  await visit(page, `${vpc}/routers${small}`, 'default')
  await page.getByRole('link', { name: 'Create router' }).click()
  const panel = dialog(page, 'Create router')
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('dmz')
  await panel.getByRole('button', { name: 'Create router' }).click()
  await page.getByRole('link', { name: 'dmz', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'dmz' }).waitFor()
}

test('a router is created, renamed and deleted; an error keeps what was typed', async ({ page }) => {
  await visit(page, `${vpc}/routers${small}`, 'default')
  await page.getByRole('link', { name: 'Create router' }).click()
  const create = dialog(page, 'Create router')
  const name = create.getByRole('textbox', { name: 'Name', exact: true })
  await create.getByRole('button', { name: 'Create router' }).click()
  await expect(create.getByText('Name is required')).toBeVisible()
  await name.fill('system')
  await create.getByRole('button', { name: 'Create router' }).click()
  await expect(create.getByText(/name already exists/).first()).toBeVisible()
  await expect(name).toHaveValue('system')
  await name.fill('dmz')
  await create.getByRole('button', { name: 'Create router' }).click()
  await chooseRowAction(page, 'dmz', 'Edit')
  const edit = dialog(page, 'Edit router')
  await edit.getByRole('textbox', { name: 'Name', exact: true }).fill('edge')
  await edit.getByRole('button', { name: 'Update router' }).click()
  await page.getByRole('link', { name: 'edge', exact: true }).click()
  await expect(page).toHaveTitle('edge / Routers / default / VPCs / web / Projects / Orrery')
  await expect(page.getByRole('heading', { name: 'No routes' })).toBeVisible()
  await page.getByRole('button', { name: 'Router actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await confirm(page, 'Delete edge?')
  await expect(page.getByRole('heading', { level: 1, name: 'default' })).toBeVisible()
  await expect(row(page, 'edge')).toHaveCount(0)
})

test('routes are created, changed and deleted', async ({ page }) => {
  test.slow()
  await makeRouter(page)
  expect(await accessibilityViolations(page)).toEqual([])
  for (const [name, destinationType, destination, targetType, target] of [
    ['to-instance', 'IP network', '10.8.0.0/16', 'Instance', 'db-1'],
    ['to-nothing', 'Subnet', 'default', 'Drop', ''],
  ] as const)
    await test.step(name, async () => {
      await page.getByRole('link', { name: 'Create route' }).click()
      const panel = dialog(page, 'Create route')
      await panel.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
      await panel.getByRole('combobox', { name: 'Destination type' }).selectOption(destinationType)
      if (destinationType === 'Subnet') {
        await panel.getByRole('combobox', { name: 'Destination subnet' }).fill(destination)
        await page.getByRole('option', { name: destination }).click()
      } else await panel.getByRole('textbox', { name: `Destination ${destinationType}` }).fill(destination)
      await panel.getByRole('combobox', { name: 'Target type' }).selectOption(targetType)
      if (targetType !== 'Drop') {
        await panel.getByRole('combobox', { name: `Target ${targetType.toLowerCase()}` }).fill(target)
        await page.getByRole('option', { name: target }).click()
      }
      await panel.getByRole('button', { name: 'Create route' }).click()
      await expect(panel).toBeHidden()
      await expect(row(page, name)).toContainText(destination)
      await expect(row(page, name)).toContainText(target || 'Drop')

      await row(page, name).getByRole('link', { name }).click()
      const change = dialog(page, 'Edit route')
      await change
        .getByRole('combobox', { name: 'Target type' })
        .selectOption(targetType === 'Drop' ? 'Internet gateway' : 'Drop')
      if (targetType === 'Drop') {
        await change.getByRole('combobox', { name: 'Target internet gateway' }).fill('def')
        await page.getByRole('option', { name: 'default' }).click()
      }
      await change.getByRole('button', { name: 'Update route' }).click()
      await expect(row(page, name)).toContainText(targetType === 'Drop' ? 'Gateway' : 'Drop')
      await chooseRowAction(page, name, 'Delete')
      await confirm(page, `Delete ${name}?`)
      await expect(page.getByRole('heading', { name: 'No routes' })).toBeVisible()
    })
})

test('of a default route only the target changes', async ({ page }) => {
  await visit(page, `${vpc}/routers/system${small}`, 'system')
  await row(page, 'default-v4').getByRole('link', { name: 'default-v4' }).click()
  const edit = dialog(page, 'Edit route')
  await expect(edit.getByRole('textbox', { name: 'Name' })).toHaveCount(0)
  await edit.getByRole('combobox', { name: 'Target type' }).selectOption('Drop')
  await edit.getByRole('button', { name: 'Update route' }).click()
  await expect(row(page, 'default-v4')).toContainText('Drop')
  await page.getByRole('link', { name: 'default', exact: true }).nth(2).click()
  await expect(page.getByRole('dialog', { name: 'Route' })).toContainText('follows its subnet')
})
