import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createInstance, type InstanceToCreate } from '#features/project/instances/create/commands'
import { valuesOfAll } from '#features/project/instances/create/countedValues'
import { createBody } from '#features/project/instances/create/createBody'
import { initialValues, type CreateValues } from '#features/project/instances/create/createValues'
import { rowToCreate } from '#features/kit/form/useSendMany'
import { subjectAddress } from '#features/kit/ledger/lineText'
import { makeImage } from '#mirage/factories/image'
import { GIB } from '#model/units'
import { reconcile } from '#store/ledger/reconcile'
import type { Line } from '#store/ledger/line'
import { reduceLine } from '#store/ledger/reduceLine'
import { consoleInNode } from '../support/consoleInNode'
import { call, rowNamed, setupRegion } from '../support/region'

// Many things of one form, created as a batch in front of the mock region.

const mock = setupRegion()
const PROJECT = 'web'
const SECRET = 'canary-4c1d'

/** What becomes of a request to create the instance with this name. */
type Fate = 'lost' | 'unanswered' | 'refused' | undefined
let fate: (name: string) => Fate
/** The requests that reached the region, by the name of the instance. */
let reached: string[]

beforeEach(() => {
  fate = () => undefined
  reached = []
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('location', { pathname: `/projects/${PROJECT}/instances-new`, search: '' })
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method !== 'POST') return mock.respond(request)
    const { name } = (await request.clone().json()) as { name: string }
    const is = fate(name)
    const lose = () => {
      throw new TypeError('Failed to fetch')
    }
    if (is === 'lost') lose()
    if (is === 'refused')
      return Response.json({ message: 'It is not the time', error_code: 'InvalidRequest' }, { status: 400 })
    reached.push(name)
    const answer = await mock.respond(request)
    if (is === 'unanswered') lose()
    return answer
  })
})

function open() {
  const opened = consoleInNode()
  const { actors, asked, batch } = opened
  return {
    ...opened,
    /** The lines, the oldest first. */
    lines: () => opened.lines().toReversed(),
    async ask(
      records: readonly InstanceToCreate[],
      calls: { onBegun?: () => void; onDismissed?: () => void } = {},
    ) {
      const rows = records.map((record) => rowToCreate(createInstance, record))
      const verb = createInstance.name
      await actors.askMany({ verb, nouns: 'instances', rows, at: null, ...calls }, () => undefined)
    },
    begin: () => asked().begin({ planned: [], pausesAtFailure: false, atOnce: 4 }),
    ended: () => vi.waitFor(() => expect(batch().status).toBe('ended'), { interval: 10, timeout: 10_000 }),
    outcomes: () => Object.fromEntries(batch().rows.map(({ name, phase }) => [name, phase])),
  }
}

/** The instances that the form creates with a count. */
function twelve(more: Partial<CreateValues> = {}): readonly InstanceToCreate[] {
  const { projects, silos, images } = mock.region.world
  const silo = silos.get(rowNamed(projects, PROJECT).siloId)
  if (!silo) throw new Error('the project has no silo')
  const name = 'debian-13'
  const image =
    images.findBy((row) => row.name === name) ?? makeImage(mock.region, silo, null, name, 'debian', '13', 8)
  const initial = initialValues({
    siloImages: [{ id: image.id, name: image.name, sizeGiB: 8 }],
    projectImages: [],
    sshKeys: [],
    defaultPool: '',
    hasVpc: true,
  })
  const values: CreateValues = {
    ...initial,
    name: 'job',
    count: 12,
    siloImage: image.id,
    ephemeral: false,
    userDataText: SECRET,
    ...more,
  }
  return valuesOfAll(values).map((each) => ({
    project: PROJECT,
    body: createBody(each, { sourceName: () => 'os' }),
  }))
}

const made = () =>
  mock.region.world.instances
    .all()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('job-'))

describe('twelve instances', () => {
  it('are created in one batch, which says first what they take of the quota', async () => {
    const { ask, asked, begin, ended, batch, outcomes, lines } = open()
    const onBegun = vi.fn<() => void>()
    await ask(twelve(), { onBegun })
    expect(asked().partition.willRun.map(({ name }) => name)).toEqual(
      twelve().map(({ body: { name } }) => name),
    )
    expect(asked().quota?.takes).toEqual({ cpus: 24, memory: 96 * GIB, storage: 120 * GIB })
    expect(asked().quota?.left?.cpus).toBeGreaterThan(24)
    expect(reached).toEqual([])
    begin()
    expect(onBegun).toHaveBeenCalledOnce()
    await ended()
    expect(new Set(Object.values(outcomes()))).toEqual(new Set(['done']))
    expect(made().toSorted()).toEqual(Array.from({ length: 12 }, (_, index) => `job-${index + 1}`).toSorted())
    // No list has them when it begins, so none is offered for a selection.
    expect(batch().at).toBeUndefined()
    await vi.waitFor(() => expect(lines()[0]).toMatchObject({ kind: 'batch', standing: 'done' }))
    const [whole, ...rows] = lines()
    expect(whole).toMatchObject({ rows: { total: 12, done: 12 }, left: [] })
    expect(rows).toHaveLength(12)
    expect(rows.map((line) => line.partOf)).toEqual(Array(12).fill(whole?.id))
    expect(rows[0] && subjectAddress(rows[0])).toBe('/projects/web/instances/job-1/storage')
  })

  it('that the quota does not have all of are those that fit', async () => {
    const { silos } = mock.region.world
    for (const { id, quota } of silos.all()) silos.update(id, { quota: { ...quota, cpus: 24 } })
    const { ask, asked } = open()
    await ask(twelve())
    const { willRun, cannot } = asked().partition
    expect(willRun.length).toBeGreaterThan(0)
    expect(willRun.length + cannot.length).toBe(12)
    expect(cannot.length).toBeGreaterThan(0)
    expect(new Set(cannot.map(({ reason }) => reason))).toEqual(
      new Set(['The quota of the silo has too few CPUs left']),
    )
    await ask(twelve({ start: false }))
    expect(asked().partition.willRun).toHaveLength(12)
  })

  it('go on when one of them is refused', async () => {
    const { ask, begin, ended, batch, outcomes } = open()
    await ask(twelve())
    fate = (name) => (name === 'job-3' ? 'refused' : undefined)
    begin()
    await ended()
    expect(outcomes()['job-3']).toBe('failed')
    expect(made()).toHaveLength(11)
    fate = () => undefined
    batch().retry()
    await ended()
    expect(made()).toHaveLength(12)
    expect(reached.toSorted()).toEqual([...new Set(reached)].toSorted())
  })

  it('are not sent twice where an answer is lost, and are where the request was', async () => {
    const { ask, begin, ended, outcomes } = open()
    await ask(twelve())
    const lost = new Set(['job-2', 'job-5'])
    fate = (name) => (!lost.delete(name) ? undefined : name === 'job-2' ? 'unanswered' : 'lost')
    begin()
    await ended()
    expect(new Set(Object.values(outcomes()))).toEqual(new Set(['done']))
    expect(reached.toSorted()).toEqual([...new Set(reached)].toSorted())
    expect(made()).toHaveLength(12)
  })

  it('do not count as created where another client took the name meanwhile', async () => {
    const { ask, begin, ended, outcomes, batch } = open()
    const [first] = twelve()
    if (!first) throw new Error('there is none')
    await ask([first])
    const other = { name: 'job-1', description: '', hostname: 'job-1', ncpus: 1, memory: GIB, start: false }
    const there = await call('POST', `/v1/instances?project=${PROJECT}`, other)
    expect(there.status).toBeLessThan(300)
    let isFirst = true
    fate = () => {
      if (!isFirst) return undefined
      isFirst = false
      return 'lost'
    }
    begin()
    await ended()
    expect(outcomes()).toEqual({ 'job-1': 'failed' })
    expect(batch().rows[0]?.reason).toBe('Another job-1 is there')
  })

  it('are not asked for while another batch runs, nor begun when the dialog is closed', async () => {
    const { ask, asked } = open()
    const onDismissed = vi.fn<() => void>()
    await ask(twelve(), { onDismissed })
    asked().dismiss()
    expect(onDismissed).toHaveBeenCalledOnce()
    expect(reached).toEqual([])
  })

  it('leave nothing of what was entered in the log and in the ledger', async () => {
    const { ask, begin, ended, entries, lines } = open()
    await ask(twelve())
    begin()
    await ended()
    const kept = JSON.stringify([entries(), lines()])
    expect(kept).not.toContain(SECRET)
    expect(kept).not.toContain(btoa(SECRET))
  })

  it('whose page was closed are asked for by their names, and what was not sent is counted', async () => {
    const { ask, begin, ended, lines, store } = open()
    await ask(twelve())
    begin()
    await ended()
    const [whole, first, second] = lines()
    if (!whole || !first || !second) throw new Error('there are no lines')
    const { endedAt: _, ...open1 } = first
    const gone = { ...open1, id: 'x', subject: { ...first.subject, id: 'web/job-99', name: 'job-99' } }
    const put = new Map<string, Line>()
    const left = [{ ...open1, standing: 'moving' as const }, gone]
    for (const line of left) put.set(line.id, line)
    await reconcile(store, left, {
      write(id, entry) {
        const line = reduceLine(put.get(id), { ...entry, at: 1 })
        if (line) put.set(id, line)
      },
      line: (id) => put.get(id),
      partsOf: () => [],
      signal: new AbortController().signal,
    })
    expect(put.get(first.id)).toMatchObject({ standing: 'done' })
    expect(put.get('x')).toMatchObject({
      standing: 'stopped',
      outcome: { words: 'Its page was closed before its end. job-99 was not created.' },
    })
  })
})
