import { describe, expect, test } from 'vitest'
import { setupPages } from '../support/pageText'

// The texts of Overview and Home. What their checks find is tested beside the rules; that it is painted as soon as all
// checks have an answer, in tests/browser/overview.spec.ts.

describe('a project', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test('its failed things are first, with the next step', async () => {
    const page = await pages.open('/projects/berth-planner/overview')
    expect(page.rows('Needs attention')[0]).toContain('Instance alarm-relay-a Failed ')
    expect(page.rows('Needs attention')).toHaveLength(8)
    expect(page.region('Instances')).toContain('3 failed')
    expect(page.region('Disks')).toContain('2 faulted')
    expect(page.region('Floating IPs')).toContain('in use')
    expect(page.rows('Needs attention').join()).not.toContain('Attaching')
    expect(page.link('6 disks are changing')).toMatch(/^\/projects\/berth-planner\/disks\?state=/)
    expect(page.link('3 failed')).toBe('/projects/berth-planner/instances?state=failed')
  })
  test('without anything in it says so, part by part', async () => {
    const { text } = await pages.open('/projects/sandbox/overview')
    for (const none of ['No instances', 'No disks', 'No floating IPs.', 'Nothing yet.'])
      expect(text).toContain(none)
  })
  test('without anything in it begins with the forms that fill it', async () => {
    const page = await pages.open('/projects/sandbox/overview')
    expect(page.region('First steps')).toContain('no instances and no disks yet')
    expect(page.link('Create instance')).toBe('/projects/sandbox/instances-new')
    expect(page.link('Upload image')).toBe('/projects/sandbox/images-new')
    expect(page.link('Add user or group')).toBe('/projects/sandbox/access-new')
  })
  test('a list that cannot be read leaves the other parts, and nothing says that all is well', async () => {
    const page = await pages.openWhile('instanceList', '/projects/sandbox/overview')
    expect(page.heading).toBe('sandbox')
    expect(page.region('Instances')).toContain('Could not load instances')
    expect(page.region('Disks')).toContain('No disks')
    expect(page.region('Needs attention')).toContain('Nothing else: instances could not be read.')
    expect(page.region('Last updated')).not.toContain('Nothing yet.')
  })
  test('a list that cannot be read is named below what the other one has', async () => {
    const page = await pages.openWhile('instanceList', '/projects/berth-planner/overview')
    expect(page.rows('Needs attention')[0]).toContain('Disk ')
    expect(page.region('Needs attention')).toContain('Instances could not be read.')
    expect(page.region('Disks')).not.toContain('Could not load')
  })
})

describe('the silo', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test('its quota, and the projects as bodies that say what the picture says', async () => {
    const page = await (await pages.open('/home')).settled()
    expect(page.heading).toBe('tidewater-ops')
    expect(page.text).toContain('167 vCPUs left')
    expect(page.text).toContain('berth-planner, 54 vCPUs, 5 failed, 6 need attention, 7 changing')
    expect(page.text).toContain('ci-runners, 64 vCPUs')
    expect(page.link('52 more, not read')).toBe('/projects')
    expect(page.link('All 57 projects')).toBe('/projects')
  })
  test('the table behind the picture has the same', async () => {
    const page = await (await pages.open('/home')).settled()
    expect(page.rows('Projects')).toHaveLength(5)
    expect(page.rows('Projects')[0]).toMatch(/^berth-planner 54 3 failed/)
    expect(page.link('3 failed')).toBe('/projects/berth-planner/instances?state=failed')
  })
  test('what expires is above what has expired, and old tokens are one line', async () => {
    const text = (await pages.open('/home')).region('Expired or expiring')
    const order = ['Expires in 12', 'Certificate docks-before', 'Access token fb1971be', '1 expired token']
    const places = order.map((words) => text.toLowerCase().indexOf(words.toLowerCase()))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
  test('projects that cannot be read are not a blank card', async () => {
    const page = await pages.openWhile('projectList', '/home')
    expect(page.region('Projects')).toContain('The projects could not be read.')
  })
  test('instances that cannot be read are named once, and their projects say that they are not known', async () => {
    const page = await pages.settledWhile('instanceList', '/home')
    expect(page.text.match(/Could not load/g)).toHaveLength(1)
    expect(page.text).toMatch(/Could not load instances of 5 projects/)
    expect(page.region('Needs attention')).toContain('nstances of 5 projects could not be read.')
    expect(page.region('Projects').match(/Not known/g)).toHaveLength(5)
    expect(page.text).toContain('berth-planner, not known')
    expect(page.text).not.toContain('Failed')
  })
  test('a quota that cannot be read leaves the projects', async () => {
    const page = await pages.openWhile('utilizationView', '/home')
    expect(page.text).toContain('Could not load the quota')
    expect(page.text).toContain('berth-planner, loading')
  })
})

describe('the silo without a role on it', () => {
  const pages = setupPages({ scenario: 'company', persona: 'colm' })

  test('is a welcome: who can give one, and a request to copy', async () => {
    const page = await (await pages.open('/home')).settled()
    expect(page.heading).toBe('Welcome, Colm')
    expect(page.text).toContain('You have no access yet.')
    expect(page.text).toContain('These people can give it:')
    expect(page.text).toContain('Marit Aune')
    expect(page.described('Copy a request')).toBeUndefined()
  })
  test('names the silo if its admins cannot be read', async () => {
    const page = await pages.settledWhile('policyView', '/home')
    expect(page.text).toContain('An admin of the silo tidewater-ops can give it.')
  })
})

describe('the silo with a role that only reads', () => {
  const pages = setupPages({ scenario: 'company', persona: 'yuki' })

  test('has a create action that says why it is disabled', async () => {
    const list = await (await pages.open('/projects')).settled()
    expect(list.described('Create project')).toMatch(/Only a collaborator of the silo/)
    expect(list.link('Create project')).toBeUndefined()
  })
})

describe('a silo without projects', () => {
  const pages = setupPages({ scenario: 'small', persona: 'marit' }, ({ world }) => {
    for (const table of [world.instances, world.disks, world.projects]) table.removeWhere(() => true)
  })

  test('has the way to a first instance', async () => {
    const page = await (await pages.open('/home')).settled()
    expect(page.link('Create a project')).toBe('/projects-new')
    expect(page.region('First steps')).toMatch(/Create a project.*Create an instance.*Connect/)
  })
})

describe('the region', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test('what is used beside what the quotas promise', async () => {
    const page = await pages.open('/system/overview')
    expect(page.text).toContain('374 of 1,445 vCPUs in use · quotas promise 560 vCPUs')
  })
  test('a meter that cannot be read says so, and the others stay', async () => {
    const page = await pages.openWhile('siloUtilizationList', '/system/overview')
    expect(page.heading).toBe('Overview')
    expect(page.text).toContain('Could not check quotas')
    expect(page.text).toContain('Not known')
    expect(page.text.match(/Try again/g)).toHaveLength(1)
  })
  test('a call of several parts that fails is said once', async () => {
    const page = await pages.openWhile('sledList', '/system/overview')
    expect(page.text).toContain('Could not check sleds')
    expect(page.region('Racks')).toContain('Not known')
    expect(page.text.match(/Try again/g)).toHaveLength(1)
  })
})
