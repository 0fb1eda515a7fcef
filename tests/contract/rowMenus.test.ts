import { describe, expect, test } from 'vitest'
import { idOf } from '#mirage/random'
import { casesOf } from '../support/casesOf'
import { planner } from '../support/nounCases'
import { setupPages } from '../support/pageText'

// The entries of menus, and the reasons of disabled ones other than states (actionsByState.test.ts) and roles
// (roleReasons.test.ts). Opening a menu and showing its reasons is tested in tests/browser/menus.spec.ts. The
// rows of each noun are in tests/nouns.

describe('in the company', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })

  test.each(casesOf('menus'))('%s: the menu of %s', async (path, name, entries) => {
    const menu = (await pages.open(path)).menu(name)
    expect(menu).toEqual(Object.fromEntries(entries.map((entry) => [entry, undefined])))
    expect(Object.keys(menu)).toEqual(entries)
  })

  test.each(casesOf('opensOver'))(
    '%s: of %s, %s opens over what is shown: %s',
    async (path, name, entry, isOver) => {
      expect((await pages.open(path)).keepsPlace(name, entry)).toBe(isOver)
    },
  )

  test('a disk that is not detached says what to do first', async () => {
    const disks = await pages.open(`${planner}/disks`)
    const attached = disks.menu('berth-db-replica-boot')
    expect(attached['Snapshot']).toBeUndefined()
    expect(attached['Delete']).toBe('Only detached or faulted disks can be deleted; detach it first')
    const busy = disks.menu('being-made')
    expect(busy).toMatchObject({
      Snapshot: expect.stringMatching(/^Only /) as string,
      Delete: expect.stringMatching(/^Only /) as string,
    })
  })

  test('a snapshot offers what its state allows', async () => {
    const snapshots = await pages.open(`${planner}/snapshots`)
    expect(snapshots.menu('being-taken')).toMatchObject({
      'Create disk': 'Only ready snapshots can be made into a disk',
      'Create image': expect.stringMatching(/^Only .+ snapshots can be/) as string,
      Delete: expect.stringMatching(/^Only .+ snapshots can be/) as string,
    })
    const damaged = snapshots.menu('damaged')
    expect(Object.entries(damaged)).toContainEqual(['Delete', undefined])
    expect(damaged['Create image']).toMatch(/^Only .+ snapshots can be/)
    expect(snapshots.rows('Snapshots').find((row) => row.startsWith('of-a-deleted-disk'))).toContain(
      'Deleted',
    )
  })

  test('a role that is held on the silo is not changed in the project', async () => {
    const reason = 'This role is held on the silo. It is changed in silo access.'
    const menu = (await pages.open(`${planner}/access`)).menu('Marit Aune')
    expect(menu).toMatchObject({ 'Change role': reason, Delete: reason })
  })

  test.each(casesOf('disabled'))('%s: of %s, %s says why not', async (path, name, entry, reason) => {
    expect((await (await pages.open(path)).settled()).menu(name)[entry]).toMatch(reason)
  })

  test('a sled that is expunged has no provision policy to change', async () => {
    const page = await pages.open(`/system/inventory/sleds/${idOf('sled ORS1056')}/instances`)
    expect(page.menu('Sled actions')['Make not provisionable']).toBe('The sled is not in service')
  })
})

describe('in a small world', () => {
  const pages = setupPages({ scenario: 'small', persona: 'marit' })

  test('a disk that its instance holds fast is not detached', async () => {
    const disks = await pages.open('/projects/web/disks')
    expect(disks.menu('web-1-boot')['Detach']).toMatch(/^Only .+ instances can be/)
    expect(disks.menu('db-1-boot')['Detach']).toBe('Unset it as the boot disk before detaching it')
    expect(disks.menu('spare')).not.toHaveProperty('Detach')
  })

  test('the system router belongs to its VPC', async () => {
    const routers = await pages.open('/projects/web/vpcs/default/routers')
    expect(routers.menu('system')['Delete']).toMatch(/belongs to its VPC/)
    const routes = await pages.open('/projects/web/vpcs/default/routers/system')
    expect(routes.described('Create route')).toMatch(/belongs to its VPC/)
  })
})
