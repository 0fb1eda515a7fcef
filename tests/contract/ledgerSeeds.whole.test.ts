import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Random } from '#mirage/random'
import { startInstance, stopInstance } from '#features/shared/instance/commands'
import type { Instance } from '#store/api/generated/types'
import { projectsApi } from '#store/api/resources/projects'
import { manyRow } from '#store/commands/many'
import { isOpen, whyNotUndo, type Line } from '#store/ledger/line'
import { ledgerPart } from '#store/ledger/ledger'
import { consolePartOf } from '#store/parts'
import { undoLine } from '#store/actors/undo/undoLine'
import { asks, sends } from './undoCases'
import { pageInNode } from '../support/consoleInNode'
import { testLocks } from '../support/locks'
import { passingTime } from '../support/passingTime'
import { ORIGIN, rowNamed, setupRegion } from '../support/region'

// Commands, batches, changes, undos and reloads in random order, in two tabs, while one answer in ten is dropped or late:
// each line of the ledger agrees with what the region did, and none says "not done" of what was.

// Others to try after a change of the ledger or of its runners: anchor, capstan, davit.
const SEEDS = ['buoy', 'eddy']
const STEPS = 200
const TABS = 2
/** So many turns, of {@link TURN_MS} each, pass before the tabs are closed. */
const SETTLING_TURNS = 20
const TURN_MS = 500
const mock = setupRegion()
const { until, passing } = passingTime(mock, { turnMs: TURN_MS, most: 2_000 })
const never = () => new Promise<Response>(() => {})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: testLocks() })
  vi.stubGlobal('location', { pathname: '/projects/web/instances', search: '' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** What the region accepted: by the id of an instance and the action, or by the id of a project, how many times. */
type Accepted = Map<string, number>

/** The name of a change in {@link Accepted}; undefined for other requests. */
function changeOf({ method, url }: Request): string | undefined {
  const { pathname } = new URL(url)
  const [, instance, action] = /\/instances\/([^/]+)\/(stop|start)$/.exec(pathname) ?? []
  if (action !== undefined) return `${instance} ${action}`
  const [, project] = /\/projects\/([^/]+)$/.exec(pathname) ?? []
  return method === 'PUT' && project !== undefined ? project : undefined
}

/** The network between the tabs and the region. */
function connect(random: Random) {
  const accepted: Accepted = new Map()
  const closed = new Set<string>()
  const figures = { answers: 0, lost: 0, dropped: 0, late: 0 }
  const network = { accepted, closed, figures, isCalm: false }
  vi.stubGlobal('fetch', async (input: Request) => {
    const sent = new Request(input)
    const { origin, pathname, search } = new URL(sent.url)
    const body = sent.method === 'GET' ? undefined : await sent.text()
    if (closed.has(origin)) return never()
    const fate = network.isCalm ? 1 : random.next()
    figures.answers += 1
    if (fate < 0.02) {
      figures.lost += 1
      throw new TypeError('Failed to fetch')
    }
    const request = new Request(ORIGIN + pathname + search, {
      method: sent.method,
      headers: sent.headers,
      ...(body !== undefined && body !== '' && { body }),
    })
    const change = changeOf(request)
    const answer = await mock.respond(request)
    if (answer.ok && change !== undefined) accepted.set(change, (accepted.get(change) ?? 0) + 1)
    if (fate < 0.05) {
      figures.dropped += 1
      throw new TypeError('Failed to fetch')
    }
    if (fate < 0.1) {
      figures.late += 1
      await new Promise((resolve) => setTimeout(resolve, 500 + fate * 100_000))
    }
    return closed.has(origin) ? never() : answer
  })
  return network
}

/** Fills the region with instances and projects, each of which is touched by one act alone. */
function fill() {
  const { instances, projects } = mock.region.world
  const { id: _, ...first } = rowNamed(instances, 'db-1')
  const project = rowNamed(projects, 'web')
  instances.removeWhere(() => true)
  for (let at = 0; at < STEPS * 2; at += 1) {
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
    instances.insert({ ...first, id, name: `web-${at}`, runState: at % 2 === 0 ? 'running' : 'stopped' })
  }
  for (let at = 0; at < STEPS; at += 1) {
    const id = `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`
    projects.insert({ ...project, id, name: `project-${at}`, description: 'before' })
  }
  // Its metrics are not read here, and cost most of its time.
  mock.region.recordHistory = () => {}
  return {
    running: instances.where(({ runState }) => runState === 'running'),
    stopped: instances.where(({ runState }) => runState === 'stopped'),
    projects: projects.where(({ description }) => description === 'before'),
  }
}

let opened = 0
/** A tab whose user is known, once its kept lines are read. */
async function open() {
  const origin = `http://tab-${++opened}.test`
  const page = pageInNode({ origin })
  let isIn = false
  const signIn = async () => {
    while (!isIn)
      await page.signIn().then(
        () => (isIn = true),
        () => {},
      )
  }
  void signIn()
  await until(() => isIn && consolePartOf(page.store, ledgerPart).get().isRead)
  return { ...page, origin }
}
type Tab = Awaited<ReturnType<typeof open>>

const projectUpdate = ({ id, name }: { id: string; name: string }) =>
  asks(projectsApi.endpoints.projectUpdate, { project: id, body: { name, description: 'after' } })

/** Does one act in a tab. @returns what it was */
async function step(random: Random, tab: Tab, left: ReturnType<typeof fill>): Promise<string> {
  const roll = random.next()
  const isStop = random.next() < 0.5
  const pool = isStop ? left.running : left.stopped
  const command = isStop ? stopInstance : startInstance
  if (roll < 0.45) {
    const record = pool.pop() as unknown as Instance
    tab.act(() => tab.run(command, record))
    return 'command'
  }
  if (roll < 0.6) {
    const batch = tab.batch()
    if (batch?.is === 'begun' && batch.status !== 'ended') return 'none'
    const rows = pool.splice(-random.between(3, 8)).map((each) => {
      const record = each as unknown as Instance
      return { id: record.id, name: record.name, runs: manyRow(command, record) }
    })
    await passing(
      tab.act(() => tab.actors.askMany({ verb: command.name, nouns: 'instances', rows }, () => undefined)),
    )
    const { partition, begin, dismiss } = tab.asked()
    // The quota may be used up.
    const isPossible = partition.willRun.length > 0
    tab.act(() => (isPossible ? begin({ planned: [], pausesAtFailure: false, atOnce: 4 }) : dismiss()))
    return 'batch'
  }
  if (roll < 0.85) {
    const project = left.projects.pop()
    if (!project) return 'none'
    // What was before is known to a page that has shown it.
    await passing(
      Promise.resolve(
        tab.store.dispatch(projectsApi.endpoints.projectView.initiate({ project: project.id })),
      ),
    )
    tab.act(() => sends(projectUpdate(project))(tab))
    return 'change'
  }
  const undoable = tab.lines().filter((line) => whyNotUndo(line) === undefined && line.verb !== 'undo')
  if (undoable.length === 0) return 'none'
  const line = random.pick(undoable)
  await tab.act(() => undoLine(tab.store, line.id))
  return 'undo'
}

/** What a line says of an act that the region did or did not do, where that is wrong; undefined if it is right. */
function faultOf(line: Line, isDone: boolean): string | undefined {
  const said = `${line.label} ${line.subject.name}: ${line.standing} ${JSON.stringify(line.outcome)}`
  if (isOpen(line)) return `${said}, still open`
  if ((line.standing === 'done' || line.standing === 'gone') && !isDone) return `${said}, but it was not done`
  if ((line.standing === 'failed' || line.standing === 'stopped') && isDone) return `${said}, but it was done`
  return undefined
}

const actionOf = ({ verb }: Line) => verb.replace('instance.', '')

/** What is wrong in the lines. */
function faultsIn(lines: readonly Line[], accepted: Accepted): readonly string[] {
  const { projects } = mock.region.world
  const byName = (name: string) => projects.findBy((each) => each.name === name)
  return lines.flatMap((line) => {
    const { kind, verb, subject } = line
    if (kind === 'command') return faultOf(line, accepted.has(`${subject.id} ${actionOf(line)}`)) ?? []
    if (kind === 'batch') {
      const isDone = ({ id }: { id: string }) => accepted.has(`${id} ${actionOf(line)}`)
      const { total = 0, done = 0, failed = 0 } = line.rows ?? {}
      return [
        ...(isOpen(line) ? [`${line.label}: a batch is still open`] : []),
        ...(line.left ?? []).filter(isDone).map(({ name }) => `${name} is offered again, but was done`),
        ...(done + failed + (line.left?.length ?? 0) > total ? ['a batch counts more rows than it has'] : []),
      ]
    }
    const project = byName(subject.name)
    if (!project) return [`${subject.name} is no project`]
    if (verb === 'undo') {
      // An undo that failed is asked for again: that one may have put it back.
      const isByAnother = lines.some(
        (other) => other !== line && other.verb === 'undo' && other.subject.name === subject.name,
      )
      const isBack = project.description === 'before'
      return faultOf(line, isBack && !(isByAnother && line.standing === 'failed')) ?? []
    }
    const fault = faultOf(line, accepted.has(project.id))
    return (
      fault ?? (line.undone && project.description !== 'before' ? [`${subject.name} was not put back`] : [])
    )
  })
}

it.each(SEEDS)(
  'with the seed %s',
  async (seed) => {
    const random = new Random(seed)
    const left = fill()
    const network = connect(random)
    const tabs: Tab[] = []
    for (let at = 0; at < TABS; at += 1) tabs.push(await open())
    const counts: Record<string, number> = {}
    for (let at = 0; at < STEPS; at += 1) {
      const place = random.between(0, TABS - 1)
      const tab = tabs[place]
      if (!tab) throw new Error('no tab')
      let what = 'reload'
      if (random.next() < 0.06) {
        network.closed.add(tab.origin)
        tab.close()
        tabs[place] = await open()
      } else what = await step(random, tab, left)
      counts[what] = (counts[what] ?? 0) + 1
      const turns = random.between(0, 1)
      let turn = 0
      await until(() => turn++ >= turns)
    }
    // The network is well again. What is under way goes on for a while; the next page looks up what then is still open.
    network.isCalm = true
    let settling = 0
    await until(() => settling++ > SETTLING_TURNS)
    for (const tab of tabs) {
      network.closed.add(tab.origin)
      tab.close()
    }
    const last = await open()
    await until(() => !last.lines().some(isOpen))
    const lines = last.lines()
    const standings: Record<string, number> = {}
    for (const { standing } of lines) standings[standing] = (standings[standing] ?? 0) + 1
    console.info(
      `${seed}: ${JSON.stringify({ ...counts, ...network.figures, lines: lines.length, ...standings })}`,
    )
    expect(faultsIn(lines, network.accepted)).toEqual([])
    // What the region did has a line, and was asked for once.
    const named = new Set(lines.map((line) => `${line.subject.id} ${actionOf(line)}`))
    const acts = [...network.accepted].filter(([change]) => change.includes(' '))
    expect(acts.filter(([change]) => !named.has(change))).toEqual([])
    expect(acts.filter(([, times]) => times > 1)).toEqual([])
  },
  120_000,
)
