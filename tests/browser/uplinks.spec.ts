import { idOf } from '#mirage/random'
import { visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const rackId = idOf('rack 1')

/** The response of the region with the ports of two switches, each with the settings of the first uplink. */
const portsOf = (count: number) => ({
  items: Array.from({ length: count }, (_, at) => ({
    id: idOf(`drawn port ${at}`),
    port_name: `qsfp${Math.floor(at / 2)}`,
    port_settings_id: idOf('port settings uplink-north'),
    rack_id: rackId,
    switch_location: `switch${at % 2}`,
  })),
  next_page: null,
})

test('the picture names switches, ports, addresses and peers with their states, and the table says the same', async ({
  page,
}) => {
  await visit(page, `/system/racks/${rackId}?latency=0`, /^Rack /)
  await page.getByRole('link', { name: 'View uplinks' }).click()
  const picture = page.getByRole('list', { name: 'Uplinks' })
  await expect(picture.getByRole('listitem')).toHaveCount(2 + 4 + 4 + 4)
  await expect(
    picture.getByRole('link', { name: 'switch1: 2 ports with settings; BGP: 1 of 2 sessions up' }),
  ).toBeVisible()
  await expect(
    picture.getByRole('link', {
      name: 'Port qsfp0 of switch0, settings uplink-north, 100 Gbit/s, link up',
    }),
  ).toBeVisible()
  const stuck = picture.getByRole('link', {
    name: /^BGP peer 172\.20\.15\.34, AS 65000: no answer \(active\) for /,
  })
  await expect(stuck).toBeVisible()
  const table = page.getByRole('table', { name: 'Table of uplinks' })
  await expect(table.getByRole('row')).toHaveCount(1 + 4)
  await expect(table.getByRole('row').nth(4)).toContainText('172.20.15.33/29172.20.15.34')

  // By keyboard from the address to its peer, and on to the peers.
  await picture.getByRole('link', { name: 'Address 172.20.15.33/29 of address lot rack-infra' }).focus()
  await page.keyboard.press('Tab')
  await expect(stuck).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'BGP peers' }).getByRole('row')).toHaveCount(2)
})

test('many ports are drawn in order, none at all says what to do, and what cannot be loaded is said', async ({
  page,
}) => {
  await visit(page, '/system/switch-ports?latency=0', 'Switches')
  const many = await failCalls(
    page,
    { operation: 'networkingSwitchPortList' },
    { status: 200, body: portsOf(64) },
  )
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await page.getByRole('tab', { name: 'Uplinks' }).click()
  const ports = page.getByRole('list', { name: 'Uplinks' }).getByRole('link', { name: /^Port / })
  await expect(ports).toHaveCount(64)
  await expect(ports.nth(10)).toHaveAccessibleName(/^Port qsfp10 of switch0/)
  await many.lift()
  const none = await failCalls(
    page,
    { operation: 'networkingSwitchPortList' },
    { status: 200, body: portsOf(0) },
  )
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('heading', { name: 'No uplinks' })).toBeVisible()
  await none.lift()
  const failing = await failCalls(page, { operation: 'networkingBgpStatus' }, 'broken')
  await page.getByRole('button', { name: 'Refresh data' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Could not load the states of the BGP sessions')
  await failing.lift()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(
    page.getByRole('link', { name: /^BGP peer 172\.20\.15\.22, AS 65000: established/ }),
  ).toBeVisible()
})
