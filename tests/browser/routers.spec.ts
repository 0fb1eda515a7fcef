import type { Page } from 'playwright/test'
import { accessibilityViolations } from '../support/accessibility'
import { chooseRowAction, confirm, dialog, openRowMenu, row, visit } from '../support/actions'
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

for (const [name, destinationType, destination, targetType, target] of [
  ['to-ip', 'IP', '10.9.0.1', 'IP', '172.30.0.9'],
  ['to-instance', 'IP network', '10.8.0.0/16', 'Instance', 'db-1'],
  ['to-gateway', 'IP network', '2001:db8::/32', 'Internet gateway', 'default'],
  ['to-nothing', 'Subnet', 'default', 'Drop', ''],
] as const)
  test(`a route ${name} is created, changed and deleted`, async ({ page }) => {
    await makeRouter(page)
    await page.getByRole('link', { name: 'Create route' }).click()
    const panel = dialog(page, 'Create route')
    await panel.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await panel.getByRole('combobox', { name: 'Destination type' }).selectOption(destinationType)
    if (destinationType === 'Subnet') {
      await panel.getByRole('combobox', { name: 'Destination subnet' }).fill(destination)
      await page.getByRole('option', { name: destination }).click()
    } else await panel.getByRole('textbox', { name: `Destination ${destinationType}` }).fill(destination)
    await panel.getByRole('combobox', { name: 'Target type' }).selectOption(targetType)
    if (targetType === 'IP') await panel.getByRole('textbox', { name: 'Target IP address' }).fill(target)
    else if (targetType !== 'Drop') {
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

test('each rule of the route form has its message', async ({ page }) => {
  await makeRouter(page)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Create route' }).click()
  const panel = dialog(page, 'Create route')
  const submit = panel.getByRole('button', { name: 'Create route' })
  await submit.click()
  await expect(panel.getByText('Name is required')).toBeVisible()
  await expect(panel.getByText('Not a valid IP address')).toHaveCount(2)
  await panel.getByRole('combobox', { name: 'Destination type' }).selectOption('IP network')
  await expect(panel.getByText('Not a valid IP address')).toHaveCount(1)
  const network = panel.getByRole('textbox', { name: 'Destination IP network' })
  for (const [typed, message] of [
    ['10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
    ['10.0.0.0/x', 'Width must be an integer'],
    ['10.0.0.0/33', 'Max width for IPv4 is 32'],
  ] as const) {
    await network.fill(typed)
    await expect(panel.getByText(message)).toBeVisible()
  }
  await network.fill('10.0.0.0/8')
  await panel.getByRole('textbox', { name: 'Target IP address' }).fill('fd00::1')
  await expect(panel.getByText('Must be an IPv4 address, like the destination')).toBeVisible()
  for (const [type, message] of [
    ['Instance', 'Instance is required'],
    ['Internet gateway', 'Internet gateway is required'],
  ] as const) {
    await panel.getByRole('combobox', { name: 'Target type' }).selectOption(type)
    await submit.click()
    await expect(panel.getByText(message)).toBeVisible()
  }
  await panel.getByRole('combobox', { name: 'Destination type' }).selectOption('Subnet')
  await submit.click()
  await expect(panel.getByText('Subnet is required')).toBeVisible()
})

test('what the system keeps says so, and of a default route only the target changes', async ({ page }) => {
  await visit(page, `${vpc}/routers${small}`, 'default')
  const menu = await openRowMenu(page, 'system')
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
    /belongs to its VPC/,
  )
  await page.keyboard.press('Escape')
  await row(page, 'system').getByRole('link', { name: 'system' }).click()
  await expect(page.getByRole('button', { name: 'Create route' })).toHaveAccessibleDescription(
    /belongs to its VPC/,
  )
  await row(page, 'default-v4').getByRole('link', { name: 'default-v4' }).click()
  const edit = dialog(page, 'Edit route')
  await expect(edit.getByRole('textbox', { name: 'Name' })).toHaveCount(0)
  await edit.getByRole('combobox', { name: 'Target type' }).selectOption('Drop')
  await edit.getByRole('button', { name: 'Update route' }).click()
  await expect(row(page, 'default-v4')).toContainText('Drop')
  await page.getByRole('link', { name: 'default', exact: true }).nth(2).click()
  await expect(page.getByRole('dialog', { name: 'Route' })).toContainText('follows its subnet')
})
