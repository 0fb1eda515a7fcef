import {
  chooseRowAction,
  confirmInVain,
  dialog,
  menuHasFocus,
  row,
  signInAs,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'

test('projects page: pages of fifty, rows per page, sort', async ({ page }) => {
  await visit(page, '/projects?latency=20', 'Projects')
  await expect(page.getByRole('row')).toHaveCount(51)
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveAccessibleDescription(
    'This is the first page',
  )
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('row')).toHaveCount(8)
  // The palette also has the projects of the other page.
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('berth-planner')
  await expect(page.getByRole('option', { name: 'berth-planner' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
    'This is the last page',
  )
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('combobox', { name: 'rows per page' }).selectOption('25')
  await expect(page.getByRole('row')).toHaveCount(26)
  // The list is sorted by name, so a click reverses it: the last one comes first.
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('row').nth(1)).toContainText('telemetry-ingest')
})

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

  await test.step('a name that is taken is said in the panel and at the field, and what was typed stays', async () => {
    await name.fill('sandbox')
    await panel.getByRole('textbox', { name: 'Description' }).fill('Keep me')
    await panel.getByRole('button', { name: 'Create project' }).click()
    await expect(name).toHaveAccessibleDescription('Project name already exists')
    await expect(name).toBeFocused()
    await expect(panel.getByRole('alert').filter({ hasText: 'Request' })).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('Keep me')
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
  const asked = await confirmInVain(page, 'Delete sandcastle?')
  await expect(asked).toContainText('Project to be deleted contains a vpc: default')
  // Another client empties and deletes the project's initial VPC.
  const statuses = await page.evaluate(async () => {
    const remove = async (path: string) => (await testFetch(path, { method: 'DELETE' })).status
    return [
      await remove('/v1/vpc-subnets/default?vpc=default&project=sandcastle'),
      await remove('/v1/vpcs/default?project=sandcastle'),
    ]
  })
  expect(statuses).toEqual([204, 204])
  // The dialog is still open for a retry.
  await asked.getByRole('button', { name: 'Try again' }).click()
  await expect(asked).toBeHidden()
  await expect(row(page, 'sandcastle')).toHaveCount(0)

  await test.step('one that is not empty: the error stands in the dialog, in the server’s words', async () => {
    await chooseRowAction(page, 'berth-planner', 'Delete')
    const refused = await confirmInVain(page, 'Delete berth-planner?')
    await expect(refused).toContainText('Could not delete berth-planner')
    await expect(refused).toContainText('Project to be deleted contains an instance: ')
    await refused.getByRole('button', { name: 'Cancel' }).click()
    await expect(refused).toBeHidden()
    await expect(row(page, 'berth-planner')).toBeVisible()
  })
})

test('leaving a form that was typed into asks first, for each way of leaving', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  await page.getByRole('link', { name: 'Create project' }).click()
  const panel = dialog(page, 'Create project')
  const ask = dialog(page, 'Confirm navigation')
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
  await ask.getByRole('button', { name: 'Leave form' }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/projects$/)
})

test('a viewer is refused in words, and what was typed stays; what is not there is not found', async ({
  page,
}) => {
  await signInAs(page, 'yuki')
  await page.goto('/projects/berth-planner/edit?latency=0')
  const panel = dialog(page, 'Edit project')
  await panel.getByRole('textbox', { name: 'Description' }).fill('Not mine')
  await panel.getByRole('button', { name: 'Update project' }).click()
  await expect(panel.getByRole('alert').filter({ hasText: 'Action not authorized' })).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('Not mine')
  await page.goto('/projects/nowhere/edit?latency=0')
  await expect(dialog(page, /There is no project nowhere/)).toBeVisible()
  await visit(page, '/projects/nowhere?latency=0', 'Page not found')
})

test('a region without projects says how to begin; by keyboard alone one is made, edited and left again', async ({
  page,
}) => {
  await visit(page, '/projects?scenario=empty&latency=0', 'Projects')
  await expect(page.getByRole('heading', { name: 'No projects' })).toBeVisible()
  await page.getByRole('link', { name: 'Create project' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Create project').getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('first-one')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/projects/first-one/instances')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('projects')
  await page.keyboard.press('Enter')
  await row(page, 'first-one')
    .getByRole('button', { name: /^Actions for / })
    .focus()
  await page.keyboard.press('ArrowDown')
  await menuHasFocus(page)
  await page.keyboard.type('edit')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = dialog(page, 'Edit project')
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('first-one')
  await panel.getByRole('textbox', { name: 'Description' }).focus()
  await page.keyboard.type('Said by hand')
  await panel.getByRole('button', { name: 'Update project' }).focus()
  await page.keyboard.press('Enter')
  await expect(row(page, 'first-one')).toContainText('Said by hand')
})
