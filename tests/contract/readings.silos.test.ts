import { describe, expect, test } from 'vitest'
import { setupPages } from '../support/pageText'

// The facts on pages that need neither an action nor a window: silos, their quotas and what they use.

const silo = (name: string, tab: string) => `/system/silos/${name}/${tab}`

describe('in the company', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test('quotas are recommended by the constants, and marked as an estimate', async () => {
    const page = await pages.open('/system/capacity')
    expect(page.text).toContain('Capacity Estimate')
    // 0.7 of 2,064 threads; 0.7 · 14 · 32 TiB · 0.909, both rounded up.
    expect(page.region('Promised by the quotas of all silos')).toContain(
      '560 vCPUs; at most 1,445 recommended',
    )
    expect(page.region('Promised by the quotas of all silos')).toContain('TiB; at most 286 TiB recommended')
  })

  test('silos are limited by their quotas', async () => {
    const rows = (await pages.open('/system/capacity?memory=1536&by=silos')).rows('Room in quotas')
    expect(rows.find((row) => row.includes('tidewater-ops'))).toContain('Memory')
  })

  test('a new silo without quotas says what that means', async () => {
    expect((await pages.open('/system/silos-new')).panel()).toContain(
      'Nothing can be created in this silo until its quotas are raised.',
    )
  })

  test('a silo with local users is not offered identity providers', async () => {
    const page = await pages.open(silo('tidewater-research', 'idps'))
    expect(page.text).toContain('No identity providers')
    expect(page.described('Create identity provider')).toBe(
      'Only silos with SAML sign-in have identity providers',
    )
  })

  test('a silo with SCIM names its admin group, and its users are not changed by hand', async () => {
    const page = await pages.open(silo('tidewater-carriers', 'users'))
    expect(page.text).toContain('SAML and SCIM')
    expect(page.text).toContain('carrier-admins')
    expect(page.described('Create user')).toBe(
      'The identity provider of this silo creates, changes and deletes its users by SCIM',
    )
  })

  test('a silo without SCIM has no use for SCIM tokens', async () => {
    const page = await pages.open(silo('tidewater-research', 'scim'))
    expect(page.text).toContain('No SCIM tokens')
    expect(page.described('Create SCIM token')).toBe(
      'Only a silo with SAML and SCIM takes its users and groups by SCIM. This one has Local only',
    )
  })

  test('a silo that is not discoverable has a page', async () => {
    const page = await pages.open(silo('recovery', 'quotas'))
    expect(page.heading).toBe('recovery')
    expect(page.text).toContain('No quota')
  })

  test('the quotas of a silo are beside those of all, and beside what is planned', async () => {
    const page = await (await pages.open(silo('tidewater-ops', 'quotas'))).settled()
    const rows = page.rows('Beside the capacity of the region')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(/^CPU .*480.*560.*1,445/)
    expect(page.link('View capacity')).toBe('/system/capacity')
  })

  test('the roles on the fleet are shown by the role on the silo', async () => {
    expect((await pages.open(silo('tidewater-ops', 'fleet-roles'))).text).toContain(
      'Role on the silo Gives on the fleet Admin Admin',
    )
    expect((await pages.open(silo('tidewater-research', 'fleet-roles'))).text).toContain(
      'No mapped fleet roles',
    )
  })

  test('the roles on the fleet say what they allow and who has them', async () => {
    const page = await (await pages.open(silo('tidewater-ops', 'fleet-roles'))).settled()
    const rows = page.rows('All roles on the fleet')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(/^Viewer Sees the system pages.* Solveig Haugen/)
    expect(rows[1]).toMatch(/^Collaborator Also creates silos. None/)
    expect(rows[2]).toMatch(/^Admin Changes everything.* Marit Aune, Any admin of the silo tidewater-ops/)
    expect(page.link('View fleet access')).toBe('/system/access')
  })

  test('what the silo uses of its quotas, and what is left', async () => {
    const { text } = await pages.open('/utilization')
    expect(text).toMatch(/\d+ of 480 vCPUs/)
    expect(text).toMatch(/\d+ vCPUs left/)
    expect(text).toMatch(/[\d.]+ TiB of 3 TiB/)
    expect(text).toMatch(/[\d.]+ TiB of 120 TiB/)
    expect(text.match(/[\d.]+ % used/g)).toHaveLength(3)
  })

  test('the silos that are listed have their kind of sign-in', async () => {
    const rows = (await pages.open('/system/silos')).rows('Silos')
    expect(rows.find((row) => row.includes('tidewater-ops'))).toContain('SAML')
    expect(rows.find((row) => row.includes('tidewater-research'))).toContain('Local only')
    expect(rows.filter((row) => row.includes('recovery'))).toEqual([])
  })

  test('the silos have the shares of their quotas, and are sorted by them', async () => {
    const { world } = pages.region
    const ops = world.silos.findBy(({ name }) => name === 'tidewater-ops')
    const page = await pages.open('/system/silos')
    const row = page.rows('Silos').find((text) => text.includes('tidewater-ops'))
    expect(row?.match(/\d+\s%/g)).toHaveLength(3)
    expect((await pages.open('/system/silos?sort=cpus-desc')).rows('Silos')[0]).toContain(
      'tidewater-research',
    )
    if (!ops) throw new Error('no silo')
    const { quota } = ops
    world.silos.update(ops.id, { quota: { ...quota, cpus: 1 } })
    const over = (await pages.open('/system/silos?sort=cpus')).rows('Silos')
    // An address that no other test has opened.
    const { text } = await pages.open(`${silo('tidewater-ops', 'quotas')}?over`)
    world.silos.update(ops.id, { quota })
    expect(over.at(-1)).toMatch(/tidewater-ops .*\d{2},\d{3}\s%/)
    expect(text).toMatch(/\d+ vCPUs over the quota more than full: \d+ times the quota/)
  })

  test('all silos together use, and have left, what their quotas say', async () => {
    const page = await pages.open('/system/utilization')
    expect(page.text).toMatch(/[\d,]+ of 560 vCPUs/)
    const rows = page.rows('Silos')
    expect(rows).toHaveLength(3)
    const ops = rows.find((row) => row.includes('tidewater-ops'))
    expect(ops).toMatch(/\d+ vCPUs left/)
    expect(ops?.match(/[\d.]+ [GT]iB left/g)).toHaveLength(2)
    expect(page.text).not.toMatch(/\bNaN\b/)
    const sorted = await pages.open('/system/utilization?sort=storage-desc')
    expect(sorted.rows('Silos')[0]).toContain('tidewater-ops')
  })

  test('a silo that is not there leads to all silos', async () => {
    expect((await pages.open(silo('nowhere', 'quotas'))).link('All silos')).toBe('/system/silos')
  })
})
