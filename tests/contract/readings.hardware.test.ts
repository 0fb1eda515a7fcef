import { describe, expect, test } from 'vitest'
import { idOf } from '#mirage/random'
import { placement } from '#mirage/rules/placement'
import { setupPages } from '../support/pageText'

// The facts on pages that need neither an action nor a window: the hardware and its alerts.

const sled = (serial: string) => `/system/inventory/sleds/${idOf(`sled ${serial}`)}`

describe('in the company', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test('an expunged sled is found by its id, and has no provision policy', async () => {
    const page = await pages.open(`${sled('ORS1056')}/instances`)
    expect(page.heading).toBe('Sled ORS1056')
    expect(page.link('ORS1056')).toBe(`${sled('ORS1056')}/instances`)
    expect(page.text).toContain('Policy expunged Provision policy none State decommissioned')
    expect(page.text).toContain('No instances on this sled')
  })

  test('the sleds in service have their policies and what they offer', async () => {
    const page = await (await pages.open('/system/inventory/sleds')).settled()
    // The picture above the list.
    expect(page.text).toMatch(/Memory in use per sled, at most \d+\s% not provisionable/)
    const rows = page.rows('Sleds')
    expect(rows).toHaveLength(14)
    const first = rows.find((row) => row.includes('ORS1000'))
    for (const part of ['OR-SLED-1 rev 6', '900 GiB', 'in service']) expect(first).toContain(part)
    // Exceptions are first.
    expect(rows[0]).toContain('ORS1028')
    expect(rows[0]).toContain('not provisionable')
    expect((await pages.open('/system/inventory/sleds?filter=nothing')).text).toContain('No sleds match')
    const sorted = await pages.open('/system/inventory/sleds?sort=serial')
    expect(sorted.rows('Sleds')[0]).toContain('ORS1000')
  })

  test('receivers have their endpoint and their subscriptions', async () => {
    const rows = (await pages.open('/system/alerts/receivers')).rows('Receivers')
    expect(rows.find((row) => row.startsWith('ops-pager'))).toContain(
      'https://pager.tidewater.example/hooks/region',
    )
    expect(rows.find((row) => row.startsWith('audit-sink'))).toContain('test.update.*')
  })

  test('a receiver that alerts did not reach looked well in its own list', async () => {
    const page = await (await pages.open('/system/alerts/receivers')).settled()
    const [first, second] = page.rows('Receivers')
    expect(first).toMatch(/^ops-pager 10 failed (delivered|pending|failed) \w{3} \d+/)
    expect(second).toMatch(/^audit-sink None yet/)
    expect(page.link('10 failed')).toBe('/system/alerts/receivers/ops-pager?state=failed')
  })

  test('a probe says what is sent and where, how the last delivery went, and what each result means', async () => {
    const page = async (name: string) =>
      (await pages.open(`/system/alerts/receivers/${name}/probe`)).settled()
    const pager = await page('ops-pager')
    const sent = pager.region('What is sent, and where')
    expect(sent).toMatch(/https:\/\/pager.tidewater.example\/hooks\/region.* 1; an alert has up to 3/)
    expect(sent).toMatch(/Last delivery there (delivered|pending|failed)/)
    expect(pager.region('What each result means')).toMatch(/Refused by the endpoint.*another status/)
    expect((await page('audit-sink')).region('What is sent, and where')).toContain('None yet')
  })

  test('a rack has the load of its sleds, and is drawn below', async () => {
    const page = await (await pages.open('/system/racks')).settled()
    expect(page.rows('Racks')[0]?.match(/\d+\s%/g)).toHaveLength(2)
    const drawing = page.region('Sleds, by slot')
    expect(drawing).toMatch(/Sled ORS1000 in slot 0: in service, provisionable, active; \d+ instances with/)
    // The slots of the sleds that were expunged.
    expect(drawing).toContain('Slot 7: no sled in service')
    expect(drawing).toContain('Switch ORW200')
    expect(page.text).toContain('The switches are drawn in the middle, in no order.')
  })

  test('a delivery has its attempts, and the time between them', async () => {
    const at = (id: string) => pages.open(`/system/alerts/receivers/ops-pager/deliveries/${id}`)
    expect((await at(idOf('delivery seed 58'))).panel()).toContain('Attempt 2 of 3')
    const failed = pages.region.world.deliveries.findBy(({ state }) => state === 'failed')
    const panel = (await at(failed?.id ?? '')).panel()
    expect(panel).toContain('1 min later')
    expect(panel).toContain('5 min later')
  })

  test('a sled that is not provisionable has no room', async () => {
    const page = await (await pages.open('/system/capacity')).settled()
    expect(
      Object.values(page.tables())
        .flat()
        .find((row) => row.includes('ORS1028')),
    ).toContain('Not provisionable')
  })

  test('the disks of sleds name their sled', async () => {
    const page = await (await pages.open('/system/inventory/disks?filter=HY-480-M2')).settled()
    expect(page.text).toContain('28 of 167 match')
    expect(page.rows('Disks')[0]).toMatch(/Halyard HY-480-M2 .*M\.2 .*in service/)
    expect(page.link('ORS1000')).toBe(`${sled('ORS1000')}/instances`)
  })

  test('the page of a physical disk is not two lines of facts alone: it has the other disks of its sled', async () => {
    const list = pages.region.world.physicalDisks.all()
    const of = list.filter(({ sledId }) => sledId === idOf('sled ORS1000'))
    const page = await (await pages.open(`/system/inventory/disks/${of[0]?.id ?? ''}`)).settled()
    const rows = page.rows('Other disks of its sled')
    expect(rows).toHaveLength(of.length - 1)
    expect(rows.join()).not.toContain(of[0]?.serial)
    expect(rows.join()).toContain(of[1]?.serial)
  })

  test('a physical disk in service had its policy and its state in two marks, and its id in full', async () => {
    const disk = pages.region.world.physicalDisks.findBy(({ sledId }) => sledId !== undefined)
    const page = await (await pages.open(`/system/inventory/disks/${disk?.id ?? ''}`)).settled()
    expect(page.text).toContain(`${disk?.vendor} ${disk?.model} · `)
    expect(page.text).toMatch(/Status in service/i)
    expect(page.text).not.toMatch(/Policy|State active/)
  })

  test('a sled has its board, and the instances of all silos: of another one without a link', async () => {
    const first = await (await pages.open(`${sled('ORS1000')}/instances`)).settled()
    expect(first.text).toContain('120 threads and 900 GiB for instances')
    expect(first.link('tidewater-ops')).toBe('/system/silos/tidewater-ops/idps')
    const { world } = pages.region
    const other = [...placement(world)].flatMap(([id, sledId]) => {
      const instance = world.instances.get(id)
      const siloOf = world.silos.get(world.projects.get(instance?.projectId ?? '')?.siloId ?? '')
      return instance && siloOf?.name === 'tidewater-research' ? [{ name: instance.name, sledId }] : []
    })[0]
    const page = await (
      await pages.open(`/system/inventory/sleds/${other?.sledId ?? ''}/instances`)
    ).settled()
    expect(page.rows('Instances').join()).toContain(other?.name)
    expect(page.link(other?.name ?? '')).toBeUndefined()
    expect(page.link('tidewater-research')).toBe('/system/silos/tidewater-research/idps')
  })

  test('a sled that is not there leads to all sleds', async () => {
    expect((await pages.open(`${sled('of nowhere')}/instances`)).link('All sleds')).toBe(
      '/system/inventory/sleds',
    )
  })
})
