import { chooseRowAction, confirm, dialog, row, stateIn, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const LIST = '/system/networking/bfd-sessions?latency=0'

test('sessions are listed with their states, and the census shows those of one state', async ({ page }) => {
  await visit(page, LIST, 'BFD sessions')
  await expect(page.getByRole('table', { name: 'BFD sessions' }).getByRole('row')).toHaveCount(5)
  await expect(stateIn(page, '172.20.15.34', 'down')).toBeVisible()
  await expect(row(page, '172.20.15.22')).toContainText('900 ms')
  await page.getByRole('group', { name: 'State' }).getByRole('button', { name: '1 admin down' }).click()
  await expect(page.getByRole('table', { name: 'BFD sessions' }).getByRole('row')).toHaveCount(2)
})

test('a session is enabled, says what its numbers mean, and comes up', async ({ page }) => {
  await visit(page, `${LIST}&speed=4`, 'BFD sessions')
  await page.getByRole('link', { name: 'Enable BFD session' }).click()
  const panel = dialog(page, 'Enable BFD session')
  const submit = panel.getByRole('button', { name: 'Enable BFD session' })
  const peer = panel.getByRole('textbox', { name: 'Peer' })
  await submit.click()
  await expect(panel.getByText('Peer is required')).toBeVisible()
  await peer.fill('172.20.15')
  await submit.click()
  await expect(panel.getByText('Not a valid IP address')).toBeVisible()
  await peer.fill('172.20.15.99')
  await panel.getByRole('spinbutton', { name: 'Detection threshold (packets)' }).fill('5')
  await expect(panel.getByText('A failure is detected after 1,500 ms.')).toBeVisible()
  const failing = await failCalls(page, { operation: 'networkingBfdEnable' }, 'broken')
  await submit.click()
  await expect(panel.getByRole('alert')).toContainText('Could not enable BFD session')
  await failing.lift()
  await submit.click()
  await expect(panel).toBeHidden()
  await expect(stateIn(page, '172.20.15.99', 'up')).toBeVisible()
})

test('the page of a session has its course and its law card; disabling it leads back to the list', async ({
  page,
}) => {
  await visit(page, LIST, 'BFD sessions')
  await row(page, '172.20.15.22').getByRole('link', { name: '172.20.15.22' }).click()
  await page.getByRole('heading', { level: 1, name: 'BFD session of switch0 with 172.20.15.22' }).waitFor()
  await expect(page.getByText('300,000 µs')).toBeVisible()
  await page.getByRole('toolbar', { name: 'Commands' }).getByRole('button', { name: 'Disable' }).click()
  await confirm(page, 'Disable BFD session of switch0 with 172.20.15.22?')
  await page.getByRole('heading', { level: 1, name: 'BFD sessions' }).waitFor()
  await expect(row(page, '172.20.15.22')).toBeHidden()
})

test('a session is disabled from its row; a refusal leaves it there', async ({ page }) => {
  await visit(page, LIST, 'BFD sessions')
  const failing = await failCalls(page, { operation: 'networkingBfdDisable' }, 'broken')
  await chooseRowAction(page, '172.20.15.34', 'Disable')
  const asked = dialog(page, 'Disable BFD session of switch1 with 172.20.15.34?')
  await asked.getByRole('button', { name: 'Disable' }).click()
  await expect(asked.getByRole('alert')).toBeVisible()
  await failing.lift()
  await asked.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, '172.20.15.34')).toBeHidden()
})

test('a session that does not exist, and sessions that do not load', async ({ page }) => {
  await page.goto('/system/networking/bfd-sessions/switch0/192.0.2.9?latency=0')
  await expect(page.getByText('There is no BFD session 192.0.2.9')).toBeVisible()
  await visit(page, LIST, 'BFD sessions')
  const failing = await failCalls(page, { operation: 'networkingBfdStatus' }, 'broken')
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Could not load BFD sessions')
  await failing.lift()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(row(page, '172.20.15.22')).toBeVisible()
})
