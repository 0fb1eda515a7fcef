import { idOf } from '#mirage/random'
import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const rackId = idOf('rack 1')

/** The response of the region with the ports of two switches, each with the settings of the first uplink. */
const portsOf = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: idOf(`drawn port ${index}`),
    port_name: `qsfp${Math.floor(index / 2)}`,
    port_settings_id: idOf('port settings uplink-north'),
    rack_id: rackId,
    switch_location: `switch${index % 2}`,
  })),
  next_page: null,
})

test('many ports are drawn in order', async ({ page }) => {
  await visit(page, '/system/switch-ports?latency=0', 'Switches and ports')
  await failCalls(page, { operation: 'networkingSwitchPortList' }, { status: 200, body: portsOf(64) })
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await page.getByRole('tab', { name: 'Uplinks' }).click()
  const ports = page.getByRole('list', { name: 'Uplinks' }).getByRole('link', { name: /^Port / })
  await expect(ports).toHaveCount(64)
  await expect(ports.nth(10)).toHaveAccessibleName(/^Port qsfp10 of switch0/)
})
