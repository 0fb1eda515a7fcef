import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteInstance, startInstance, stopInstance } from '#features/shared/instance/commands'
import { instanceSteps } from '#features/shared/instance/plans'
import { snapshotDisk } from '#features/project/disks/commands'
import { passingTime, runTasks } from '../support/passingTime'
import type { Disk, Instance, InstanceState } from '#store/api/generated/types'
import type { Command } from '#store/commands/command'
import { causesOf } from '#store/eventLog/chain'
import { keysLeft } from '#store/ledger/line'
import type { BatchChoice, RunningBatch } from '#store/actors/batch/batchView'
import { consoleInNode } from '../support/consoleInNode'

// Batches in front of a region that keeps the states of a thousand instances and can refuse, be slow, and be lost.

interface Region {
  states: Map<string, InstanceState | 'gone'>
  /** The changes that reached the region, by the id of the instance. */
  reached: Map<string, number>
  /** What happens to the next changes: called with the id, before the change has an effect. */
  before: (id: string) => Response | undefined
  /** Called after the change had its effect. */
  after: (id: string) => void
  isConnected: boolean
}

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const refusal = (message: string) => json({ message, error_code: 'InvalidRequest', request_id: 'r-1' }, 400)
const lost = () => {
  throw new TypeError('Failed to fetch')
}

const turns = passingTime(undefined, { turnMs: 20 })

let region: Region
beforeEach(() => {
  // Bodies are read in tasks of the real clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  region = {
    states: new Map(),
    reached: new Map(),
    before: () => undefined,
    after: () => {},
    isConnected: true,
  }
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('location', { pathname: '/projects/p/instances', search: '' })
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const request = new Request(input)
    await Promise.resolve()
    if (!region.isConnected) lost()
    const { pathname } = new URL(request.url)
    if (pathname === '/v1/ping') return json({ status: 'ok' })
    if (pathname === '/v1/utilization')
      return json({
        capacity: { cpus: 3, memory: 100, storage: 0 },
        provisioned: { cpus: 0, memory: 0, storage: 0 },
      })
    const [, id = '', verb = ''] = /^\/v1\/(?:instances|snapshots)\/?([^/]*)\/?(.*)$/.exec(pathname) ?? []
    if (request.method === 'GET') {
      const state = region.states.get(id)
      return state === 'gone'
        ? json({ message: 'not found', error_code: 'ObjectNotFound' }, 404)
        : json({ id, name: id, run_state: state })
    }
    const answer = region.before(id)
    if (answer) return answer
    region.reached.set(id, (region.reached.get(id) ?? 0) + 1)
    region.states.set(id, verb === 'stop' ? 'stopping' : verb === 'start' ? 'starting' : 'gone')
    region.after(id)
    return request.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : json({ id, name: id, run_state: region.states.get(id) })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const web = (id: string, runState: InstanceState) => {
  region.states.set(id, runState)
  return { id, name: id, runState, ncpus: 2, memory: 4 } as Instance
}
const many = (count: number, runState: InstanceState = 'running') =>
  Array.from({ length: count }, (_, index) => web(`i${index}`, runState))

/** Lets time pass, and tasks run. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await runTasks()
}

function start() {
  const opened = consoleInNode()
  const { actors, asked, batch } = opened
  async function ask(command: Command<Instance>, instances: readonly Instance[]) {
    const rows = instances.map((record) => ({
      id: record.id,
      name: record.name,
      runs: { command: command as Command, record, by: instanceSteps(record) },
    }))
    await actors.askMany({ verb: command.name, nouns: 'instances', rows }, () => undefined)
  }
  return {
    ...opened,
    ask,
    begin: (choice: Partial<BatchChoice> = {}) =>
      asked().begin({ planned: [], pausesAtFailure: false, atOnce: 4, ...choice }),
    /** Lets time pass until the batch is in a status. */
    until: (status: RunningBatch['status']) => turns.until(() => batch().status === status),
    outcomes: () => {
      const counts: Record<string, number> = {}
      for (const { phase } of batch().rows) counts[phase] = (counts[phase] ?? 0) + 1
      return counts
    },
  }
}

describe('a batch', () => {
  it('sends nothing before it is begun, and each row once', async () => {
    const { ask, asked, begin, until, outcomes, batch } = start()
    await ask(stopInstance, [...many(3), web('s', 'stopped'), web('c', 'creating')])
    expect(asked().partition.willRun.map(({ id }) => id)).toEqual(['i0', 'i1', 'i2'])
    expect(asked().partition.isSoAlready.map(({ id }) => id)).toEqual(['s'])
    expect(region.reached.size).toBe(0)
    begin()
    await until('ended')
    expect(outcomes()).toEqual({ done: 3 })
    expect([...region.reached.values()]).toEqual([1, 1, 1])
    batch().dismiss()
    expect(batch()).toBeNull()
  })

  it('of 1,000 rows with one refusal in ten and a lost connection ends as the region has it, nothing sent twice', async () => {
    const { ask, begin, until, outcomes, batch, store } = start()
    await ask(stopInstance, many(1_000))
    const refused = (id: string) => Number(id.slice(1)) % 10 === 3
    region.before = (id) => {
      // Lost on the way there: the region does not know of it.
      if (id === 'i400') {
        region.before = (other) => (refused(other) ? refusal('It is not the time') : undefined)
        region.isConnected = false
        lost()
      }
      return refused(id) ? refusal('It is not the time') : undefined
    }
    // Lost on the way back: the region has done it.
    region.after = (id) => {
      if (id !== 'i700') return
      region.isConnected = false
      lost()
    }
    begin()
    await until('cutOff')
    await pass(5_000)
    region.isConnected = true
    await turns.until(() => region.reached.has('i700'))
    region.isConnected = true
    await until('ended')
    expect(outcomes()).toEqual({ done: 900, failed: 100 })
    expect(region.reached.size).toBe(900)
    expect([...region.reached.values()].every((times) => times === 1)).toBe(true)
    expect(
      batch()
        .rows.filter(({ phase }) => phase === 'failed')
        .map(({ error }) => error?.requestId),
    ).toEqual(Array(100).fill('r-1'))
    // No toasts of single rows.
    expect(store.getState().notices).toEqual([])
    region.before = () => undefined
    batch().retry()
    expect(batch().status).toBe('going')
    await until('ended')
    expect(outcomes()).toEqual({ done: 1_000 })
    expect([...region.reached.values()].every((times) => times === 1)).toBe(true)
    // On a busy machine a thousand rows take half a minute.
  }, 120_000)

  it('slows down with the region: nothing is sent while it asks for time', async () => {
    const { ask, begin, until, outcomes } = start()
    await ask(stopInstance, many(12))
    let refusals = 0
    region.before = (id) =>
      id === 'i5' && refusals++ === 0
        ? json({ message: 'slow down' }, 429, { 'retry-after': '7' })
        : undefined
    begin({ atOnce: 2 })
    await until('slowed')
    const before = region.reached.size
    await pass(5_000)
    expect(region.reached.size).toBe(before)
    await until('ended')
    expect(outcomes()).toEqual({ done: 12 })
    expect(refusals).toBeGreaterThan(0)
  })

  it('pauses, goes on, and leaves out the rest', async () => {
    const { ask, begin, until, outcomes, batch, underWay } = start()
    await ask(stopInstance, many(20))
    begin({ atOnce: 2 })
    expect(underWay().moving).toEqual(['Stop 0 of 20 instances'])
    batch().pause()
    await until('paused')
    await pass(1_000)
    expect(region.reached.size).toBe(2)
    // Two are accepted, and still on their way to rest.
    expect(underWay().moving).toEqual(['Stop 0 of 20 instances'])
    underWay().plans.get('i9')?.halt()
    batch().stopRest()
    await until('ended')
    expect(outcomes()).toEqual({ done: 2, skipped: 18 })
  })

  it('pauses at the first failure if that was chosen', async () => {
    const { ask, begin, until, underWay } = start()
    await ask(stopInstance, many(10))
    region.before = (id) => (id === 'i1' ? refusal('no') : undefined)
    begin({ atOnce: 1, pausesAtFailure: true })
    await until('paused')
    expect(underWay().plans.get('i1')).toMatchObject({
      status: 'refused',
      failure: { error: { message: 'No' } },
    })
    expect(region.reached.size).toBe(1)
    region.before = () => undefined
    underWay().plans.get('i1')?.retry()
    await until('ended')
    expect(region.reached.size).toBe(10)
  })

  it('takes the plan for rows that have to be stopped first', async () => {
    const { ask, asked, begin, until, outcomes } = start()
    await ask(deleteInstance, [web('a', 'running'), web('b', 'stopped'), web('c', 'failed')])
    const [plan] = asked().plans
    expect(plan).toMatchObject({ steps: 'stop' })
    region.after = (id) => {
      if (region.states.get(id) === 'stopping') setTimeout(() => region.states.set(id, 'stopped'), 50)
    }
    begin({ planned: plan?.rows ?? [] })
    await until('ended')
    expect(outcomes()).toEqual({ done: 3 })
    expect([...region.states.values()]).toEqual(['gone', 'gone', 'gone'])
  })

  it('reads a lost deletion before it is sent again, and does not send what may be done twice', async () => {
    const { ask, begin, until, outcomes, actors, asked } = start()
    await ask(deleteInstance, [web('a', 'stopped'), web('b', 'stopped')])
    region.after = (id) => {
      if (id === 'a') lost()
    }
    begin()
    await until('ended')
    expect(outcomes()).toEqual({ done: 2 })
    expect(region.reached.get('a')).toBe(1)

    const disk = { id: 'd', name: 'd', projectId: 'p', size: 0, state: { state: 'detached' } } as Disk
    const runs = { command: snapshotDisk as Command, record: { disk, project: 'p' }, by: [] }
    await actors.askMany(
      { verb: 'disk.snapshot', nouns: 'disks', rows: [{ id: 'd', name: 'd', runs }] },
      () => undefined,
    )
    region.after = lost
    asked().begin({ planned: [], pausesAtFailure: false, atOnce: 4 })
    await until('ended')
    expect(outcomes()).toEqual({ unknown: 1 })
  })

  it('says of each row what is true of it', async () => {
    const { ask, asked } = start()
    await ask(stopInstance, [web('a', 'running'), web('f', 'failed'), web('b', 'rebooting')])
    expect(asked().effects.map(({ rows }) => rows.map(({ name }) => name))).toEqual([['a', 'b'], ['f']])
    // It was "Each instance is down already", below the name of one.
    expect(asked().effects[1]?.body).toMatch(/^The instance is down already/)
    await ask(stopInstance, many(3))
    expect(asked().effects).toHaveLength(1)
  })

  it('says of each of several rows what it says of one', async () => {
    const { ask, asked } = start()
    const said = () => asked().effects.map(({ body }) => body.split('. ')[0])
    await ask(stopInstance, many(3))
    expect(said()).toEqual(['Everything that runs in each instance ends'])
    await ask(deleteInstance, many(3, 'stopped'))
    expect(said()).toEqual(['Each instance is deleted'])
    await ask(deleteInstance, many(1, 'stopped'))
    expect(said()).toEqual(['The instance is deleted'])
  })

  it('tells a row that another client has brought there meanwhile as so already, and reads it once', async () => {
    const { ask, begin, until, outcomes, batch, lines } = start()
    await ask(stopInstance, many(3))
    region.before = (id) => {
      if (id === 'i0') return undefined
      // Of the others one is stopped by another client, and one is in no state to be stopped.
      region.states.set(id, id === 'i1' ? 'stopped' : 'migrating')
      return refusal('It is not the time')
    }
    begin()
    await until('ended')
    expect(outcomes()).toEqual({ done: 1, already: 1, failed: 1 })
    expect(batch().rows[1]?.error).toBeUndefined()
    const ofBatch = () => lines().find(({ kind }) => kind === 'batch')
    await turns.until(() => ofBatch()?.endedAt !== undefined)
    expect(ofBatch()?.rows).toEqual({ total: 3, done: 2, failed: 1 })
    expect(lines().find(({ subject }) => subject.id === 'i1')).toMatchObject({
      standing: 'done',
      outcome: { reached: 'stopped' },
    })
  })

  it('of one is a command, which says so in a toast', async () => {
    const { run, toasts, lines } = start()
    const [instance] = many(1)
    region.before = (id) => {
      region.states.set(id, 'stopped')
      return refusal('It is stopped')
    }
    if (instance) run(stopInstance, instance)
    await turns.until(() => toasts().length > 0)
    expect(toasts()).toEqual(['success: i0 is stopped already'])
    expect(lines()[0]).toMatchObject({ standing: 'done' })
  })

  it('knows how much of the quota is left before it begins', async () => {
    const { ask, asked } = start()
    await ask(startInstance, many(2, 'stopped'))
    expect(asked().partition.cannot.map(({ reason }) => reason)).toEqual([
      'The quota of the silo has too few CPUs left',
    ])
  })

  it('a row that an ended session refused stays to be done', async () => {
    const { ask, begin, until, outcomes, entries } = start()
    await ask(stopInstance, many(2))
    let refusals = 0
    region.before = (id) =>
      id === 'i1' && refusals++ === 0
        ? json({ message: 'no session', error_code: 'Unauthorized' }, 401)
        : undefined
    begin({ atOnce: 1 })
    await until('ended')
    expect(outcomes()).toEqual({ done: 2 })
    expect(entries().filter(({ kind, data }) => kind === 'batch' && data.phase === 'row')).toHaveLength(2)
  })

  it('of a list whose keys are not the ids is offered again by its keys, since the ids are others then', async () => {
    const { actors, begin, until, lines } = start()
    const record = { ...web('new-with-each-change', 'running'), name: 'allow-ssh' }
    const runs = { command: stopInstance as Command, record, by: [] }
    await actors.askMany(
      { verb: 'instance.stop', nouns: 'instances', rows: [{ id: 'allow-ssh', name: 'allow-ssh', runs }] },
      () => undefined,
    )
    const ofBatch = () => lines().find(({ kind }) => kind === 'batch')
    begin()
    await turns.until(() => ofBatch() !== undefined)
    const whole = ofBatch()
    expect(whole && keysLeft(whole)).toEqual(['allow-ssh'])
    expect(whole?.left).toMatchObject([{ id: 'new-with-each-change' }])
    await until('ended')
    await turns.until(() => ofBatch()?.left?.length === 0)
  })

  it('says in the log what became of it and of each row', async () => {
    const { ask, begin, until, entries, lines } = start()
    await ask(stopInstance, many(2))
    region.before = (id) => (id === 'i1' ? refusal('It is busy') : undefined)
    begin()
    await until('ended')
    const said = entries().flatMap(({ kind, data }) => (kind === 'batch' ? [data] : []))
    expect(said[0]).toMatchObject({
      verb: 'instance.stop',
      label: 'Stop',
      kind: 'instance',
      total: 2,
      phase: 'begun',
      at: '/projects/p/instances',
      rows: [
        { kind: 'instance', id: 'i0', name: 'i0' },
        { kind: 'instance', id: 'i1', name: 'i1' },
      ],
    })
    // Every command follows from the beginning, and so is a part of the batch.
    const [first] = entries().filter(({ kind }) => kind === 'batch')
    const commands = entries().filter(({ kind, data }) => kind === 'event' && data.type === 'command.issued')
    expect(commands).toHaveLength(2)
    for (const { seq } of commands) expect(causesOf(entries(), seq)).toContainEqual(first)
    expect(said.slice(1).map(({ phase, row }) => [phase, row?.subject.id, row?.outcome, row?.words])).toEqual(
      [
        ['row', 'i0', 'done', undefined],
        ['row', 'i1', 'failed', undefined],
        ['ended', undefined, undefined, undefined],
      ],
    )
    // The words of the region are in its reply.
    await turns.until(() => lines().length === 3)
    expect(lines().find(({ subject }) => subject.id === 'i1')).toMatchObject({
      standing: 'failed',
      outcome: { words: 'It is busy', requestId: 'r-1' },
    })
  })
})
