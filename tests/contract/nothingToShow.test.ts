import { describe, expect, test } from 'vitest'
import { idOf } from '#mirage/random'
import { NEWEST, OLDEST } from '#store/api/versions/generated/shipped'
import { apiOf, casesOf } from '../support/casesOf'
import { ops, planner } from '../support/nounCases'
import { setupPages } from '../support/pageText'

// The texts of empty lists and of failed requests. Retries are tested in tests/browser/failures.spec.ts.
// The rows of each noun are in tests/nouns.

describe.each([NEWEST, OLDEST] as const)('in front of a region of %s, a call that fails', (api) => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api })
  const ofRegion = ([, path]: readonly [unknown, string, ...unknown[]]) => apiOf(path) === api

  test.each(casesOf('failing').filter(ofRegion))('%s', async (operation, path, title) => {
    const page = await pages.openWhile(operation, path)
    expect(page.text).toContain(title)
    expect(page.text).toContain('Internal Server Error')
    expect(page.described('Try again')).toBeUndefined()
  })

  test.each(casesOf('failingParts').filter(ofRegion))(
    '%s: the rest of %s stands',
    async (operation, path, title, rest) => {
      const page = await pages.settledWhile(operation, path)
      expect(page.text).toContain(title)
      expect(page.text).toContain(rest)
      expect(page.described('Try again')).toBeUndefined()
    },
  )
})

describe('a call that fails', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test.each(casesOf('failingLists'))(
    '%s: the list page keeps its title and offers another try, and the ways out',
    async (operation, path, title) => {
      const page = await pages.openWhile(operation, path)
      expect(page.heading).toBe(title)
      expect(page.text).toContain('Something went wrong: Could not load')
      expect(page.link('Back to console')).toBeDefined()
      expect(page.described('Sign out')).toBeUndefined()
    },
  )

  test('of an account or of a record: the whole page is the error, with all ways out', async () => {
    const account = await pages.openWhile('currentUserView', '/projects')
    expect(account.heading).toContain('Could not load your account')
    const operators = await pages.openWhile('systemPolicyView', '/system/silos')
    expect(operators.heading).toContain('Could not load the operators’ pages')
    const instance = await pages.openWhile('instanceView', `${planner}/instances/net-heavy/storage`)
    expect(instance.heading).toContain('Could not load instance net-heavy')
    for (const page of [account, operators, instance]) {
      expect(page.link('Back to console')).toBeDefined()
      expect(page.described('Sign out')).toBeUndefined()
    }
  })

  test('the other parts of the page stay', async () => {
    const users = await pages.openWhile('siloPolicyView', `${ops}/users`)
    expect(users.text).toContain('Could not load the roles on the silo')
    expect(users.text).toContain('Marit Aune')
    const disks = await pages.openWhile('sledList', '/system/inventory/disks')
    expect(disks.text).toContain('Could not load the serial numbers of the sleds')
    expect(disks.rows('Disks')[0]).toContain('in service')
    const group = await pages.openWhile('antiAffinityGroupMemberList', `${planner}/affinity/data-spread`)
    expect(group.heading).toContain('data-spread')
    expect(group.text).toContain('Could not load members')
    const tab = await pages.openWhile('siloUserList', `${ops}/users`)
    expect(tab.heading).toBe('tidewater-ops')
    const nics = await pages.openWhile(
      'instanceNetworkInterfaceList',
      `${planner}/instances/net-heavy/networking`,
    )
    expect(nics.heading).toBe('net-heavy')
    expect(nics.text).toContain('Could not load network interfaces')
    const snapshots = await pages.openWhile('diskList', `${planner}/snapshots`)
    expect(snapshots.rows('Snapshots').join()).toContain('tide-tables-monday')
    const rack = await pages.openWhile('sledList', `/system/racks/${idOf('rack 1')}`)
    expect(rack.text).toContain('Could not load the sleds')
    expect(rack.text).not.toContain('0 threads')
    expect(rack.text).toContain('Created')
  })

  test('disks of an instance: its tab says so once, below the head', async () => {
    const page = await pages.openWhile('instanceDiskList', `${planner}/instances/net-heavy/storage`)
    expect(page.heading).toBe('net-heavy')
    expect(page.text.split('Could not load disks')).toHaveLength(2)
    expect(page.link('Networking')).toBeDefined()
  })

  test('several lists of a form: one notice names them all, with their ids and one retry', async () => {
    const form = `${planner}/instances-new`
    const page = await pages.openWhile(['imageList', 'vpcList', 'currentUserSshKeyList'], form)
    // Images of the silo and of the project are two lists of one name.
    const [before = '', notice = ''] = page.text.split('Could not load images, SSH keys, and VPCs')
    expect(before).not.toContain('Could not load')
    expect(notice.split('Request IDs')).toHaveLength(2)
    expect(notice.match(/SSH keys: Request \S+/g)).toHaveLength(1)
    expect(page.described('Try again')).toBeUndefined()
    // Nothing is said of what was not read, and each field points to the notice.
    expect(notice).toContain('Not loaded, see above')
    expect(notice).toMatch(/SSH keys\s+all of yours, not loaded/)
    expect(notice).toMatch(/Network\s+1 interface, VPCs not loaded/)
    expect(notice.match(/Try again/g)).toHaveLength(1)
    const one = await pages.openWhile('vpcList', form)
    expect(one.text).toContain('Could not load VPCs')
    expect(one.text).not.toContain('Request IDs')
  })

  test('a command that depends on it says so, instead of not being there', async () => {
    const page = await pages.openWhile('instanceList', `${planner}/disks`)
    expect(page.menu('berth-db-replica-boot')).toMatchObject({
      Detach: 'Could not load the instance it is attached to',
    })
    const networking = await pages.openWhile('floatingIpList', `${planner}/instances/berth-api-1/networking`)
    expect(networking.described('Attach floating IP')).toBe('Could not load floating IPs')
  })
})

describe('a list without rows', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' }, ({ world }) => {
    // As in a region with only one silo left, which is not listed.
    for (const { id } of world.silos.all()) world.silos.update(id, { discoverable: false })
  })
  test.each(casesOf('empty'))('%s', async (path, text, create) => {
    const page = await pages.open(path)
    expect(page.text).toContain(text)
    expect(page.link(create)).toBeDefined()
  })
})

describe('a silo without users, or without groups', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  test.each([
    ['/system/silos/recovery/users', 'No users'],
    ['/system/silos/tidewater-research/users', 'No groups have a role'],
  ])('%s', async (path, text) => {
    expect((await pages.open(path)).text).toContain(text)
  })
})

describe('in a small world', () => {
  const pages = setupPages({ scenario: 'small', persona: 'marit' })
  test.each(casesOf('emptyInSmall'))('%s', async (path, text) => {
    expect((await pages.open(path)).text).toContain(text)
  })
})

describe('a user without keys and tokens', () => {
  const pages = setupPages({ scenario: 'company', persona: 'colm' })
  test('it is said where they come from', async () => {
    const tokens = await pages.open('/settings/access-tokens')
    expect(tokens.text).toContain('No access tokens')
    expect(tokens.text).toContain('A command line tool gets a token')
    const keys = await pages.open('/settings/ssh-keys')
    expect(keys.text).toContain('No SSH keys')
    expect(keys.link('Add SSH key')).toBeDefined()
  })
})

describe('a region without pools', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' }, ({ world }) => {
    world.pools.removeWhere(() => true)
  })
  test('leads to the first one', async () => {
    const list = await pages.open('/system/networking/ip-pools')
    expect(list.text).toContain('No IP pools')
    expect(list.link('Create IP pool')).toBeDefined()
    const silo = await (await pages.open('/system/silos/recovery/ip-pools')).settled()
    expect(silo.text).toContain('The region has no IP pools')
    expect(silo.link('Create IP pool')).toBeDefined()
  })
})

describe('a receiver without secrets', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' }, ({ world }) => {
    for (const { id } of world.receivers.all()) world.receivers.update(id, { secrets: [] })
  })
  test('sends no probe', async () => {
    const at = '/system/alerts/receivers/audit-sink'
    expect((await pages.open(`${at}/secrets`)).text).toContain('No secrets')
    expect((await pages.open(`${at}/probe`)).described('Send probe')).toMatch(/secret/)
  })
})
