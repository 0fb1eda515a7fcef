import { describe, expect, test } from 'vitest'
import { OLDEST } from '#store/api/versions/generated/shipped'
import type { DiskState, InstanceState } from '#store/api/generated/types'
import { setupPages } from '../support/pageText'
import { diskTable, instanceTable } from './specTables'

// The console's part: for instances and disks in every state, an action is enabled exactly when the tables of
// LIFE-2 and DISK-2 allow it, and else gives its reason. tests/browser/menus.spec.ts tests how a menu shows it.

const pages = setupPages({ scenario: 'company', persona: 'marit', api: OLDEST })
const project = '/projects/berth-planner'

/** An instance of the region in each state; one that is destroyed has no page. */
const instances = {
  creating: 'yard-import',
  starting: 'tide-forecast',
  running: 'berth-api-1',
  stopping: 'crane-vision',
  stopped: 'net-heavy',
  rebooting: 'berth-cache',
  migrating: 'reefer-sim',
  repairing: 'manifest-parser',
  failed: 'alarm-relay-a',
} satisfies Record<Exclude<InstanceState, 'destroyed'>, string>

/** A disk of the region in each state; one that is destroyed is in no list. */
const disks = {
  detached: 'archive-2024',
  creating: 'being-made',
  import_ready: 'upload-waiting',
  importing_from_bulk_writes: 'upload-running',
  importing_from_url: 'upload-legacy',
  finalizing: 'upload-finishing',
  maintenance: 'under-maintenance',
  faulted: 'broken',
  attaching: 'on-its-way-in',
  detaching: 'on-its-way-out',
  attached: 'replica-wal',
} satisfies Record<Exclude<DiskState['state'], 'destroyed'>, string>

/** The description of a control: nothing if its table allows it in that state, else the reason. */
const reasonIn = (state: string, allowed: readonly string[]): unknown =>
  allowed.includes(state) ? undefined : expect.stringMatching(/^(Only|Unset|It is) .+/)

/** The states in which a command is offered by the plan that leads to it. Rule: PLAN-1. */
const stoppable = ['starting', 'running', 'rebooting']
const planned: Record<string, readonly string[]> = {
  'instance Delete': ['creating', ...stoppable],
  'instance Resize': stoppable,
  'instance Unset as boot disk': stoppable,
  // Of an instance that can be stopped, and of an upload that was left.
  'disk Delete': ['attached', 'import_ready', 'importing_from_bulk_writes'],
}

/** The entries that a menu has in that state, by the tables of its entries: one for each command. */
const menuInState = (noun: string, state: string, table: Record<string, readonly string[]>) =>
  Object.fromEntries(
    Object.entries(table).map(([label, allowed]) =>
      planned[`${noun} ${label}`]?.includes(state)
        ? [`${label}…`, undefined]
        : [label, reasonIn(state, allowed)],
    ),
  )

test.each(Object.entries(instances))('the row menu of an instance that is %s', async (state, name) => {
  const page = await pages.open(`${project}/instances`)
  expect(page.menu(name)).toMatchObject(
    menuInState('instance', state, {
      Start: instanceTable.start,
      Stop: instanceTable.stop,
      Reboot: instanceTable.reboot,
      Resize: instanceTable.resize,
      Delete: instanceTable.delete,
      'View serial console': instanceTable.openSerialConsole,
    }),
  )
})

test.each(Object.entries(disks))('the row menu of a disk that is %s', async (state, name) => {
  const page = await pages.open(`${project}/disks`)
  expect(page.menu(name)).toMatchObject(
    menuInState('disk', state, { Snapshot: diskTable.snapshot, Delete: diskTable.delete }),
  )
})

describe.each(Object.entries(instances))('an instance that is %s', (state, name) => {
  const open = (tab: string) => pages.open(`${project}/instances/${name}/${tab}`)
  const isAllowed = (table: readonly string[]) => table.includes(state)

  test('its disks', async () => {
    const page = await open('storage')
    expect(page.described('Attach disk') === undefined).toBe(isAllowed(instanceTable.attachDisk))
    expect(page.menu(`${name}-boot`)).toMatchObject(
      menuInState('instance', state, { 'Unset as boot disk': instanceTable.updateBootDisk }),
    )
  })

  test('its interfaces', async () => {
    const page = await open('networking')
    // A disabled button while forbidden, a link to the panel while allowed; net-heavy is at its limits.
    const isFull = name === 'net-heavy'
    expect(page.link('Add network interface') !== undefined).toBe(
      isAllowed(instanceTable.updateNic) && !isFull,
    )
    expect(page.menu('net0')).toMatchObject(
      menuInState('interface', state, { Edit: instanceTable.updateNic }),
    )
  })

  test('its course, whose verbs keep their places, and each says why it is not allowed', async () => {
    const page = await open('storage')
    expect(page.text).toMatch(/\bStart\b.*\bStop\b.*\bReboot\b.*\bDelete\b.*Whole course/s)
    const verbs = (['start', 'stop', 'reboot', 'delete'] as const).map(
      (verb) => [`Why not ${verb}?`, instanceTable[verb]] as const,
    )
    for (const [question] of verbs.filter(([, allowed]) => isAllowed(allowed)))
      expect(() => page.described(question)).toThrow('no button')
    for (const [question, table] of verbs.filter(([, allowed]) => !isAllowed(allowed)))
      expect(page.described(question)).toEqual(reasonIn(state, table))
  })

  test('its groups', async () => {
    const reason = (await open('settings')).described('Add to group')
    expect(reason).toEqual(reasonIn(state, instanceTable.addToAffinityGroup))
    expect(reason ?? '').toMatch(
      /^(Only stopped instances can be added to an affinity group(; stop it first)?)?$/,
    )
  })
})

const withConsole = (isOffered: boolean) =>
  Object.entries(instances).filter(
    ([state]) => (instanceTable.openSerialConsole as readonly string[]).includes(state) === isOffered,
  )

test.each(withConsole(true))('the Connect tab of an instance that is %s has a link', async (_, name) => {
  const page = await pages.open(`${project}/instances/${name}/connect`)
  expect(page.region('Serial console')).toContain('Connect')
  expect(() => page.described('Connect')).toThrow('no button')
})

test.each(withConsole(false))(
  'the Connect tab of an instance that is %s gives the reason of the menu',
  async (_, name) => {
    const page = await pages.open(`${project}/instances/${name}/connect`)
    const reason = page.menu('Instance actions')['View serial console']
    expect(reason).toMatch(/^Only .+/)
    expect(page.described('Connect')).toBe(reason)
  },
)

test('a boot disk is never detached; another one is when the instance allows it', async () => {
  const page = await pages.open(`${project}/instances/berth-db-replica/storage`)
  expect(page.menu('berth-db-replica-boot')).toMatchObject(
    menuInState('disk of it', 'stopped', { Detach: [] }),
  )
  expect(page.menu('replica-wal')).toMatchObject(
    menuInState('disk of it', 'stopped', {
      Detach: instanceTable.detachDisk,
      'Set as boot disk': instanceTable.updateBootDisk,
    }),
  )
})

test('a disk that is on its way is neither detached nor made the boot disk', async () => {
  const page = await pages.open(`${project}/instances/berth-db-replica/storage`)
  expect(page.menu('on-its-way-in')).toMatchObject(
    menuInState('disk of it', 'attaching', {
      Detach: diskTable.detach,
      'Set as boot disk': diskTable.setAsBootDisk,
      Snapshot: diskTable.snapshot,
    }),
  )
})
