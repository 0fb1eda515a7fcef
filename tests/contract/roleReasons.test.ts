import { describe, expect, test } from 'vitest'
import { setupPages } from '../support/pageText'

// What a user's roles allow on a page, and which role would allow the rest. Menus, and how a disabled button behaves,
// are tested in tests/browser/roles.spec.ts. Rule: ROLE-13.

const project = '/projects/berth-planner'
const lookingOn = 'Needs project collaborator; you are viewer'

describe('a viewer of the project', () => {
  const pages = setupPages({ scenario: 'company', persona: 'yuki' })
  test.each([
    ['instances', 'Create instance'],
    ['disks', 'Create disk'],
    ['snapshots', 'Create snapshot'],
    ['images', 'Upload image'],
    ['vpcs', 'Create VPC'],
    ['floating-ips', 'Create floating IP'],
    ['affinity', 'Create affinity group'],
    ['vpcs/plant-floor/firewall-rules', 'Add firewall rule'],
    ['vpcs/plant-floor/subnets', 'Create subnet'],
    ['vpcs/plant-floor/routers', 'Create router'],
    ['vpcs/plant-floor/internet-gateways', 'Create internet gateway'],
    ['instances/net-heavy/storage', 'Start'],
    ['instances/net-heavy/storage', 'Stop'],
    ['instances/net-heavy/storage', 'Attach disk'],
    ['instances/net-heavy/storage', 'Create disk'],
    ['instances/net-heavy/networking', 'Attach ephemeral IP'],
    ['instances/net-heavy/networking', 'Attach floating IP'],
    ['instances/net-heavy/networking', 'Add network interface'],
    ['instances/net-heavy/settings', 'Add to group'],
    ['instances/net-heavy/settings', 'Save'],
  ])('%s: %s', async (path, name) => {
    const page = await pages.open(`${project}/${path}`)
    expect(page.described(name)).toBe(lookingOn)
    expect(page.link(name)).toBeUndefined()
  })

  test('without a role on the silo does not create projects', async () => {
    const page = await pages.open('/projects')
    expect(page.described('Create project')).toBe('Needs silo collaborator; you have no role')
  })
})

describe('a collaborator of the silo is admin of every project, and creates projects', () => {
  const pages = setupPages({ scenario: 'company', persona: 'dele' })
  test.each([
    ['/projects', 'Create project'],
    [`${project}/access`, 'Add user or group'],
    [`${project}/instances`, 'Create instance'],
  ])('%s: %s', async (path, name) => {
    expect((await pages.open(path)).link(name)).toBeDefined()
  })
})

describe('an admin of the silo that maps its admins to the fleet', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  test.each([
    ['/system/silos', 'Create silo'],
    ['/system/networking/ip-pools', 'Create IP pool'],
  ])('%s: %s', async (path, name) => {
    expect((await pages.open(path)).link(name)).toBeDefined()
  })
})

describe('a viewer of the fleet', () => {
  const pages = setupPages({ scenario: 'company', persona: 'staff Solveig Haugen' })
  test.each([
    ['/system/silos', 'Create silo', 'Needs fleet collaborator; you are viewer'],
    ['/system/silos/tidewater-research/quotas', 'Edit quotas', 'Needs fleet collaborator; you are viewer'],
    ['/system/networking/ip-pools', 'Create IP pool', 'Needs fleet admin; you are viewer'],
    ['/system/networking/address-lots', 'Create address lot', 'Needs fleet collaborator; you are viewer'],
    [
      '/system/networking/switch-port-settings',
      'Create switch port settings',
      'Needs fleet admin; you are viewer',
    ],
  ])('%s: %s', async (path, name, reason) => {
    const page = await pages.open(path)
    expect(page.described(name)).toBe(reason)
    expect(page.link(name)).toBeUndefined()
  })
})
