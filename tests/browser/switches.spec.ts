import { idOf } from '#mirage/random'
import { dialog, goInPage, row, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

const at = (port: string, place = 'switch0') => `/system/switch-ports/${idOf('rack 1')}/${place}/${port}`

test('the switches are listed, and one shows its board', async ({ page }) => {
  await visit(page, '/system/switches?latency=0', 'Switches')
  await expect(page.getByRole('table', { name: 'Switches' }).getByRole('row')).toHaveCount(3)
  await row(page, 'ORW203').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Switch ORW203' })).toBeVisible()
  // Two ports of each switch of the rack have a link.
  const panel = page.getByRole('list', { name: 'Ports of switch0 with settings' })
  await expect(panel.getByRole('link', { name: /link up$/ })).toHaveCount(2)
  await page.getByRole('link', { name: 'View ports' }).click()
  await expect(page.getByRole('tab', { name: 'Ports' })).toHaveAttribute('aria-selected', 'true')
})

test('a port shows its link, what it announces, and its neighbour', async ({ page }) => {
  await visit(page, `${at('qsfp0')}?latency=0`, 'switch0 · qsfp0')
  await expect(page.getByRole('region', { name: 'Link phy0' })).toContainText('100 Gbit/s')
  await expect(page.getByRole('table', { name: 'Light' }).getByRole('row')).toHaveCount(5)
  await expect(page.getByRole('region', { name: 'LLDP configuration' })).toContainText('tidewater-rack')
  const neighbours = page.getByRole('table', { name: 'LLDP neighbours' })
  await expect(neighbours).toContainText('harbour-core-1')
  await expect(neighbours).toContainText('10.20.0.2')
})

test('the path of a port is one line beside the sidebar, and a column on a phone', async ({ page }) => {
  await visit(page, `${at('qsfp1', 'switch1')}?latency=0`, 'switch1 · qsfp1')
  const parts = page.getByRole('list', { name: 'Path of qsfp1 of switch1' }).getByRole('listitem')
  await expect(parts).toHaveCount(5)
  await expect(parts.nth(3)).toContainText('no answer (active)')
  await expect(parts.nth(1).getByText('Port qsfp1 of switch1')).toHaveCount(1)
  for (const [width, isLine] of [
    [1440, true],
    [1024, true],
    [768, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await parts.evaluateAll((all) =>
      all.map((part) => {
        const { x, right, y, bottom } = part.getBoundingClientRect()
        return { x, right, y, bottom }
      }),
    )
    for (const [place, box] of boxes.entries()) {
      expect(box.right).toBeLessThanOrEqual(width)
      const next = boxes[place + 1]
      if (next) expect(isLine ? next.x >= box.right && next.y < box.bottom : next.y >= box.bottom).toBe(true)
    }
  }
  for (const path of ['/system/switch-uplinks', '/system/switches']) {
    await page.setViewportSize({ width: 1024, height: 800 })
    await goInPage(page, path)
    await page.getByRole('heading', { level: 1, name: 'Switches' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024)
  }
})

test('the LLDP configuration is edited; a bad address and a refusal keep what was typed', async ({
  page,
}) => {
  await visit(page, `${at('qsfp0')}?latency=0`, 'switch0 · qsfp0')
  await page.getByRole('link', { name: 'Edit LLDP configuration' }).click()
  const panel = dialog(page, 'Edit LLDP configuration')
  const address = panel.getByRole('textbox', { name: 'Management IP' })
  const save = panel.getByRole('button', { name: 'Update LLDP configuration' })
  await address.fill('10.20')
  await save.click()
  await expect(panel.getByText('Not a valid IP address').first()).toBeVisible()
  await address.fill('10.20.0.9')
  await failCalls(page, { operation: 'networkingSwitchPortLldpConfigUpdate' }, 'broken', { times: 1 })
  await save.click()
  await expect(panel.getByRole('alert').first()).toBeVisible()
  await expect(address).toHaveValue('10.20.0.9')
  await save.click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('region', { name: 'LLDP configuration' })).toContainText('10.20.0.9')
})

test('a link that cannot be read is said at its place, and the rest stands', async ({ page }) => {
  await visit(page, '/system/switch-ports?latency=0', 'Switches')
  const failing = await failCalls(page, { operation: 'networkingSwitchPortStatus' }, 'broken')
  await goInPage(page, at('qsfp0'))
  const link = page.getByRole('region', { name: 'Link', exact: true })
  await expect(link).toContainText('Could not load the link')
  await expect(page.getByRole('table', { name: 'LLDP neighbours' })).toBeVisible()
  await failing.lift()
  await link.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Link phy0' })).toContainText('100 Gbit/s')
})
