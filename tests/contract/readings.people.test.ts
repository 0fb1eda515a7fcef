import { describe, expect, test } from 'vitest'
import { idOf } from '#mirage/random'
import { shortId } from '#ui/text/truncated'
import { setupPages } from '../support/pageText'
import { rowNamed } from '../support/region'

// The facts on pages that need neither an action nor a window: users, their roles, keys and tokens.

const planner = '/projects/berth-planner'
const silo = (name: string, tab: string) => `/system/silos/${name}/${tab}`

describe('in the company', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test('tokens are filtered by when they expire', async () => {
    const rows = (await pages.open('/settings/access-tokens?expiry=expired')).rows('Access tokens')
    expect(rows.join()).toContain(shortId(idOf('token marit over')))
    expect(rows.join()).not.toContain(shortId(idOf('token marit for ever')))
  })

  test('a key has its type, its comment and its dates', async () => {
    const rows = (await pages.open('/settings/ssh-keys')).rows('SSH keys')
    expect(rows).toHaveLength(5)
    expect(rows.find((row) => row.startsWith('laptop'))).toMatch(/Ed25519, 256 bits.* marit@laptop .*20\d\d/)
  })

  test('the built-in users, and the providers of all silos', async () => {
    expect((await pages.open('/system/identities/built-in-users')).rows('Built-in users')).toHaveLength(6)
    const providers = await pages.open('/system/identities/providers')
    expect(providers.rows('Identity providers').find((row) => row.includes('harbour-sso'))).toContain(
      'tidewater-ops',
    )
  })

  test('an entry of the audit log says all that was written down', async () => {
    const entry = `/system/audit-log/2024-09-30T06:58:00.000000Z/${idOf('audit seed handover')}`
    const panel = (await pages.open(entry)).panel()
    // Its title is the sentence of the list, and the operation is said once.
    expect(panel).toMatch(/^Audit log entry Created a project/)
    expect(panel.match(/project_create/g)).toHaveLength(1)
  })

  test('a user has roles, groups, sessions and tokens; a group has its members', async () => {
    expect(
      (await pages.open('/silo/groups')).rows('Groups').find((row) => row.startsWith('tide-watch')),
    ).toContain(' 1 ')
    expect((await pages.open(`/silo/groups/${idOf('group lighthouse')}`)).panel()).toContain('No members')
    const ines = `/system/silos/tidewater-research/users/${idOf('user ines')}`
    expect((await pages.open(ines)).panel()).toContain('Only the user and admins of the silo see them')
  })

  test('a page of a user has the role, the groups, the sessions and the tokens; a group leads to its members', async () => {
    const marit = await (await pages.open(`/silo/users/${idOf('user marit')}`)).settled()
    expect(marit.text).toContain('Admin')
    expect(marit.rows('Sessions')).toHaveLength(3)
    const tokens = marit.rows('Access tokens')
    expect(tokens).toHaveLength(7)
    expect(tokens.filter((row) => row.includes('expired'))).toHaveLength(2)
    const group = marit.link('on-call') ?? ''
    const members = await (await pages.open(group)).settled()
    expect(members.panel()).toContain('Marit Aune')
    expect(members.rows('Members')).toHaveLength(10)
    const dele = await (await pages.open(members.link('Dele Bankole') ?? '')).settled()
    expect(dele.heading).toBe('Dele Bankole')
    expect(dele.text).toContain('No sessions')
    expect(dele.text).toContain('No access tokens')
  })

  test('the users of a silo have their roles, and so have the groups that have one', async () => {
    const page = await (await pages.open(`${silo('tidewater-ops', 'users')}?filter=aarav`)).settled()
    expect(page.rows('Users').join()).toContain('Admin')
    expect(page.rows('Groups with a role').find((row) => row.includes('platform-builders'))).toContain(
      'Collaborator',
    )
    expect(page.described('Create user')).toBeDefined()
  })

  test('pages do without what they do not need', async () => {
    expect((await pages.open('/device/verify')).link('About device login')).toBeDefined()
    expect((await pages.openWhile('currentUserView', '/help/errors')).text).toContain('The request ID')
    expect((await pages.openWhile('currentUserGroups', '/projects')).heading).toBe('Projects')
  })

  test('the fleet lists the roles that silos map their own to', async () => {
    const rows = (await pages.open('/system/access')).rows('Fleet access')
    const mapping = rows.find((row) => row.includes('Any admin of the silo tidewater-ops'))
    expect(mapping).toMatch(/Role mapping Admin$/)
  })
})

describe('a user without roles', () => {
  const pages = setupPages({ scenario: 'company', persona: 'yuki' })
  test('sees the own sessions and not those of others', async () => {
    const own = await pages.open(`/silo/users/${idOf('user yuki')}`)
    expect(own.rows('Sessions')).toHaveLength(2)
    const other = await pages.open(`/silo/users/${idOf('user marit')}`)
    expect(other.text).toContain('Only the user and admins of the silo see the sessions.')
    expect(other.text).toContain('Only the user and admins of the silo see the access tokens.')
    expect(other.menu('User actions')['Sign out everywhere']).toBeDefined()
  })
})

describe('at the time of the region', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test('tokens are listed with when they end, the newest first', async () => {
    const rows = (await pages.open('/settings/access-tokens')).rows('Access tokens')
    const of = (name: string) => rows.find((row) => row.includes(shortId(idOf(`token marit ${name}`))))
    expect(rows).toHaveLength(7)
    expect(of('over')).toContain('expired')
    expect(of('soon')).not.toContain('expired')
    expect(of('for ever')).toContain('Never')
    expect(rows[0]).toContain(shortId(idOf('token marit for ever too')))
  })

  test('the lifetime of tokens is beside the user’s own: how many expire by when', async () => {
    const page = await (await pages.open('/silo/token-lifetime')).settled()
    expect(page.region('Your access tokens, by expiry')).toMatch(
      /Expired \d+ Within 7 days \d+ .* Never [1-9]/,
    )
    expect(page.link('View access tokens')).toBe('/settings/access-tokens')
  })

  test('certificates have their names and the time that is left', async () => {
    const rows = (await pages.open('/silo/certificates')).rows('TLS certificates')
    expect(rows.find((row) => row.startsWith('console'))).toMatch(/ops\.region\.example.*expires in 10\smo/)
    expect(rows.find((row) => row.includes('Renewed every month'))).toMatch(/expires in 12\sd/)
    expect(rows.find((row) => row.startsWith('docks-before'))).toContain('expired 4 d ago')
    const soon = (await pages.open('/silo/certificates/docks')).panel()
    expect(soon).toContain('It expires soon')
    expect(soon).toContain('docks.region.example (itself)')
    expect(soon).toContain('0e16a64b0b7e90fcc5293974ad2bb9cb398d9fb5')
    expect((await pages.open('/silo/certificates/docks-before')).panel()).toContain('It has expired')
  })
})

describe('a user in no group, without a role on the silo', () => {
  const pages = setupPages({ scenario: 'company', persona: 'colm' })
  test('reads where roles come from', async () => {
    const page = await pages.open('/projects')
    expect(page.heading).toContain('Action not authorized')
    expect(page.text).toContain('An admin of the silo can give you access.')
    expect(page.text).toContain('You are not in any groups and have no role on the silo')
    expect(page.link('Read about identity providers')).toBe('/help/identity-providers')
  })

  test('sees the quotas of the silo as a whole: nothing has failed, and there are no projects to choose', async () => {
    const page = await (await pages.open('/utilization')).settled()
    expect(page.text).toMatch(/\d+ of 480 vCPUs/)
    expect(page.text).toContain('Your role shows the silo as a whole.')
    for (const word of ['Could not load', 'Try again']) expect(page.text).not.toContain(word)
  })
})

describe('a policy that is full', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' }, ({ world }) => {
    world.roles.insert({
      resourceId: rowNamed(world.projects, 'telemetry-ingest').id,
      identityId: idOf('group lighthouse'),
      identityType: 'silo_group',
      roleName: 'viewer',
    })
  })
  test('gives no more roles', async () => {
    const page = await pages.open('/projects/telemetry-ingest/access')
    expect(page.described('Add user or group')).toBe(
      'A project can give roles to at most 64 users and groups',
    )
  })
})

describe('without a role in the fleet', () => {
  const pages = setupPages({ scenario: 'company', persona: 'dele' })
  test('the sidebar has no probes, and their address says why', async () => {
    const page = await pages.open(`${planner}/floating-ips`)
    expect(page.link('Project access')).toBeDefined()
    expect(page.link('Probes')).toBeUndefined()
    expect((await pages.open(`${planner}/probes`)).heading).toContain('You may not see probes')
  })
})

describe('in a small world', () => {
  const pages = setupPages({ scenario: 'small', persona: 'marit' })

  test('a new project is accessible only by roles on the silo', async () => {
    const rows = (await pages.open('/projects/web/access')).rows('Project access')
    expect(rows.find((row) => row.includes('Marit Aune'))).toContain('Admin of the silo')
    expect(rows.filter((row) => row.includes('project.'))).toEqual([])
  })
})
