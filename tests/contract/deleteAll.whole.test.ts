import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteAllBatch, deleteAllRows } from '#features/console/delete-all/deleteAllBatch'
import { outlookOf } from '#features/console/delete-all/outlook'
import { readWhole, type ReadProgress } from '#features/console/delete-all/readWhole'
import type { WholeReading, Whole } from '#features/console/delete-all/thing'
import { makeDisk } from '#mirage/factories/disk'
import { testLocks } from '../support/locks'
import { passingTime } from '../support/passingTime'
import { pageInNode } from '../support/consoleInNode'
import { rowNamed, setupRegion } from '../support/region'
import { leftIn, makeYard, YARD } from '../support/yard'

// A project, a VPC and a silo are taken down in front of a region, which refuses, loses connections and changes.

const mock = setupRegion()
const { until, passing } = passingTime(mock)

/** The network between the pages and the region. */
interface Network {
  /** The page is closed: its requests get no answer. */
  isClosed: boolean
  /** Names of things whose deletion the region refuses. */
  refuses: Set<string>
  /** Called with the path of each deletion before it has an effect. */
  onDelete: (path: string) => void
  /** The deletions that had an effect, by their paths. */
  deleted: string[]
}
let network: Network

const connect = () => {
  const made: Network = { isClosed: false, refuses: new Set(), onDelete: () => {}, deleted: [] }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const of = new Request(input, init)
    if (made.isClosed) return new Promise<Response>(() => {})
    await Promise.resolve()
    const { pathname } = new URL(of.url)
    if (of.method !== 'DELETE') return mock.respond(of)
    made.onDelete(pathname)
    const { images, disks, floatingIps } = mock.region.world
    const id = pathname.split('/').at(-1) ?? ''
    const name = (images.get(id) ?? disks.get(id) ?? floatingIps.get(id))?.name ?? ''
    if (made.refuses.has(name))
      return Response.json(
        { message: 'It is being backed up', error_code: 'Conflict', request_id: 'r-1' },
        { status: 409 },
      )
    const answer = await mock.respond(of)
    if (answer.ok) made.deleted.push(pathname)
    return answer
  })
  network = made
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: testLocks() })
  vi.stubGlobal('location', { pathname: `/projects/${YARD}/take-down`, search: '' })
  // Its metrics are not read here, and cost most of its time.
  mock.region.recordHistory = () => {}
  connect()
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
  const { store, actors, batch } = page
  await passing(page.signIn())
  async function read(whole: Whole): Promise<WholeReading> {
    const reading = await passing(readWhole(store, whole))
    if (!reading) throw new Error('It was stopped')
    return reading
  }
  return {
    store,
    batch,
    read,
    close() {
      network.isClosed = true
      page.close()
    },
    lines: () => page.lines().filter(({ kind }) => kind === 'batch'),
    phaseOf: (name: string) => batch().rows.find((row) => row.name === name),
    async begin(whole: Whole, reading: WholeReading) {
      const asked = deleteAllBatch(store, whole, reading, outlookOf(reading, whyNot))
      if (asked) await actors.askMany(asked, whyNot)
    },
    async resume(whole: Whole) {
      const reading = await read(whole)
      const { rows, after } = deleteAllRows(store, whole, reading, outlookOf(reading, whyNot))
      batch().extend(rows, { after })
      return reading
    },
    ended: () => until(() => batch().status === 'ended'),
  }
}

const yard: Whole = { kind: 'project', project: YARD }
const namesOf = ({ things }: WholeReading) => things.filter(({ runs }) => runs).map(({ name }) => name)
/** Each deletion had its effect once. */
const nothingTwice = (deleted: readonly string[]) => expect(new Set(deleted).size).toBe(deleted.length)

describe('a project with more than sixty things of every kind', () => {
  it('is read with progress, and nothing is sent', async () => {
    await makeYard(mock.region)
    const { store } = await open()
    const progress: ReadProgress[] = []
    const reading = await passing(readWhole(store, yard, { onProgress: (now) => progress.push(now) }))
    expect(reading && namesOf(reading).length).toBeGreaterThan(60)
    expect(reading?.things.filter(({ isKept }) => isKept).map(({ name }) => name)).toEqual(['promoted'])
    const last = progress.at(-1)
    expect(last?.read).toBe(last?.of)
    expect(progress.every(({ read, of }) => read <= of)).toBe(true)
    expect(network.deleted).toEqual([])
  })

  it('can be stopped while it is read', async () => {
    await makeYard(mock.region)
    const { store } = await open()
    const stop = new AbortController()
    const reading = await passing(
      readWhole(store, yard, { signal: stop.signal, onProgress: ({ read }) => read > 2 && stop.abort() }),
    )
    expect(reading).toBeUndefined()
  })

  it('of which five refuse at first, is taken down', async () => {
    const project = await makeYard(mock.region)
    const { instances, snapshots, frozen } = mock.region.world
    const moved = rowNamed(instances, 'crane-12')
    instances.update(moved.id, { runState: 'migrating' })
    frozen.insert({ id: moved.id })
    const fresh = rowNamed(snapshots, 'data-1-monday')
    snapshots.update(fresh.id, { state: 'creating' })
    frozen.insert({ id: fresh.id })
    for (const name of ['golden-1', 'data-2', 'quay-3']) network.refuses.add(name)

    const { read, begin, ended, batch, phaseOf, resume, lines } = await open()
    const reading = await read(yard)
    const outlooks = outlookOf(reading, whyNot)
    const refusing = outlooks.filter(({ refuses }) => refuses)
    expect(
      Object.fromEntries(
        refusing.map(({ thing: { name, stateful }, isOfState }) => [
          name,
          isOfState && stateful?.resource.read(stateful.row).state,
        ]),
      ),
    ).toEqual({ 'crane-12': 'migrating', 'data-1-monday': 'creating' })
    expect(outlooks.find(({ thing }) => thing.name === 'crane-12-boot')?.keptBy?.name).toBe('crane-12')
    await begin(yard, reading)
    await ended()
    expect(
      batch()
        .rows.filter(({ phase }) => phase === 'failed')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['crane-12', 'data-1-monday', 'data-2', 'golden-1', 'quay-3'])
    // What waits for them is left, and nothing is sent for it.
    expect(phaseOf('crane-12-boot')).toMatchObject({
      phase: 'left',
      reason: 'Left, because crane-12 is still there',
    })
    expect(phaseOf(YARD)?.phase).toBe('left')
    expect(mock.region.world.projects.has(project.id)).toBe(true)
    await until(() => lines()[0]?.standing === 'failed')
    expect(lines()).toMatchObject([{ standing: 'failed', subject: { kind: 'project', name: YARD } }])

    instances.update(moved.id, { runState: 'running' })
    snapshots.update(fresh.id, fresh)
    frozen.replaceAll([])
    network.refuses.clear()
    const left = await resume(yard)
    expect(namesOf(left)).toContain('crane-12')
    await ended()
    expect(batch().rows.filter(({ phase }) => phase !== 'done' && phase !== 'already')).toEqual([])
    expect(leftIn(mock.region, project.id)).toEqual([])
    expect(mock.region.world.projects.has(project.id)).toBe(false)
    expect(rowNamed(mock.region.world.images, 'promoted').projectId).toBeNull()
    nothingTwice(network.deleted)
    await until(() => lines()[0]?.standing === 'done')
    expect(lines()).toHaveLength(1)
    expect(lines()[0]).toMatchObject({ rows: { total: namesOf(reading).length, failed: 0 } })
  }, 30_000)

  it('of which the page was reloaded in the middle, is offered by its line, and goes on with what is left', async () => {
    const project = await makeYard(mock.region)
    const before = await open()
    const reading = await before.read(yard)
    await before.begin(yard, reading)
    await until(() => network.deleted.length > 20)
    before.close()
    const { deleted } = network

    connect()
    const after = await open()
    await until(() => after.lines()[0]?.standing === 'stopped')
    expect(after.lines()[0]).toMatchObject({
      verb: 'project.takeDown',
      at: `/projects/${YARD}/take-down`,
      subject: { name: YARD },
    })
    expect(after.lines()[0]?.left?.map(({ name }) => name)).toContain(YARD)
    expect(network.deleted).toEqual([])
    // An import that was ended is still on its way: it would refuse now.
    const { disks } = mock.region.world
    await until(() => !disks.all().some(({ state }) => state.state === 'finalizing'))
    const rest = await after.read(yard)
    expect(namesOf(rest).length).toBeLessThan(namesOf(reading).length)
    await after.begin(yard, rest)
    await after.ended()
    expect(after.batch().rows.filter(({ phase }) => phase !== 'done')).toEqual([])
    expect(mock.region.world.projects.has(project.id)).toBe(false)
    expect(leftIn(mock.region, project.id)).toEqual([])
    nothingTwice([...deleted, ...network.deleted])
  }, 30_000)

  it('in which another client creates a disk meanwhile, waits and names it before that is deleted too', async () => {
    const project = await makeYard(mock.region)
    const { read, begin, ended, phaseOf, resume } = await open()
    await begin(yard, await read(yard))
    network.onDelete = () => {
      if (network.deleted.length === 30) makeDisk(mock.region, project, 'late')
    }
    await ended()
    expect(phaseOf(YARD)).toMatchObject({ phase: 'failed', reason: 'Appeared meanwhile: late' })
    expect(leftIn(mock.region, project.id)).toEqual(['disk late'])
    expect(network.deleted.some((path) => path.endsWith(project.id))).toBe(false)
    expect(namesOf(await resume(yard))).toEqual([YARD, 'late'])
    await ended()
    expect(mock.region.world.projects.has(project.id)).toBe(false)
    nothingTwice(network.deleted)
  }, 30_000)
})

describe('a VPC', () => {
  const vpc: Whole = { kind: 'vpc', project: YARD, vpc: 'default' }

  it('with instances in a subnet names them, and is taken down once they are gone', async () => {
    await makeYard(mock.region)
    const { read, begin, ended, batch } = await open()
    const subnet = outlookOf(await read(vpc), whyNot).find(({ thing }) => thing.kind === 'subnet')
    expect(subnet?.refuses).toContain('crane-1')
    const { nics, vpcs } = mock.region.world
    nics.removeWhere(() => true)
    await begin(vpc, await read(vpc))
    await ended()
    expect(batch().rows.map(({ phase }) => phase)).toEqual(['done', 'done', 'done'])
    expect(
      vpcs.where(
        ({ projectId, name }) =>
          name === 'default' && projectId === rowNamed(mock.region.world.projects, YARD).id,
      ),
    ).toEqual([])
  })

  it('loses its own routers and gateways with it', async () => {
    await makeYard(mock.region)
    const { read, begin, ended } = await open()
    const freight: Whole = { kind: 'vpc', project: YARD, vpc: 'freight' }
    const { id } = rowNamed(mock.region.world.vpcs, 'freight')
    await begin(freight, await read(freight))
    await ended()
    const { vpcs, routers, gateways, subnets } = mock.region.world
    expect(vpcs.has(id)).toBe(false)
    for (const rows of [routers, gateways, subnets])
      expect(rows.all().filter(({ vpcId }) => vpcId === id)).toEqual([])
    // Each is deleted by a request of its own: the region may leave them without a VPC.
    expect(network.deleted.filter((path) => /vpc-routers|internet-gateways/.test(path))).toHaveLength(3)
  })
})

describe('a silo', () => {
  it('of the user is taken down with its projects', async () => {
    await makeYard(mock.region)
    const { projects, silos } = mock.region.world
    const { id } = rowNamed(silos, 'tidewater-ops')
    const whole: Whole = { kind: 'silo', silo: 'tidewater-ops' }
    const { read, begin, batch } = await open()
    const reading = await read(whole)
    expect(reading.unread).toEqual([])
    expect(new Set(reading.things.map(({ kind }) => kind)).size).toBeGreaterThan(15)
    await begin(whole, reading)
    await until(() => !silos.has(id))
    expect(projects.where(({ siloId }) => siloId === id)).toEqual([])
    expect(batch().rows.filter(({ phase }) => phase === 'failed')).toEqual([])
    nothingTwice(network.deleted)
  }, 30_000)

  it('of others says that its projects cannot be seen, and leaves the decision to the region', async () => {
    const { silos } = mock.region.world
    const whole: Whole = { kind: 'silo', silo: 'tidewater-research' }
    const { read, begin, ended } = await open()
    const reading = await read(whole)
    expect(reading.unread).toEqual(['Only the users of tidewater-research see its projects'])
    await begin(whole, reading)
    await ended()
    expect(silos.all().map(({ name }) => name)).not.toContain('tidewater-research')
  })
})
