import { describe, expect, test } from 'vitest'
import { idOf } from '#mirage/random'
import { setupPages } from '../support/pageText'
import { rowNamed } from '../support/region'

// The actions that a user's roles allow on a page, and the missing role of each disabled one. The behaviour of
// disabled buttons is tested in tests/browser/roles.spec.ts. Rule: ROLE-13.

const project = '/projects/berth-planner'
const lookingOn = 'Only a collaborator of the project can do this. You are a viewer'

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

  test.each([
    ['instances', 'berth-api-1', ['Stop', 'Reboot', 'Resize', 'Duplicate', 'Snapshot disks', 'Delete']],
    ['disks', 'archive-2024', ['Snapshot', 'Delete']],
    ['snapshots', 'tide-tables-monday', ['Create disk', 'Create image', 'Delete']],
    ['images', 'berth-golden', ['Delete']],
    ['vpcs', 'plant-floor', ['Edit', 'Delete']],
    ['floating-ips', 'quay-1', ['Edit', 'Delete']],
    ['affinity', 'api-spread', ['Edit', 'Delete']],
    ['vpcs/plant-floor/firewall-rules', 'allow-ssh', ['Edit', 'Clone', 'Disable', 'Delete']],
    ['vpcs/plant-floor/subnets', 'reefer-01', ['Edit', 'Delete']],
  ])('%s: the menu of %s', async (path, name, entries) => {
    const menu = (await pages.open(`${project}/${path}`)).menu(name)
    expect(menu).toMatchObject(Object.fromEntries(entries.map((entry) => [entry, lookingOn])))
    // The user may read the data.
    expect(Object.entries(menu)[0]).toEqual([expect.stringMatching(/^Copy/), undefined])
  })

  test.each(['start', 'stop', 'reboot', 'delete'])('sees why a course does not %s it', async (verb) => {
    const page = await pages.open(`${project}/instances/net-heavy/storage`)
    expect(page.described(`Why not ${verb}?`)).toBe(lookingOn)
  })

  test('reaches the serial console', async () => {
    const menu = (await pages.open(`${project}/instances`)).menu('berth-api-1')
    expect(Object.entries(menu)).toContainEqual(['View serial console', undefined])
  })

  test('without a role on the silo creates no projects and shares no images', async () => {
    const reason = 'Only a collaborator of the silo can do this. You have no role there'
    expect((await pages.open('/projects')).described('Create project')).toBe(reason)
    expect((await pages.open(`${project}/images`)).menu('berth-golden')['Promote']).toBe(reason)
  })
})

describe('a collaborator of the project', () => {
  const pages = setupPages({ scenario: 'company', persona: 'yuki' }, ({ world }) => {
    world.roles.push({
      resourceId: rowNamed(world.projects, 'berth-planner').id,
      identityId: idOf('user yuki'),
      identityType: 'silo_user',
      roleName: 'collaborator',
    })
  })

  test('works in it', async () => {
    const page = await pages.open(`${project}/instances`)
    expect(page.link('Create instance')).toBeDefined()
    expect(Object.entries(page.menu('berth-api-1'))).toContainEqual(['Stop', undefined])
  })

  test('does not change its access', async () => {
    const page = await pages.open(`${project}/access`)
    const reason = 'Only an admin of the project can do this. You are a collaborator'
    expect(page.described('Add user or group')).toBe(reason)
    expect(page.menu('Yuki Tanabe')).toMatchObject({ 'Change role': reason, Delete: reason })
  })
})

describe('a limited collaborator of the project', () => {
  const pages = setupPages({ scenario: 'company', persona: 'yuki' }, ({ world }) => {
    world.roles.push({
      resourceId: rowNamed(world.projects, 'berth-planner').id,
      identityId: idOf('user yuki'),
      identityType: 'silo_user',
      roleName: 'limited_collaborator',
    })
  })
  const reason = 'Only a collaborator of the project can do this. You are a limited collaborator'

  test.each([
    ['vpcs', 'plant-floor'],
    ['vpcs/plant-floor/firewall-rules', 'allow-ssh'],
    ['vpcs/plant-floor/subnets', 'reefer-01'],
    ['vpcs/plant-floor/routers', 'inland'],
    ['vpcs/plant-floor/routers/inland', 'depot-01'],
  ])('changes no network: %s, the menu of %s', async (path, name) => {
    expect((await pages.open(`${project}/${path}`)).menu(name)['Edit']).toBe(reason)
  })

  test('reads the same in the form, and works with all else', async () => {
    expect((await pages.open(`${project}/vpcs/plant-floor/edit`)).submit()?.reason).toBe(reason)
    expect((await pages.open(`${project}/disks-new`)).submit()?.reason).toBeUndefined()
  })
})

describe('a user without a role on the silo', () => {
  const pages = setupPages({ scenario: 'company', persona: 'yuki' })
  test('does not change the lifetime of tokens', async () => {
    expect((await pages.open('/silo/token-lifetime')).described('Edit token lifetime')).toMatch(
      /^Only an admin of the silo can do this\. /,
    )
  })
})

describe('a collaborator of the silo changes no roles on it', () => {
  const pages = setupPages({ scenario: 'company', persona: 'dele' })
  const reason = 'Only an admin of the silo can do this. You are a collaborator'
  test('in silo access', async () => {
    const page = await pages.open('/access')
    expect(page.described('Add user or group')).toBe(reason)
    expect(page.menu('platform-builders')).toMatchObject({ 'Change role': reason, Delete: reason })
  })
  test('in the list of users, which leads to silo access and back', async () => {
    const page = await pages.open('/silo/users')
    expect(page.link('silo access')).toBe('/access')
    expect(page.menu('Marit Aune')).toMatchObject({ 'Change role': reason })
    expect((await pages.open('/access')).link('All users of the silo')).toBe('/silo/users')
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

  test('is offered every command that the state of an instance allows', async () => {
    const menu = (await pages.open(`${project}/instances`)).menu('berth-api-1')
    expect(Object.entries(menu)).toContainEqual(['Stop', undefined])
  })
})

describe('a viewer of the fleet', () => {
  const pages = setupPages({ scenario: 'company', persona: 'staff Solveig Haugen' })
  test.each([
    ['/system/silos', 'Create silo', 'Only a collaborator of the fleet can do this. You are a viewer'],
    [
      '/system/silos/tidewater-research/quotas',
      'Edit quotas',
      'Only a collaborator of the fleet can do this. You are a viewer',
    ],
    [
      '/system/networking/ip-pools',
      'Create IP pool',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
    [
      '/system/networking/address-lots',
      'Create address lot',
      'Only a collaborator of the fleet can do this. You are a viewer',
    ],
    [
      '/system/silos/tidewater-research/ip-pools',
      'Link IP pool',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
    // In the user's own silo, a role on the silo is enough.
    [
      '/system/silos/tidewater-ops/idps',
      'Create identity provider',
      'Only an admin of the silo can do this. You are a collaborator',
    ],
    [
      '/system/networking/ip-pools/dock-public',
      'Add IP range',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
    [
      '/system/networking/ip-pools/dock-public/silos',
      'Link silo',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
    [
      '/system/networking/switch-port-settings',
      'Create switch port settings',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
    [
      '/system/update/trust-roots',
      'Add trust root',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
    [
      '/system/update/release',
      'Upload repository',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
    [
      '/system/networking/bgp/configs',
      'Create BGP configuration',
      'Only an admin of the fleet can do this. You are a viewer',
    ],
  ])('%s: %s', async (path, name, reason) => {
    const page = await pages.open(path)
    expect(page.described(name)).toBe(reason)
    expect(page.link(name)).toBeUndefined()
  })

  test.each([
    [
      '/system/silos',
      'tidewater-research',
      'Only a collaborator of the fleet can do this. You are a viewer',
      ['Delete'],
    ],
    [
      '/system/networking/ip-pools',
      'dock-public',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Edit', 'Delete'],
    ],
    [
      '/system/inventory/uninitialized',
      'ORS1112',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Add'],
    ],
    [
      `/system/inventory/sleds/${idOf('sled ORS1000')}/instances`,
      'Sled actions',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Make not provisionable'],
    ],
    [
      '/system/networking/ip-pools/dock-public',
      '192.0.2.10',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Remove'],
    ],
    [
      '/system/update/repositories/15.1.0',
      'Repository actions',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Set as target release'],
    ],
    [
      '/system/networking/ip-pools/dock-public/silos',
      'tidewater-ops',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Clear default', 'Unlink'],
    ],
    [
      `/system/switch-ports/${idOf('rack 1')}/switch0/qsfp0`,
      'Port actions',
      'Only an admin of the fleet can do this. You are a viewer',
      ['Apply settings', 'Clear settings'],
    ],
  ])('%s: the menu of %s', async (path, name, reason, entries) => {
    const menu = (await pages.open(path)).menu(name)
    expect(menu).toMatchObject(Object.fromEntries(entries.map((entry) => [entry, reason])))
  })
})
