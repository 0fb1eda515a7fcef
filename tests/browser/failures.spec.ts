import { become, dialog, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls, REQUEST_ID } from '../support/network'

// Whatever goes wrong ends in a clear message with a way on.

for (const [how, message, id] of [
  ['unparsable', 'Error reading API response', REQUEST_ID],
  ['dead', 'The control plane could not be reached. Check the connection, then try again.', undefined],
  ['broken', 'Internal Server Error', REQUEST_ID],
] as const) {
  test(`a page whose data is ${how}: Something went wrong, and why`, async ({ page }) => {
    await visit(page, '/projects?latency=0', 'Projects')
    await failCalls(page, '/v1/instances', how)
    await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText('If the problem persists, contact your administrator.')).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
    if (id) await expect(page.getByText(id)).toBeVisible()
    await page.getByRole('link', { name: 'Back to console' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  })

  test(`a form whose answer is ${how} keeps what was typed`, async ({ page }) => {
    await page.goto('/projects-new?latency=0')
    const panel = dialog(page, 'Create project')
    await panel.getByRole('textbox', { name: 'Name' }).fill('kept')
    await failCalls(page, '/v1/projects', how)
    await panel.getByRole('button', { name: 'Create project' }).click()
    await expect(panel.getByText(message)).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('kept')
  })
}

test('a list that fails while it is polled keeps its rows and offers another try', async ({ page }) => {
  await visit(page, '/projects/berth-planner/instances?latency=0', 'Instances')
  await failCalls(page, '/v1/instances', 'broken')
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'berth-api-1' })).toBeVisible()
})

test('the page of an instance that was deleted elsewhere gives way to the list', async ({ page }) => {
  await visit(page, '/projects/berth-planner/instances/never-booted/storage?latency=0', 'never-booted')
  await page.evaluate(() => fetch('/v1/instances/never-booted?project=berth-planner', { method: 'DELETE' }))
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Instances' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'berth-api-1' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'never-booted' })).toHaveCount(0)
})

test('the page of an instance that is asked for again in vain keeps what is known, and says so', async ({
  page,
}) => {
  await visit(page, '/projects/berth-planner/instances/berth-api-1/storage?latency=0', 'berth-api-1')
  await failCalls(page, '/v1/instances', 'broken')
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByText('Internal Server Error').first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Boot disk' })).toContainText('berth-api-1-boot')
})

for (const path of [
  '/nowhere',
  '/projects/nowhere/instances',
  '/projects/berth-planner/instances/nowhere/storage',
  '/lookup/instances/berth-api-1',
  '/lookup/i/0b7f9a1e-4a52-4c1f-9d1e-0123456789ab',
])
  test(`${path} is not found`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(
      page.getByText("The page you are looking for doesn't exist or you may not have access to it."),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  })

test('an instance is looked up by its id', async ({ page }) => {
  await visit(page, '/projects/berth-planner/instances/berth-api-1/storage', 'berth-api-1')
  const id = await page.getByText(/^[0-9a-f]{8}-/).textContent()
  await page.goto(`/lookup/i/${id ?? ''}`)
  await expect(page).toHaveURL('/projects/berth-planner/instances/berth-api-1/storage')
})

test('somebody without any role is told about the identity provider', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  await become(page, /Colm/)
  await expect(page.getByRole('heading', { name: 'Action not authorized' })).toBeVisible()
  await expect(page.getByText(/You are not in any groups and have no role on the silo/)).toBeVisible()
})

test('operators’ pages do not exist for others', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  await expect(page.getByRole('button', { name: 'Switch between system and silo' })).toBeVisible()
  await become(page, /Dele/)
  await expect(page.getByRole('button', { name: 'User menu' })).toContainText('Dele')
  await expect(page.getByRole('button', { name: 'Switch between system and silo' })).toHaveCount(0)
  await page.goto('/system/silos')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a refused write of a viewer says that the action is not authorized', async ({ page }) => {
  await visit(page, '/projects?latency=0', 'Projects')
  await become(page, /Yuki/)
  await page.getByRole('link', { name: 'berth-planner', exact: true }).click()
  await page.getByRole('link', { name: 'Disks' }).click()
  await page.getByRole('link', { name: 'New disk' }).click()
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('textbox', { name: 'Name' }).fill('mine')
  await panel.getByRole('button', { name: 'Create disk' }).click()
  await expect(panel.getByText('Action not authorized')).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('mine')
})
