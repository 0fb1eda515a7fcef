import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { regionTimeOf } from '#src/regionTime'
import { instanceCommands } from '#features/shared/instance/commands'
import { rowNamed, setupRegion } from '../support/region'
import { testLocks } from '../support/locks'
import { startPlans } from '../support/planConsole'
import { consoleInNode } from '../support/consoleInNode'
import { instancesApi } from '#store/api/resources/instances'
import { meApi } from '#store/api/resources/me'
import { MODEL } from '#store/api/versions/generated/shipped'
import type { Command } from '#store/commands/command'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import { Database, DATABASE, DATABASE_VERSION, type Line1 } from '#store/ledger/database'
import { ledgerPart } from '#store/ledger/ledger'
import { linesInModel } from '#store/ledger/linesInModel'
import { isOpen, KEPT_MS, MOST_LINES, whyNotUndo, type Beginning, type Line } from '#store/ledger/line'

// The ledger of a console in front of a region: kept, shared by tabs, put right after a reload.

const mock = setupRegion()

// A new database for each test.
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('location', { pathname: '/', search: '' })
})
afterEach(() => vi.unstubAllGlobals())

const stop = instanceCommands.find(({ command }) => command.name === 'instance.stop')?.command

/** A console whose user is known, with its ledger. */
async function start(name = 'db-1') {
  const { instances, disks } = mock.region.world
  const row = instances.update(rowNamed(instances, name).id, { runState: 'running' as const })
  const console = await startPlans(mock.clock, { instance: row.id, disk: rowNamed(disks, 'spare').id })
  await console.signIn()
  const stopIt = () => {
    if (!stop) throw new Error('no stop')
    console.run(stop, row)
  }
  return { ...console, row, ledger: consolePartOf(console.store, ledgerPart), stopIt }
}
const owner = (store: AppStore) => meApi.endpoints.currentUserView.select({})(store.getState()).data?.id ?? ''
const kept = async (of: string) => {
  const database = await Database.open(of)
  const lines = await database.read()
  database.close()
  return lines
}

const begun: Beginning = {
  kind: 'command',
  verb: 'instance.stop',
  label: 'Stop',
  event: 'command.stop',
  subject: { kind: 'instance', id: '', name: 'db-1', state: 'running' },
}

const oldLine: Line = {
  ...begun,
  id: 'closed.1',
  page: 'closed',
  seq: 1,
  schema: 3,
  begunAt: Date.now() - 1_000,
  changedAt: Date.now() - 1_000,
  standing: 'moving',
}

/** Keeps lines as an earlier page did. */
async function keep(of: string, lines: readonly Line[]) {
  const database = await Database.open(of)
  await database.write(lines)
  database.close()
}

it('has a line for a command, in another tab too, and keeps it until the next visit', async () => {
  const first = await start()
  const other = await start()
  first.stopIt()
  await first.until(() => expect(first.lines()).toMatchObject([{ label: 'Stop', standing: 'done' }]))
  expect(first.lines()[0]?.outcome).toMatchObject({ reached: 'stopped' })
  await vi.waitFor(() => expect(other.lines()).toEqual(first.lines()), 1_000)
  await vi.waitFor(async () => expect(await kept(owner(first.store))).toEqual(first.lines()))
})

it('a tab that is opened before a line of another one is written has it too', async () => {
  const first = await start()
  await vi.waitFor(() => expect(first.ledger.get().isRead).toBe(true))
  first.ledger.begin(begun)
  const late = await start('web-2')
  await vi.waitFor(() => expect(late.lines()).toEqual(first.lines()))
})

/** A console with the lines that are kept, in a page that a user may close. */
async function startClosable() {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const console = await start()
  await vi.waitFor(() => expect(console.ledger.get().isRead).toBe(true))
  return {
    ...console,
    close() {
      page.dispatchEvent(new Event('pagehide'))
      console.ledger.end()
    },
  }
}

it('keeps a line that began just before the page was closed', async () => {
  const console = await startClosable()
  console.stopIt()
  await vi.waitFor(() => expect(console.lines()).toHaveLength(1), { interval: 1 })
  console.close()
  expect(await kept(owner(console.store))).toMatchObject([{ label: 'Stop' }])
})

it('keeps a command that was pressed right before the page was closed', async () => {
  const console = await startClosable()
  console.stopIt()
  console.close()
  await vi.waitFor(async () => expect(await kept(owner(console.store))).toMatchObject([{ label: 'Stop' }]))
})

it('keeps a line before its request leaves, even if the page ends without a word', async () => {
  const { store, ledger, stopIt } = await start()
  await vi.waitFor(() => expect(ledger.get().isRead).toBe(true))
  const then: (readonly Line[])[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: Request) => {
    if (input.method === 'POST') then.push(await kept(owner(store)))
    return fetch(input)
  })
  stopIt()
  await vi.waitFor(() => expect(then).toHaveLength(1))
  expect(then[0]).toMatchObject([{ label: 'Stop', standing: 'moving', schema: 3, api: MODEL }])
})

it('has one line for a batch, and one that is part of it for each row', async () => {
  const console = await start()
  const { instances } = mock.region.world
  const rows = ['db-1', 'web-2'].map((name) => {
    const record = instances.update(rowNamed(instances, name).id, { runState: 'running' as const })
    return { id: record.id, name, runs: { command: stop as Command, record, by: [] } }
  })
  await console.actors.askMany({ verb: 'instance.stop', nouns: 'instances', rows }, () => undefined)
  console.asked().begin({ planned: [], pausesAtFailure: false, atOnce: 4 })
  const whole = () => console.lines().filter(({ kind }) => kind === 'batch')
  await console.until(() => expect(whole()).toMatchObject([{ standing: 'done' }]))
  expect(whole()).toMatchObject([{ label: 'Stop', rows: { total: 2, done: 2, failed: 0 }, left: [] }])
  const parts = console.lines().filter(({ kind }) => kind === 'command')
  expect(parts.map(({ partOf: of }) => of)).toEqual(whole().flatMap(({ id }) => [id, id]))
})

it('does not leave a command under way whose list was left before its answer, and read again after its end', async () => {
  const console = await start()
  console.stopIt()
  await vi.waitFor(() => expect(console.lines()[0]?.outcome).toMatchObject({ status: 202 }))
  mock.clock.advance(60_000)
  await console.until(() => expect(console.lines()).toMatchObject([{ standing: 'done' }]))
})

it('follows a command to its end though no page shows its resource, and takes the time of the state itself', async () => {
  const { store, actors, run, signIn, lines } = consoleInNode()
  const { instances } = mock.region.world
  const row = instances.update(rowNamed(instances, 'db-1').id, { runState: 'running' as const })
  await signIn()
  expect(actors.root.getSnapshot().status).toBe('active')
  if (!stop) throw new Error('no stop')
  const record = await store
    .dispatch(instancesApi.endpoints.instanceView.initiate({ instance: row.id }, { subscribe: false }))
    .unwrap()
  run(stop, record)
  await vi.waitFor(() => expect(instances.get(row.id)?.runState).toBe('stopping'))
  mock.clock.advance(60_000)
  await vi.waitFor(
    () => expect(lines()).toMatchObject([{ standing: 'done', outcome: { reached: 'stopped' } }]),
    8_000,
  )
}, 12_000)

it('shows one user nothing of another', async () => {
  await keep('another', [oldLine])
  const { ledger: made, lines } = await start()
  await vi.waitFor(() => expect(made.get().isRead).toBe(true))
  expect(lines()).toEqual([])
})

it.each([
  ['stopped', { standing: 'done', outcome: { reached: 'stopped' } }],
  ['running', { standing: 'unknown' }],
  [undefined, { standing: 'gone' }],
] as const)('puts a line of a closed page right: the instance is %s now', async (runState, expected) => {
  const { instances } = mock.region.world
  const row = rowNamed(instances, 'web-2')
  if (runState) instances.update(row.id, { runState })
  const console = await start()
  const id = runState ? row.id : '00000000-0000-4000-8000-000000000000'
  await keep(owner(console.store), [{ ...oldLine, subject: { ...oldLine.subject, id } }])
  const again = await start()
  await vi.waitFor(() => expect(again.lines()[0]).toMatchObject(expected))
  expect(again.lines().filter(isOpen)).toEqual([])
})

it.each([
  ['is there', 1, { standing: 'done', isUnseen: true }],
  ['is not there: it may be asked for again', 0, { standing: 'stopped' }],
  ['is older than the request', -60_000, { standing: 'stopped' }],
] as const)(
  'looks for the snapshot of a line whose page was closed, which its disk does not show: it %s',
  async (_, laterMs, expected) => {
    const { disks, snapshots } = mock.region.world
    const disk = rowNamed(disks, 'spare')
    const console = await start()
    const { id: diskId, projectId } = disk
    const id = '00000000-0000-4000-8000-000000000001'
    const timeCreated = new Date(regionTimeOf(oldLine.begunAt) + laterMs).toISOString()
    const facts = {
      name: 'spare-1a2b3c',
      description: '',
      size: 1,
      blockSize: 4_096,
      state: 'ready',
    } as const
    const times = { timeCreated, timeModified: timeCreated }
    if (laterMs !== 0) snapshots.insert({ ...facts, ...times, id, diskId, projectId })
    const subject = { kind: 'disk', id: diskId, name: disk.name, state: 'detached' }
    await keep(owner(console.store), [
      { ...oldLine, verb: 'disk.snapshot', event: 'command.snapshot', subject },
    ])
    const again = await start()
    await vi.waitFor(() => expect(again.lines()[0]).toMatchObject(expected))
  },
)

describe('a tab that was closed beside an open one', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: testLocks() }))

  it('does not leave its lines under way until the next reload: the open tab puts them right', async () => {
    const closed = await start()
    const other = await start()
    await vi.waitFor(() => expect(other.ledger.get().isRead).toBe(true))
    closed.stopIt()
    await vi.waitFor(() => expect(other.lines()).toMatchObject([{ outcome: { status: 202 } }]))
    mock.clock.advance(60_000)
    // A page that is opened now waits too, as long as the first one is there.
    const late = await start('web-2')
    await vi.waitFor(() => expect(late.lines()).toHaveLength(1))
    expect(late.lines()).toMatchObject([{ standing: 'moving' }])
    closed.ledger.end()
    for (const { lines } of [other, late])
      await vi.waitFor(() =>
        expect(lines()).toMatchObject([{ standing: 'done', outcome: { reached: 'stopped' } }]),
      )
  })

  it('has its batch offered again in the open one', async () => {
    const closed = await start()
    const other = await start()
    const left = [{ kind: 'instance', id: closed.row.id, name: closed.row.name }]
    closed.ledger.begin({ ...begun, kind: 'batch', left })
    await vi.waitFor(() => expect(other.lines()).toMatchObject([{ standing: 'moving' }]))
    closed.ledger.end()
    await vi.waitFor(() => expect(other.lines()).toMatchObject([{ standing: 'stopped', left }]))
    expect(other.issued()).toEqual([])
  })
})

it('does not send what a closed page did not: its plans, uploads and batches are stopped', async () => {
  const { store } = await start()
  await keep(owner(store), [{ ...oldLine, kind: 'plan' }])
  const again = await start()
  await vi.waitFor(() => expect(again.lines()[0]).toMatchObject({ standing: 'stopped' }))
  expect(again.issued()).toEqual([])
})

test('without a database the lines are in memory, and it says so', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { ledger: made, stopIt, until, lines } = await start()
  stopIt()
  await until(() => expect(lines()).toMatchObject([{ standing: 'done' }]))
  expect(made.get()).toMatchObject({ unkept: 'denied', isRead: true })
})

test.each([
  ['newer', DATABASE_VERSION + 1],
  ['damaged', DATABASE_VERSION],
] as const)('a database that is %s is not taken for one that the browser denies', async (unkept, version) => {
  ;(await openDB(DATABASE, version)).close()
  const { ledger: made, stopIt, until, lines } = await start()
  stopIt()
  await until(() => expect(lines()).toMatchObject([{ standing: 'done' }]))
  expect(made.get()).toMatchObject({ unkept, isRead: true })
})

test('a newer release in another tab takes the database over, and this page says so', async () => {
  const { ledger: made, stopIt, until } = await start()
  await until(() => expect(made.get().isRead).toBe(true))
  const newer = await openDB(DATABASE, DATABASE_VERSION + 1)
  stopIt()
  await until(() => expect(made.get().unkept).toBe('newer'))
  newer.close()
})

test('a full database differs from a denied one', async () => {
  vi.spyOn(Database.prototype, 'write').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  const { ledger: made, stopIt, until } = await start()
  stopIt()
  await until(() => expect(made.get().unkept).toBe('full'))
  vi.restoreAllMocks()
})

test('lines that are too old are deleted, and the oldest if there are too many', async () => {
  const now = Date.now()
  const database = await Database.open('me')
  const line = (seq: number, begunAt: number): Line => ({
    ...oldLine,
    id: `p.${seq}`,
    seq,
    begunAt,
    standing: 'done',
    endedAt: begunAt,
  })
  await database.write([
    line(0, now - KEPT_MS - 1),
    ...Array.from({ length: MOST_LINES + 2 }, (_, index) => line(index + 1, now - MOST_LINES + index)),
  ])
  await database.prune(now)
  const found = await database.read()
  database.close()
  expect(found.length).toBe(MOST_LINES)
  expect(found[0]?.id).toBe('p.3')
})

test('a batch of more rows than lines are kept: its own line stays and says how far it is', async () => {
  const count = MOST_LINES + 300
  const { ledger: made, store, lines } = await start()
  await vi.waitFor(() => expect(made.get().isRead).toBe(true))
  const rows = Array.from({ length: count }, (_, index) => ({
    kind: 'instance',
    id: `i${index}`,
    name: 'web',
  }))
  const whole = made.begin({ ...begun, kind: 'batch', left: rows })
  for (const row of rows.slice(0, -1)) {
    const part = made.begin({ ...begun, subject: row, partOf: whole, row: row.id, isDecided: true })
    made.write(part, { is: 'settled', as: 'done' })
    made.endRow(whole, row, 'done', {})
  }
  const ids = () => lines().map(({ id }) => id)
  await vi.waitFor(() => expect(lines().some(({ row }) => row === `i${count - 2}`)).toBe(true))
  expect(ids()).toContain(whole)
  expect(lines().some(({ row }) => row === 'i1')).toBe(false)
  await vi.waitFor(
    async () =>
      expect((await kept(owner(store))).find(({ id }) => id === whole)).toMatchObject({
        rows: { total: count, done: count - 1, failed: 0 },
      }),
    5_000,
  )
  // Its end is the newest one, although it began first.
  made.write(whole, { is: 'rowsEnded' })
  await vi.waitFor(() => expect(lines().find(({ id }) => id === whole)?.endedAt).toBeDefined())
})

test('deleting what is too much leaves what is under way, however old', async () => {
  const now = Date.now()
  const database = await Database.open('me')
  await database.write([
    { ...oldLine, id: 'p.0', begunAt: now - 2 * MOST_LINES },
    ...Array.from({ length: MOST_LINES }, (_, index) => ({
      ...oldLine,
      id: `p.${index + 1}`,
      standing: 'done' as const,
      endedAt: now - MOST_LINES + index,
    })),
  ])
  await database.prune(now)
  const found = await database.read()
  database.close()
  expect(found.length).toBe(MOST_LINES + 1)
  expect(found.map(({ id }) => id)).toContain('p.0')
})

test('an older version of a line does not replace a newer one', async () => {
  const ended: Line = {
    ...oldLine,
    standing: 'done',
    changedAt: oldLine.changedAt + 5,
    endedAt: oldLine.changedAt,
  }
  await keep('me', [ended])
  await keep('me', [oldLine])
  expect(await kept('me')).toEqual([ended])
})

test('a database of version 1 without its store gets one', async () => {
  ;(await openDB(DATABASE, 1)).close()
  await keep('me', [oldLine])
  expect(await kept('me')).toEqual([oldLine])
})

test('a line of version 1 is migrated', async () => {
  const { changedAt: _, standing: __, schema: ___, ...line } = oldLine
  const old: Line1 = { ...line, owner: 'me', ended: { at: line.begunAt + 7, how: 'failed' } }
  const database = await openDB(DATABASE, 1, {
    upgrade: (made) => void made.createObjectStore('lines', { keyPath: 'id' }),
  })
  await database.put('lines', old)
  database.close()
  expect(await kept('me')).toEqual([
    { ...line, schema: 3, standing: 'failed', changedAt: line.begunAt + 7, endedAt: line.begunAt + 7 },
  ])
})

test('a line of version 2, which was read from the log and could be on trial, is migrated', async () => {
  const old = {
    id: '1kx0.17',
    page: '1kx0',
    seq: 17,
    kind: 'change',
    verb: 'networkingAllowListUpdate',
    label: 'Update allow list',
    subject: { kind: 'allowList', id: '', name: '' },
    begunBy: { source: 'pointer', text: 'click button "Update allow list"' },
    begunAt: oldLine.begunAt,
    changedAt: oldLine.begunAt + 9,
    endedAt: oldLine.begunAt + 9,
    standing: 'done',
    outcome: { status: 200, requestId: 'r-1' },
    undo: { kind: 'allowList', key: {}, title: 'Allow list', before: ['0.0.0.0/0'], after: ['192.0.2.0/24'] },
    trial: { until: oldLine.begunAt + 60_000 },
    owner: 'me',
  } as const
  const database = await openDB(DATABASE, 2, {
    upgrade(made) {
      const lines = made.createObjectStore('lines', { keyPath: 'id' })
      lines.createIndex('begun', ['owner', 'begunAt'])
      lines.createIndex('age', 'begunAt')
    },
  })
  await database.put('lines', old)
  database.close()
  const { owner: _, trial: __, ...line } = old
  const [migrated] = await linesInModel(await kept('me'))
  expect(migrated).toEqual({ ...line, schema: 3, undo: { ...line.undo, model: MODEL } })
  expect(migrated && whyNotUndo(migrated)).toBeUndefined()
})

test('what older consoles have kept is converted, and stays in the database as it was', async () => {
  const value = { name: 'dock', ipVersion: 'v4', poolType: 'unicast' }
  const poolLine = (id: string, name: string): Line => ({
    ...oldLine,
    id,
    endedAt: oldLine.changedAt,
    standing: 'done',
    undo: {
      model: '20251008',
      kind: 'defaultPools',
      key: { silo: 's' },
      title: 'Default IP pool',
      before: [{ id: 'p', name }],
      after: [],
    },
  })
  const { store } = await start()
  await keep(owner(store), [poolLine('closed.2', 'dock')])
  const { lines } = await start('web-2')
  const found = () => lines().map(({ id, undo }) => [id, undo?.model, undo?.before])
  await vi.waitFor(() => expect(found()).toEqual([['closed.2', MODEL, [{ id: 'p', ...value }]]]))
  const [line] = lines()
  expect(line && whyNotUndo(line)).toBeUndefined()
  expect((await kept(owner(store))).map(({ undo }) => undo?.model)).toEqual(['20251008'])
  const tab = new BroadcastChannel('orrery.ledger')
  tab.postMessage({ owner: owner(store), lines: [poolLine('other.1', 'quay')] })
  await vi.waitFor(() =>
    expect(found()).toContainEqual(['other.1', MODEL, [{ id: 'p', ...value, name: 'quay' }]]),
  )
  tab.close()
})
