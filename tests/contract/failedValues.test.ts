import { describe, expect, test } from 'vitest'
import type { OperationName } from '#store/api/generated/operationTypes'
import { quietConsole, setupPages } from '../support/pageText'

// Values with their own calls, in cells or page headers: a failed call says so, and does not read as "none".
// `tests/browser/failedValues.spec.ts` tries one again by keyboard.

quietConsole()

const project = '/projects/berth-planner'
const instance = `${project}/instances/berth-api-1`
const vpc = `${project}/vpcs/default`

describe('in the company', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  test.each<[string, OperationName, string, string | undefined]>([
    ['the VPC of an instance', 'vpcView', `${instance}/storage`, undefined],
    ['the pool of an external IP', 'ipPoolView', `${instance}/networking`, 'External IPs'],
    ['the subnet of an interface', 'vpcSubnetView', `${instance}/networking`, 'Network interfaces'],
    ['the instance of a disk', 'instanceList', `${project}/disks`, 'Disks'],
    ['the pool of a floating IP', 'ipPoolView', `${project}/floating-ips`, 'Floating IPs'],
    ['the pool of a gateway', 'internetGatewayIpPoolList', `${vpc}/internet-gateways`, 'Internet gateways'],
    [
      'the address of a gateway',
      'internetGatewayIpAddressList',
      `${vpc}/internet-gateways`,
      'Internet gateways',
    ],
    ['the routes of a gateway', 'vpcRouterList', `${vpc}/internet-gateways`, 'Internet gateways'],
    ['the members of a group', 'antiAffinityGroupMemberList', `${project}/affinity`, 'Affinity groups'],
    ['the quotas of a silo', 'siloUtilizationList', '/system/silos', 'Silos'],
    ['the load of a rack', 'sledInstanceList', '/system/racks', 'Racks'],
    ['the link of a port', 'networkingSwitchPortStatus', '/system/switch-ports', 'Ports'],
  ])('%s', async (_, operation, path, table) => {
    const usual = await (await pages.open(path)).settled()
    const inPlace = (page: typeof usual) => (table === undefined ? page.text : page.rows(table).join('\n'))
    expect(inPlace(usual)).not.toContain('Failed')
    const page = await pages.settledWhile(operation, path)
    expect(inPlace(page)).toContain('Failed')
    expect(page.described('Try again')).toBe('Internal Server Error')
  })

  test('the deliveries to receivers: those that failed are not "none"', async () => {
    const page = await pages.settledWhile('alertDeliveryList', '/system/alerts/receivers')
    expect(page.text).toContain('Could not read which deliveries failed')
    for (const row of page.rows('Receivers')) expect(row).toContain('Failed')
  })
})
