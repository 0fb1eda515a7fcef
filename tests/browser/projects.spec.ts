import { chooseRowAction, confirm, confirmInVain, dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { elsewhere } from '../support/elsewhere'

test('each rule of a name has its message at the field, and nothing is sent', async ({ page }) => {
  await page.goto('/projects-new?latency=0')
  const panel = dialog(page, 'Create project')
  const name = panel.getByRole('textbox', { name: 'Name' })
  await panel.getByRole('button', { name: 'Create project' }).click()
  await expect(name).toHaveAccessibleDescription('Name is required')
  await expect(name).toBeFocused()
  for (const [typed, message] of [
    ['a b', 'Can only contain lower-case letters, numbers, and dashes'],
    ['a'.repeat(64), 'Must be 63 characters or fewer'],
  ] as const) {
    await name.fill(typed)
    await expect(name).toHaveAccessibleDescription(message)
  }
  await panel.getByRole('textbox', { name: 'Description' }).fill('d'.repeat(513))
  await expect(panel.getByText('Must be 512 characters or fewer')).toBeVisible()
  await expect(page).toHaveURL(/projects-new/)

  await test.step('a name that is taken is said once, at the field, with the request below, and what was typed stays', async () => {
    await name.fill('sandbox')
    await panel.getByRole('textbox', { name: 'Description' }).fill('Keep me')
    await panel.getByRole('button', { name: 'Create project' }).click()
    await expect(name).toHaveAccessibleDescription('Project name already exists')
    await expect(name).toBeFocused()
    await expect(panel.getByText('Project name already exists')).toHaveCount(1)
    await expect(panel.getByText(/^Request /)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Copy details' })).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('Keep me')
    // The request is that of the message.
    await name.fill('sandbox-2')
    await expect(panel.getByText(/^Request /)).toHaveCount(0)
  })
})

test('a project is renamed, and deleted once its network is gone', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  await chooseRowAction(page, 'sandbox', 'Edit')
  const panel = dialog(page, 'Edit project')
  await expect(page).toHaveTitle('Edit project / Projects / Orrery')
  await panel.getByRole('textbox', { name: 'Name' }).fill('sandcastle')
  await panel.getByRole('button', { name: 'Update project' }).click()
  await expect(row(page, 'sandcastle')).toBeVisible()
  await chooseRowAction(page, 'sandcastle', 'Delete')
  // The question says what the region may refuse, and offers the other way before anything is sent.
  const first = dialog(page, 'Delete sandcastle?')
  await expect(first).toContainText('The project is deleted if it is empty.')
  await expect(first.getByRole('link', { name: 'Take down…' })).toBeVisible()
  const asked = await confirmInVain(page, 'Delete sandcastle?')
  await expect(asked).toContainText('Project to be deleted contains a vpc: default')
  // Another client empties and deletes the project's initial VPC.
  await elsewhere(page, 'DELETE', '/v1/vpc-subnets/default?vpc=default&project=sandcastle')
  await elsewhere(page, 'DELETE', '/v1/vpcs/default?project=sandcastle')
  // Another try is another question.
  await expect(asked.getByRole('link', { name: 'Take down…' })).toBeFocused()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await chooseRowAction(page, 'sandcastle', 'Delete')
  await confirm(page, 'Delete sandcastle?')
  await expect(row(page, 'sandcastle')).toHaveCount(0)

  await test.step('one that is not empty: the error stands in the dialog, in the server’s words', async () => {
    await chooseRowAction(page, 'berth-planner', 'Delete')
    const refused = await confirmInVain(page, 'Delete berth-planner?')
    await expect(refused).toContainText('berth-planner is not empty')
    await expect(refused).toContainText('Project to be deleted contains an instance: ')
    await expect(refused).not.toContainText('This cannot be undone')
    await expect(refused.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await refused.getByRole('button', { name: 'Cancel' }).click()
    await expect(refused).toBeHidden()
    await expect(row(page, 'berth-planner')).toBeVisible()
  })

  await test.step('one that is known to be not empty: the dialog says so before anything is sent', async () => {
    await goInPage(page, '/projects/berth-planner/instances')
    await page.getByRole('heading', { level: 1, name: 'Instances' }).waitFor()
    await page.getByRole('table', { name: 'Instances' }).waitFor()
    await goInPage(page, '/projects')
    await chooseRowAction(page, 'berth-planner', 'Delete')
    const full = dialog(page, 'Delete berth-planner?')
    await expect(full).toContainText('berth-planner is not empty')
    await expect(full.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0)
    await full.getByRole('button', { name: 'Cancel' }).click()
    await chooseRowAction(page, 'berth-planner', 'Take down…')
    await expect(page.getByRole('heading', { level: 1, name: 'Take down berth-planner' })).toBeVisible()
  })
})

test('leaving a form that was typed into asks first, for each way of leaving', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  await page.getByRole('link', { name: 'Create project' }).click()
  const panel = dialog(page, 'Create project')
  const ask = dialog(page, 'Discard what you typed?')
  await panel.getByRole('textbox', { name: 'Name' }).fill('half-done')
  for (const leave of [
    () => panel.getByRole('button', { name: 'Cancel' }).click(),
    () => panel.getByRole('button', { name: 'Close panel' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await leave()
    await ask.getByRole('button', { name: 'Keep editing' }).click()
    await expect(ask).toBeHidden()
    await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('half-done')
  }
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await ask.getByRole('button', { name: 'Discard' }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/projects\?latency=0$/)

  await test.step('a navigation at the moment at which a form was left is not swallowed', async () => {
    await page.getByRole('link', { name: 'Create project' }).click()
    await panel.getByRole('textbox', { name: 'Name' }).fill('half-done')
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await page.evaluate(() => {
      const follow = () => queueMicrotask(() => void window.orrery?.navigate('/projects/berth-planner/disks'))
      addEventListener('popstate', follow, { once: true })
    })
    await ask.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Disks' })).toBeVisible()
  })
})
