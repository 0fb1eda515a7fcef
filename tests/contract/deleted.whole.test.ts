import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteDisk } from '#features/project/disks/commands'
import {
  bringBackBatch,
  stepsOfDisk,
  stepsOfInstance,
  type BroughtBack,
} from '#features/console/deleted/bringBackBatch'
import { diskOutlook } from '#features/console/deleted/diskOutlook'
import { deletedIn, deletedRecord } from '#features/console/deleted/found'
import { instanceOutlook } from '#features/console/deleted/instanceOutlook'
import type { OutlookPart } from '#features/console/deleted/chanceOfDisk'
import { readFree, readStorage } from '#features/console/deleted/readNow'
import { deleteInstance } from '#features/shared/instance/commands'
import { makeGroup } from '#mirage/factories/affinityGroup'
import { makeDisk } from '#mirage/factories/disk'
import { makeFloatingIp } from '#mirage/factories/floatingIp'
import { makeInstance } from '#mirage/factories/instance'
import type { AppStore } from '#store/store'
import type { Disk, Instance } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { meApi } from '#store/api/resources/me'
import type { Command } from '#store/commands/command'
import { futureId } from '#store/commands/many'
import { Database } from '#store/ledger/database'
import type { DeletedDisk, DeletedInstance } from '#store/kept/deletedRecords'
import { ledgerPart } from '#store/ledger/ledger'
import { consolePartOf } from '#store/parts'
import { testLocks } from '../support/locks'
import { passingTime } from '../support/passingTime'
import { pageInNode } from '../support/consoleInNode'
import { call, rowNamed, setupRegion } from '../support/region'
import { wholeRegion } from '../support/wholeRegion'

// An instance and a disk are deleted and brought back in front of a region: what comes back equals what was, but for
// what the question named.

const mock = setupRegion()
const { until, passing } = passingTime(mock)
const PROJECT = 'web'
const SECRET = 'canary-7e2a'

/** What becomes of a request to create something. */
type Fate = 'unanswered' | 'closed' | undefined
let fate: (path: string) => Fate
/** The page is closed: its requests get no answer. */
let isClosed: boolean
/** The paths of the creations that had an effect. */
let created: string[]

beforeEach(() => {
  fate = () => undefined
  isClosed = false
  created = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: testLocks() })
  vi.stubGlobal('location', { pathname: `/projects/${PROJECT}/instances`, search: '' })
  mock.region.recordHistory = () => {}
  const respond = async (of: Request) => {
    if (isClosed) return new Promise<Response>(() => {})
    const { pathname } = new URL(of.url)
    const answer = await mock.respond(of)
    if (of.method !== 'POST') return answer
    if (answer.ok) created.push(pathname)
    const is = fate(pathname)
    if (is === 'closed') isClosed = true
    if (is === 'unanswered') throw new TypeError('Failed to fetch')
    return is === 'closed' ? new Promise<Response>(() => {}) : answer
  }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    await Promise.resolve()
    return respond(new Request(input, init))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const whyNot = () => undefined

/** A page of the console, whose user is known. */
async function open() {
  const page = pageInNode()
  const { store, actors, batch, lines, act } = page
  await passing(page.signIn())
  await until(() => consolePartOf(store, ledgerPart).get().isRead)
  return {
    store,
    batch,
    lines,
    close() {
      isClosed = true
      page.close()
    },
    /** Deletes something without its question, and waits for its record. */
    async remove<Row extends { id: string }, Kept>(command: Command<Row>, row: Row): Promise<Kept> {
      act(() => page.run(command, row), 'click menuitem "Delete"')
      await until(() => deletedRecord(lines(), row.id) !== undefined)
      return deletedRecord(lines(), row.id) as unknown as Kept
    },
    /** What would come back of an instance now. */
    async look(record: DeletedInstance, choice: { name?: string; starts?: boolean } = {}) {
      const { name = record.name, starts = false } = choice
      const now = await passing(readFree(store, PROJECT, record, name))
      const outlook = instanceOutlook(record, now, { name, starts })
      const steps = stepsOfInstance(outlook, { project: PROJECT, starts, made: now.made })
      const what: BroughtBack = { kind: 'instance', id: record.id, name, project: PROJECT }
      return { now, outlook, steps, what }
    },
    async begin(what: BroughtBack, steps: Parameters<typeof bringBackBatch>[1]) {
      await act(() => actors.askMany(bringBackBatch(what, steps), whyNot), 'click button "Bring back"')
    },
    ended: () => until(() => batch().status === 'ended'),
    outcomes: () => batch().rows.map(({ name, phase }) => `${name}: ${phase}`),
  }
}
type Page = Awaited<ReturnType<typeof open>>

const instancesNow = () => mock.region.world.instances.all()

/** What differs, as the question says it: "Disk data-1 other". */
const differences = (parts: readonly OutlookPart[]) =>
  parts.filter(({ comes }) => comes !== 'same').map(({ what, comes }) => `${what}: ${comes}`)
const whyOf = (parts: readonly OutlookPart[], what: string) => parts.find((part) => part.what === what)?.why

const post = async (path: string, body: unknown) => {
  const answered = await call('POST', path, body)
  if (answered.status >= 300) throw new Error(JSON.stringify(answered.body))
  return answered.body as unknown
}

/**
 * An instance with three disks, two interfaces, a floating IP and an ephemeral one, in groups, with a key. It is
 * stopped.
 */
async function makeShop(): Promise<Instance> {
  const { region } = mock
  const project = rowNamed(region.world.projects, PROJECT)
  const named = (name: string, more: object = {}) => ({ name, description: `the ${name}`, ...more })
  const at = `project=${PROJECT}`
  await post(`/v1/vpcs?${at}`, named('floor', { dns_name: 'floor' }))
  for (const [name, block] of [
    ['front', '10.9.1.0/24'],
    ['back', '10.9.2.0/24'],
  ])
    await post(`/v1/vpc-subnets?vpc=floor&${at}`, named(name ?? '', { ipv4_block: block }))
  for (const name of ['shop-boot', 'shop-data', 'shop-log'])
    makeDisk(region, project, name, { blockSize: 512 })
  makeFloatingIp(region, project, 'door', '203.0.113.77')
  makeGroup(region, project, 'affinity-group', 'near', { members: [] })
  const keys = await call('GET', '/v1/me/ssh-keys')
  const [key] = keys.body['items'] as { id: string }[]
  const nic = (name: string, subnet: string, ip: string, transit: readonly string[]) => ({
    ...named(name),
    vpc_name: 'floor',
    subnet_name: subnet,
    ip_config: { type: 'v4', value: { ip: { type: 'explicit', value: ip }, transit_ips: transit } },
  })
  const made = (await post(`/v1/instances?${at}`, {
    ...named('shop', { hostname: 'shop.example' }),
    ncpus: 2,
    memory: 4 * 2 ** 30,
    start: false,
    boot_disk: { type: 'attach', name: 'shop-boot' },
    disks: ['shop-data', 'shop-log'].map((name) => ({ type: 'attach', name })),
    network_interfaces: {
      type: 'create',
      params: [nic('net0', 'front', '10.9.1.20', ['192.168.7.0/24']), nic('net1', 'back', '10.9.2.21', [])],
    },
    external_ips: [{ type: 'ephemeral' }, { type: 'floating', floating_ip: 'door' }],
    ssh_public_keys: key ? [key.id] : [],
    anti_affinity_groups: ['apart'],
    auto_restart_policy: 'never',
    user_data: btoa(SECRET),
  })) as { id: string }
  await until(() => region.world.instances.get(made.id)?.runState === 'stopped')
  await post(`/v1/affinity-groups/near/members/instance/shop?${at}`, {})
  created = []
  return rowNamed(region.world.instances, 'shop')
}

/** Takes a snapshot of a disk, waits until it is ready, and deletes the disk. */
async function keepAndDelete(page: Page, name: string): Promise<DeletedDisk> {
  const { world } = mock.region
  const row: Disk = rowNamed(world.disks, name)
  await post(`/v1/snapshots?project=${PROJECT}`, { name: `${name}-kept`, description: '', disk: name })
  await until(() => rowNamed(world.snapshots, `${name}-kept`).state === 'ready')
  await passing(Promise.resolve(page.store.dispatch(disksApi.endpoints.diskView.initiate({ disk: row.id }))))
  created = []
  return page.remove<Disk, DeletedDisk>(deleteDisk, row)
}

/** Values that only say when something changed, or that the question names: MAC addresses, and ports that no one chooses. */
const NAMED = new Set(['timeRunStateUpdated', 'mac', 'firstPort', 'lastPort'])

/** A value whose keys have an order of their own; a source that is not there is null. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const sources = 'diskType' in value ? { imageId: null, snapshotId: null } : {}
  return Object.fromEntries(
    Object.entries({ ...sources, ...value })
      .filter(([key]) => !NAMED.has(key))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, plain(part)]),
  )
}

/** The whole region, with the new ids as the old ones, and without what the question names as different. */
function comparable(ids: Readonly<Record<string, string>> = {}): Record<string, unknown> {
  let text = JSON.stringify(wholeRegion(mock.region, (table) => table === 'nics'))
  for (const [now, before] of Object.entries(ids)) text = text.replaceAll(now, before)
  const tables = Object.entries(JSON.parse(text) as Record<string, unknown>)
  const sorted = (rows: readonly unknown[]) =>
    rows
      .map((row) => JSON.stringify(plain(JSON.parse(row as string))))
      .toSorted()
      .map((row) => JSON.parse(row) as unknown)
  return Object.fromEntries(tables.map(([table, rows]) => [table, Array.isArray(rows) ? sorted(rows) : rows]))
}

/** The rows of a table by their ids, as objects. */
const rowsOf = (whole: Record<string, unknown>, table: string) =>
  whole[table] as readonly (readonly [string, Record<string, unknown>])[]

const idsOf = (record: DeletedInstance) => {
  const { instances, disks } = mock.region.world
  return {
    [rowNamed(instances, record.name).id]: record.id,
    ...Object.fromEntries(record.disks.map(({ id, name }) => [rowNamed(disks, name).id, id])),
  }
}

describe('an instance with three disks, two interfaces and a floating IP', () => {
  it('is deleted and brought back, and equals the one before but for what the question named', async () => {
    const shop = await makeShop()
    const page = await open()
    const before = comparable()
    const record = await page.remove<Instance, DeletedInstance>(deleteInstance, shop)
    await keepAndDelete(page, 'shop-data')
    const { outlook, steps, what } = await page.look(record)
    expect(differences(outlook.parts)).toEqual([
      'ID: other',
      'Disk shop-data: other',
      'MAC addresses: other',
      expect.stringMatching(/^Ephemeral IP .*: other$/),
      'User data: not',
      'Multicast groups: not',
      'External subnets: not',
    ])
    expect(whyOf(outlook.parts, 'Disk shop-data')).toMatch(
      /^Made from snapshot shop-data-kept: what was written after .* is lost$/,
    )
    expect(outlook.cannot).toBeUndefined()
    await page.begin(what, steps)
    await page.ended()
    expect(page.outcomes()).toEqual(['shop: done', 'net0: done', 'near: done'])

    const after = comparable(idsOf(record))
    // The snapshot was not there before; of the disks, and of the ephemeral IP, the question said what differs.
    const named = ['disks', 'snapshots', 'externalIps']
    const others = (whole: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(whole).filter(([table]) => !named.includes(table)))
    expect(others(after)).toEqual(others(before))
    const kept = rowNamed(mock.region.world.snapshots, 'shop-data-kept')
    expect(rowsOf(after, 'disks')).toEqual(
      rowsOf(before, 'disks').map(([id, row]) => [
        id,
        row['name'] === 'shop-data' ? { ...row, snapshotId: kept.id } : row,
      ]),
    )
    const ephemeral = (whole: Record<string, unknown>) =>
      (whole['externalIps'] as { instanceId: string; ip: { kind: string; ipPoolId: string } }[])
        .filter(({ instanceId }) => instanceId === record.id)
        .map(({ ip: { kind, ipPoolId } }) => `${kind} of ${ipPoolId}`)
        .toSorted()
    expect(ephemeral(after)).toEqual(ephemeral(before))
    expect(ephemeral(after)).toHaveLength(2)
    await until(() =>
      page.lines().some(({ verb, standing }) => verb === 'instance.bringBack' && standing === 'done'),
    )
    const project = { id: shop.projectId, name: PROJECT }
    const now = await passing(readStorage(page.store, PROJECT, []))
    const listed = deletedIn(project, page.lines(), { ...now, instances: instancesNow() })
    expect(listed.find(({ id }) => id === shop.id)?.backAs).toBe('shop')
  })

  it('keeps nothing secret with its line', async () => {
    const shop = await makeShop()
    const page = await open()
    await page.remove(deleteInstance, shop)
    const owner = meApi.endpoints.currentUserView.select({})(page.store.getState()).data?.id ?? ''
    const database = await passing(Database.open(owner))
    let kept: unknown[] = []
    await until(() => {
      void database.read().then((lines) => (kept = [...lines]))
      return JSON.stringify(kept).includes('shop-boot')
    })
    database.close()
    expect(JSON.stringify(kept)).toContain('shop.example')
    expect(JSON.stringify(kept)).not.toMatch(/canary|ssh-(rsa|ed25519)/)
    expect(JSON.stringify(kept)).not.toContain(btoa(SECRET))
    page.store.log.flush()
    expect(JSON.stringify(page.store.getState().eventLog)).not.toContain('shop.example')
  })

  it('of which another client took the floating IP and an address, comes back without them, as was said', async () => {
    const shop = await makeShop()
    const page = await open()
    const record = await page.remove<Instance, DeletedInstance>(deleteInstance, shop)
    const { world } = mock.region
    const project = rowNamed(world.projects, PROJECT)
    await post(`/v1/floating-ips/door/attach?project=${PROJECT}`, {
      kind: 'instance',
      parent: rowNamed(world.instances, 'db-1').id,
    })
    const other = makeInstance(mock.region, project, 'other', { state: 'stopped' })
    await post(`/v1/network-interfaces?instance=${other.id}`, {
      name: 'net0',
      description: '',
      vpc_name: 'floor',
      subnet_name: 'front',
      ip_config: { type: 'v4', value: { ip: { type: 'explicit', value: '10.9.1.20' } } },
    })
    const { outlook, steps, what } = await page.look(record)
    expect(differences(outlook.parts)).toContain('Floating IP door (203.0.113.77): not')
    expect(whyOf(outlook.parts, 'Floating IP door (203.0.113.77)')).toBe('It is attached to another instance')
    expect(whyOf(outlook.parts, 'Network interface net0')).toBe(
      '10.9.1.20 is in use: it gets another address',
    )
    expect(whyOf(outlook.parts, 'Network interface net1')).toBeUndefined()
    await page.begin(what, steps)
    await page.ended()
    expect(page.outcomes()).toEqual(['shop: done', 'net0: done', 'near: done'])
    const { id } = rowNamed(world.instances, 'shop')
    const ips = world.nics
      .where(({ instanceId }) => instanceId === id)
      .map(({ name, ipStack, primary }) => [name, primary, JSON.stringify(ipStack)])
    expect(ips).toEqual([
      ['net0', true, expect.not.stringContaining('10.9.1.20') as string],
      ['net1', false, expect.stringContaining('10.9.2.21') as string],
    ])
    expect(rowNamed(world.floatingIps, 'door').instanceId).not.toBe(id)
  })

  it('whose name is taken gets another one', async () => {
    const shop = await makeShop()
    const page = await open()
    const record = await page.remove<Instance, DeletedInstance>(deleteInstance, shop)
    const { world } = mock.region
    makeInstance(mock.region, rowNamed(world.projects, PROJECT), 'shop', { state: 'stopped' })
    expect((await page.look(record)).now.made).toBeUndefined()
    const { outlook, steps, what } = await page.look(record, { name: 'shop-2', starts: true })
    expect(whyOf(outlook.parts, 'Name')).toBe('It is named shop-2')
    await page.begin(what, steps)
    await page.ended()
    expect(page.outcomes()).toEqual(['shop-2: done', 'net0: done', 'near: done', 'shop-2: done'])
    const back = rowNamed(world.instances, 'shop-2')
    expect(back).toMatchObject({ hostname: 'shop.example', autoRestartPolicy: 'never' })
    await until(() => world.instances.get(back.id)?.runState === 'running')
    expect(created.filter((path) => path === '/v1/instances')).toHaveLength(1)
  })

  it('of which the page was reloaded in the middle, is made once, and what is left is done after', async () => {
    const shop = await makeShop()
    const before = await open()
    const record = await before.remove<Instance, DeletedInstance>(deleteInstance, shop)
    const { steps, what } = await before.look(record)
    fate = (path) => (path === '/v1/instances' ? 'closed' : undefined)
    await before.begin(what, steps)
    await until(() => isClosed)
    before.close()

    isClosed = false
    fate = () => undefined
    const after = await open()
    const bringing = () =>
      after.lines().find(({ verb, kind }) => verb === 'instance.bringBack' && kind === 'batch')
    await until(() => bringing()?.standing === 'stopped')
    expect(bringing()).toMatchObject({
      at: `/projects/${PROJECT}/deleted/${record.id}`,
      subject: { kind: 'instance', id: futureId(PROJECT, 'shop'), name: 'shop' },
    })
    await until(() => rowNamed(mock.region.world.instances, 'shop').runState === 'stopped')
    const kept = deletedRecord(after.lines(), record.id)
    expect(kept).toEqual(record)
    const rest = await after.look(kept as DeletedInstance)
    expect(rest.now.made?.name).toBe('shop')
    expect(rest.steps.rows.map(({ name }) => name)).toEqual(['net0', 'near'])
    await after.begin(rest.what, rest.steps)
    await after.ended()
    expect(after.outcomes()).toEqual(['net0: done', 'near: done'])
    expect((await after.look(record)).steps.rows).toEqual([])
    expect(created.filter((path) => path === '/v1/instances')).toHaveLength(1)
  })

  it('whose creation has no answer is looked for by its name, and made once', async () => {
    const shop = await makeShop()
    const page = await open()
    const record = await page.remove<Instance, DeletedInstance>(deleteInstance, shop)
    let isLost = false
    fate = (path) => {
      if (path !== '/v1/instances' || isLost) return undefined
      isLost = true
      return 'unanswered'
    }
    const { steps, what } = await page.look(record)
    await page.begin(what, steps)
    await page.ended()
    expect(page.batch().rows[0]?.phase).toBe('done')
    expect(created.filter((path) => path === '/v1/instances')).toHaveLength(1)
  })

  it('whose boot disk is gone without a snapshot cannot be brought back', async () => {
    const shop = await makeShop()
    const page = await open()
    const record = await page.remove<Instance, DeletedInstance>(deleteInstance, shop)
    const { disks } = mock.region.world
    disks.remove(rowNamed(disks, 'shop-boot').id)
    const { outlook } = await page.look(record)
    expect(outlook.cannot).toBe('Its boot disk shop-boot is gone: It has no snapshot')
  })
})

describe('a disk', () => {
  const whatOf = (record: DeletedDisk, name = record.name): BroughtBack => ({
    kind: 'disk',
    id: record.id,
    name,
    project: PROJECT,
  })

  const look = async (store: AppStore, record: DeletedDisk, name = record.name) => {
    const now = await passing(readStorage(store, PROJECT, [record]))
    return diskOutlook(record, now, { name })
  }

  it('is brought back from its snapshot, and equals the one before but for what was named', async () => {
    const page = await open()
    const before = rowNamed(mock.region.world.disks, 'spare')
    const record = await keepAndDelete(page, 'spare')
    const outlook = await look(page.store, record)
    expect(differences(outlook.parts)).toEqual(['ID: other', 'Contents: other'])
    await page.begin(whatOf(record), stepsOfDisk({ project: PROJECT, ...outlook }))
    await page.ended()
    expect(page.outcomes()).toEqual(['spare: done'])
    const {
      id: _,
      timeCreated: __,
      timeModified: ___,
      snapshotId,
      ...back
    } = rowNamed(mock.region.world.disks, 'spare')
    const kept = rowNamed(mock.region.world.snapshots, 'spare-kept')
    expect(snapshotId).toBe(kept.id)
    const { id: ____, timeCreated: _____, timeModified: ______, snapshotId: _______, ...was } = before
    // The region sends no source of its kind instead of none.
    expect({ ...back, imageId: null }).toEqual(was)
    expect((await look(page.store, record)).made?.name).toBe('spare')
  })

  it('without a snapshot cannot be brought back', async () => {
    const page = await open()
    const row = rowNamed(mock.region.world.disks, 'spare')
    await passing(
      Promise.resolve(page.store.dispatch(disksApi.endpoints.diskView.initiate({ disk: row.id }))),
    )
    const record = await page.remove<Disk, DeletedDisk>(deleteDisk, row)
    expect((await look(page.store, record)).cannot).toBe('It has no snapshot')
  })

  it('that another client deleted is known from its snapshot', async () => {
    const page = await open()
    const { world } = mock.region
    const { id, projectId } = rowNamed(world.disks, 'spare')
    await post(`/v1/snapshots?project=${PROJECT}`, { name: 'spare-kept', description: '', disk: 'spare' })
    await until(() => rowNamed(world.snapshots, 'spare-kept').state === 'ready')
    world.disks.remove(id)
    const now = await passing(readStorage(page.store, PROJECT, []))
    expect(
      deletedIn({ id: projectId, name: PROJECT }, page.lines(), { ...now, instances: instancesNow() }),
    ).toMatchObject([{ id, name: 'spare-kept', kind: 'disk', chance: { can: 'differently' } }])
  })
})
