import { describe, expect, test } from 'vitest'
import { idOf } from '#mirage/random'
import { casesOf } from '../support/casesOf'
import { planner } from '../support/nounCases'
import { setupPages } from '../support/pageText'
import { rowNamed } from '../support/region'

// The actions that a user's roles allow on a page, and the missing role of each disabled one. The behaviour of
// disabled buttons is tested in tests/browser/roles.spec.ts. The rows of each noun are
// in tests/nouns. Rule: ROLE-13.

const lookingOn = 'Only a collaborator of the project can do this. You are a viewer'

describe('a viewer of the project', () => {
  const pages = setupPages({ scenario: 'company', persona: 'yuki' })
  test.each(casesOf('viewerButtons'))('%s: %s', async (path, name) => {
    const page = await pages.open(`${planner}/${path}`)
    expect(page.described(name)).toBe(lookingOn)
    expect(page.link(name)).toBeUndefined()
  })

  test.each(casesOf('viewerMenus'))('%s: the menu of %s', async (path, name, entries) => {
    const menu = (await pages.open(`${planner}/${path}`)).menu(name)
    expect(menu).toMatchObject(Object.fromEntries(entries.map((entry) => [entry, lookingOn])))
    // The user may read the data.
    expect(Object.entries(menu)[0]).toEqual([expect.stringMatching(/^Copy/), undefined])
  })

  test.each(['start', 'stop', 'reboot', 'delete'])('sees why a course does not %s it', async (verb) => {
    const page = await pages.open(`${planner}/instances/net-heavy/storage`)
    expect(page.described(`Why not ${verb}?`)).toBe(lookingOn)
  })

  test('reaches the serial console', async () => {
    const menu = (await pages.open(`${planner}/instances`)).menu('berth-api-1')
    expect(Object.entries(menu)).toContainEqual(['View serial console', undefined])
  })

  test('without a role on the silo creates no projects and shares no images', async () => {
    const reason = 'Only a collaborator of the silo can do this. You have no role there'
    expect((await pages.open('/projects')).described('Create project')).toBe(reason)
    expect((await pages.open(`${planner}/images`)).menu('berth-golden')['Promote']).toBe(reason)
  })
})

describe('a collaborator of the project', () => {
  const pages = setupPages({ scenario: 'company', persona: 'yuki' }, ({ world }) => {
    world.roles.insert({
      resourceId: rowNamed(world.projects, 'berth-planner').id,
      identityId: idOf('user yuki'),
      identityType: 'silo_user',
      roleName: 'collaborator',
    })
  })

  test('works in it', async () => {
    const page = await pages.open(`${planner}/instances`)
    expect(page.link('Create instance')).toBeDefined()
    expect(Object.entries(page.menu('berth-api-1'))).toContainEqual(['Stop', undefined])
  })

  test('does not change its access', async () => {
    const page = await pages.open(`${planner}/access`)
    const reason = 'Only an admin of the project can do this. You are a collaborator'
    expect(page.described('Add user or group')).toBe(reason)
    expect(page.menu('Yuki Tanabe')).toMatchObject({ 'Change role': reason, Delete: reason })
  })
})

describe('a limited collaborator of the project', () => {
  const pages = setupPages({ scenario: 'company', persona: 'yuki' }, ({ world }) => {
    world.roles.insert({
      resourceId: rowNamed(world.projects, 'berth-planner').id,
      identityId: idOf('user yuki'),
      identityType: 'silo_user',
      roleName: 'limited_collaborator',
    })
  })
  const reason = 'Only a collaborator of the project can do this. You are a limited collaborator'

  test.each(casesOf('limitedMenus'))('changes no network: %s, the menu of %s', async (path, name) => {
    expect((await pages.open(`${planner}/${path}`)).menu(name)['Edit']).toBe(reason)
  })

  test('reads the same in the form, and works with all else', async () => {
    expect((await pages.open(`${planner}/vpcs/plant-floor/edit`)).submit()?.reason).toBe(reason)
    expect((await pages.open(`${planner}/disks-new`)).submit()?.reason).toBeUndefined()
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
    [`${planner}/access`, 'Add user or group'],
    [`${planner}/instances`, 'Create instance'],
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
    const menu = (await pages.open(`${planner}/instances`)).menu('berth-api-1')
    expect(Object.entries(menu)).toContainEqual(['Stop', undefined])
  })
})

describe('a viewer of the fleet', () => {
  const pages = setupPages({ scenario: 'company', persona: 'staff Solveig Haugen' })
  test.each(casesOf('fleetViewerButtons'))('%s: %s', async (path, name, reason) => {
    const page = await pages.open(path)
    expect(page.described(name)).toBe(reason)
    expect(page.link(name)).toBeUndefined()
  })

  test.each(casesOf('fleetViewerMenus'))('%s: the menu of %s', async (path, name, reason, entries) => {
    const menu = (await pages.open(path)).menu(name)
    expect(menu).toMatchObject(Object.fromEntries(entries.map((entry) => [entry, reason])))
  })

  test('reads which roles may see the SCIM tokens of a silo', async () => {
    const page = await pages.open('/system/silos/tidewater-carriers/scim')
    expect(page.failure).toBe('Action not authorized: You may not see SCIM tokens')
    expect(page.text).toContain('Admins of the silo and of the fleet see its SCIM tokens.')
  })
})
