import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stopInstance } from '#features/shared/instance/commands'
import { instanceSteps } from '#features/shared/instance/plans'
import type { Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import type { Command } from '#store/commands/command'
import { Database } from '#store/ledger/database'
import { isOpen, keysLeft, type Line } from '#store/ledger/line'
import { testLocks } from '../support/locks'
import { passingTime } from '../support/passingTime'
import { rowNamed, setupRegion } from '../support/region'
import { pageInNode } from '../support/consoleInNode'
import { partLimit } from '#model/paging'

// A batch of a thousand rows, its ledger and the region agree, whatever happens meanwhile.

const ROWS = 1_000
const AT_ONCE = 8
/** How long the connection is lost, in milliseconds. */
const OUTAGE_MS = 5_000
const mock = setupRegion()
const { until } = passingTime(mock, { most: 20_000 })

/** The fate of a stop on its way: the region refuses it, or it is lost before or after it reached the region. */
type Fate = 'refused' | 'lost' | 'unanswered' | undefined

/** The network between the pages and the region. */
interface Network {
  isConnected: boolean
  /** The page is about to be closed: nothing that is lost becomes known to it. */
  isClosing: boolean
  /** The page is closed: its requests get no answer. */
  isClosed: boolean
  fate: (id: string, nth: number) => Fate
  /** The stops that reached the region, by the id of the instance, and how many of all were sent. */
  reached: Map<string, number>
  sent: number
}
let network: Network
const never = () => new Promise<Response>(() => {})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: testLocks() })
  vi.stubGlobal('location', { pathname: '/projects/p/instances', search: '' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The browser's network in front of the region of this test. */
function connect(fateOf: Network['fate']): Network {
  const made: Network = {
    isConnected: true,
    isClosing: false,
    isClosed: false,
    fate: fateOf,
    reached: new Map(),
    sent: 0,
  }
  vi.stubGlobal('fetch', async (input: Request) => {
    const of = new Request(input)
    const lost = () => {
      if (made.isConnected) setTimeout(() => (made.isConnected = true), OUTAGE_MS)
      made.isConnected = false
      throw new TypeError('Failed to fetch')
    }
    if (made.isClosed) return never()
    await Promise.resolve()
    if (!made.isConnected) lost()
    const id = /\/instances\/(.*)\/stop$/.exec(new URL(of.url).pathname)?.[1]
    if (id === undefined) return mock.respond(of)
    const fate = made.fate(id, ++made.sent)
    if (fate === 'lost') return made.isClosing ? never() : lost()
    made.reached.set(id, (made.reached.get(id) ?? 0) + 1)
    if (fate === 'refused')
      return Response.json(
        { message: 'It is being backed up', error_code: 'Conflict', request_id: `r-${id}` },
        { status: 409, headers: { 'x-request-id': `r-${id}` } },
      )
    const answer = await mock.respond(of)
    if (fate === 'unanswered') return made.isClosing ? never() : lost()
    return answer
  })
  return made
}

/** A page of the console, whose user is known. */
async function open() {
  const page = pageInNode()
  const { store, actors, asked, batch, lines } = page
  const owner = await page.signIn()
  return {
    owner,
    close() {
      network.isClosed = true
      page.close()
    },
    batch,
    lines,
    async stop(instances: readonly Instance[]) {
      const rows = instances.map((record) => ({
        id: record.id,
        name: record.name,
        runs: { command: stopInstance as Command, record, by: instanceSteps(record) },
      }))
      await actors.askMany({ verb: stopInstance.name, nouns: 'instances', rows }, () => undefined)
      const { begin, partition } = asked()
      begin({ planned: [], pausesAtFailure: false, atOnce: AT_ONCE })
      return partition
    },
    /** Reads the list of the project, as a page that shows it does now and then. */
    async list(project: string): Promise<readonly Instance[]> {
      const reading = store.dispatch(
        instancesApi.endpoints.instanceList.initiate(
          { project, limit: partLimit(ROWS) },
          { forceRefetch: true },
        ),
      )
      const { data } = await reading
      reading.unsubscribe()
      return data?.items ?? []
    },
  }
}

async function kept(owner: string) {
  const database = await Database.open(owner)
  const lines = await database.read()
  database.close()
  return lines
}

it('a batch of 1,000 with refusals, a lost connection and a closed page: one line for each row, as the region has it, nothing sent twice', async () => {
  const { instances, projects } = mock.region.world
  const { id: _, ...first } = rowNamed(instances, 'db-1')
  const project = projects.get(first.projectId)?.name ?? ''
  instances.removeWhere(() => true)
  for (let at = 0; at < ROWS; at += 1) {
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
    instances.insert({ ...first, id, name: `web-${at}`, runState: 'running' })
  }
  // Its metrics are not read here, and cost most of its time.
  mock.region.recordHistory = () => {}
  const isRefused = (id: string) => Number(id.slice(-4)) % 10 === 3

  network = connect((id, nth) => {
    if (nth === 300) return 'lost'
    if (isRefused(id)) return 'refused'
    return nth === 350 ? 'unanswered' : undefined
  })
  const before = await open()
  const rows = await before.list(project)
  expect(rows).toHaveLength(ROWS)
  expect((await before.stop(rows)).willRun).toHaveLength(ROWS)
  await until(() => before.batch().status === 'cutOff')
  await until(() => network.sent > 500)
  // Of the last requests of the page, every other one reaches the region, and none is answered.
  const { fate } = network
  const swallowed: string[] = []
  let last = 0
  network.isClosing = true
  network.fate = (id, nth) => {
    const refused = fate(id, nth)
    if (refused) return refused
    last += 1
    if (last % 2 === 0) return 'unanswered'
    swallowed.push(id)
    return 'lost'
  }
  await until(() => last === AT_ONCE)
  before.close()
  const reached = new Map(network.reached)

  // The next page asks for what the region has, and sends nothing.
  network = connect((id) => (isRefused(id) ? 'refused' : undefined))
  const after = await open()
  const whole = () => after.lines().filter(({ kind }) => kind === 'batch')
  await until(() => whole()[0]?.standing === 'stopped')
  expect(after.lines().filter(isOpen)).toEqual([])
  expect(network.reached.size).toBe(0)
  const left = new Set(whole().flatMap((line) => keysLeft(line)))
  expect(left.size).toBe(ROWS - reached.size)
  expect([...left].filter((id) => reached.has(id))).toEqual([])

  // The offered rows are those that the region was not asked to stop.
  const again = (await after.list(project)).filter(({ id }) => left.has(id))
  expect((await after.stop(again)).willRun).toHaveLength(left.size)
  await until(() => after.batch().status === 'ended')
  const all = [...reached, ...network.reached]
  expect(new Map(all).size).toBe(ROWS)
  expect(all.filter(([, times]) => times !== 1)).toEqual([])

  // Lists are polled, so that the commands see their instances at rest.
  await until(async () => {
    mock.clock.advance(10_000)
    await after.list(project)
    return !after.lines().some(isOpen)
  })
  let lines: readonly Line[] = []
  await until(async () => {
    lines = await kept(after.owner)
    const keptAt = new Map(lines.map(({ id, changedAt }) => [id, changedAt]))
    return after.lines().every(({ id, changedAt }) => keptAt.get(id) === changedAt)
  })
  // Of a row that was on its way and did not arrive, it says so; the next batch has a line of its own.
  const rowsOf = (isMeant: (line: Line) => boolean) =>
    lines.filter((line) => line.kind === 'command' && isMeant(line))
  expect(
    rowsOf(({ standing }) => standing === 'unknown')
      .map(({ subject }) => subject.id)
      .toSorted(),
  ).toEqual(swallowed.toSorted())
  expect(
    rowsOf(({ standing }) => standing !== 'unknown')
      .map(
        ({ subject, standing, outcome }) =>
          `${subject.id} ${standing} ${outcome?.requestId === `r-${subject.id}`}`,
      )
      .toSorted(),
  ).toEqual(
    instances
      .all()
      .map(({ id, runState }) => `${id} ${runState === 'stopped' ? 'done' : 'failed'} ${isRefused(id)}`)
      .toSorted(),
  )
  expect(instances.where(({ runState }) => runState === 'stopped')).toHaveLength(900)
  const counted = whole().map(({ rows: of, standing }) => ({ ...of, standing }))
  expect(counted).toMatchObject([
    { total: left.size, standing: 'failed' },
    { total: ROWS, standing: 'stopped' },
  ])
  const sum = (of: 'done' | 'failed') => counted.reduce((total, row) => total + (row[of] ?? 0), 0)
  expect([sum('done'), sum('failed')]).toEqual([900, 100])
  // On a busy machine a thousand rows take a minute.
}, 180_000)
