import { goInPage, visit } from '../support/actions'
import { expect, test } from '../support/browserTest'
import { failCalls } from '../support/network'

// Values with their own calls, in cells or page headers: a failed call must not look like "none".

const project = '/projects/berth-planner'
const instance = `${project}/instances/berth-api-1`
const vpc = `${project}/vpcs/default`

const values = [
  ['the external IPs in a row', `${project}/instances`, 'Instances', /external-ips$/],
  ['the VPC of an instance', `${instance}/storage`, 'berth-api-1', /vpcs\/[^/]+$/],
  ['the pool of an external IP', `${instance}/networking`, 'berth-api-1', /ip-pools\/[^/]+$/],
  ['the subnet of an interface', `${instance}/networking`, 'berth-api-1', /vpc-subnets\/[^/]+$/],
  ['the instance of a disk', `${project}/disks`, 'Disks', /instances$/],
  ['the pool of a floating IP', `${project}/floating-ips`, 'Floating IPs', /ip-pools\/[^/]+$/],
  ['the rules of a VPC', `${project}/vpcs`, 'VPCs', /vpc-firewall-rules$/],
  ['the pool of a gateway', `${vpc}/internet-gateways`, 'default', /internet-gateway-ip-pools$/],
  ['the address of a gateway', `${vpc}/internet-gateways`, 'default', /internet-gateway-ip-addresses$/],
  ['the routes of a gateway', `${vpc}/internet-gateways`, 'default', /vpc-routers$/],
  ['the members of a group', `${project}/affinity`, 'Affinity groups', /members$/],
] as const

test('a failed call says so instead of "none", and is tried again by keyboard', async ({ page }) => {
  test.slow()
  for (const [what, path, heading, call] of values)
    await test.step(what, async () => {
      await visit(page, '/settings/profile?latency=0', 'Profile')
      const trouble = await failCalls(page, call, 'broken')
      await goInPage(page, path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      // In a table cell, or in a property of the page header.
      const value = page.getByRole('cell').or(page.getByRole('definition'))
      const retry = value.getByRole('button', { name: 'Try again' })
      await expect(retry.first()).toHaveAccessibleDescription('Internal Server Error')
      await expect(value.getByText('Failed', { exact: true }).first()).toBeVisible()
      await trouble.lift()
      // This very button: other rows of a list fail until the calls are answered again.
      const tried = await retry.first().elementHandle()
      await tried?.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => tried?.isVisible()).toBe(false)
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
    })
})

test('the external IPs in a row: on their way they are not "none"', async ({ page }) => {
  await visit(page, `${project}/instances?latency=0&faults=slow:instanceExternalIpList:600000`, 'Instances')
  const cells = page.getByRole('row').filter({ hasText: 'berth-api-1' })
  await expect(cells).toContainText('loading')
  await expect(cells.getByText('none')).toHaveCount(0)
})
