import {
  chooseRowAction,
  confirm,
  dialog,
  goInPage,
  refreshUntil,
  row,
  stateIn,
  visit,
} from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const LIST = '/system/networking/bfd-sessions?latency=0'

test('sessions are listed with their states; one is enabled, says what its numbers mean, and comes up; others are disabled', async ({
  page,
}) => {
  await visit(page, `${LIST}&speed=50`, 'BFD sessions')
  const rows = page.getByRole('table', { name: 'BFD sessions' }).getByRole('row')

  await test.step('the census shows those of one state', async () => {
    await expect(rows).toHaveCount(5)
    await expect(stateIn(page, '172.20.15.34', 'down')).toBeVisible()
    await expect(row(page, '172.20.15.22')).toContainText('900 ms')
    const states = page.getByRole('group', { name: 'State' })
    await states.getByRole('button', { name: '1 admin down' }).click()
    await expect(rows).toHaveCount(2)
    await states.getByRole('button', { name: '1 admin down' }).click()
    await expect(rows).toHaveCount(5)
  })

  await test.step('a session is enabled', async () => {
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
    await refreshUntil(page, stateIn(page, '172.20.15.99', 'up'))
  })

  await test.step('a session is disabled from its row; a refusal leaves it there', async () => {
    const failing = await failCalls(page, { operation: 'networkingBfdDisable' }, 'broken')
    await chooseRowAction(page, '172.20.15.34', 'Disable')
    const asked = dialog(page, 'Disable BFD session of switch1 with 172.20.15.34?')
    await asked.getByRole('button', { name: 'Disable' }).click()
    await expect(asked.getByRole('alert')).toBeVisible()
    await failing.lift()
    await asked.getByRole('button', { name: 'Try again' }).click()
    await expect(row(page, '172.20.15.34')).toBeHidden()
  })

  await test.step('the page of a session; disabling it leads back to the list', async () => {
    await row(page, '172.20.15.22').getByRole('link', { name: '172.20.15.22' }).click()
    await page.getByRole('heading', { level: 1, name: 'BFD session of switch0 with 172.20.15.22' }).waitFor()
    await expect(page.getByText('300 ms')).toBeVisible()
    await page.getByRole('toolbar', { name: 'Commands' }).getByRole('button', { name: 'Disable' }).click()
    await confirm(page, 'Disable BFD session of switch0 with 172.20.15.22?')
    await page.getByRole('heading', { level: 1, name: 'BFD sessions' }).waitFor()
    await expect(row(page, '172.20.15.22')).toBeHidden()
  })

  await test.step('a session that does not exist', async () => {
    await goInPage(page, '/system/networking/bfd-sessions/switch0/192.0.2.9')
    await expect(page.getByText('There is no BFD session 192.0.2.9')).toBeVisible()
  })
})
