import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STALLED_MS } from '#machines/interaction/commandMachine'
import { deleteInstance, startInstance, stopInstance } from '#features/shared/instance/commands'
import type { Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { causesOf } from '#store/eventLog/chain'
import { subjectText, type Entry } from '#store/eventLog/entry'
import { scriptRegion } from '../support/scriptedRegion'
import { consoleInNode } from '../support/consoleInNode'

// The log records every event, and each entry names its cause.

let answers: ReturnType<typeof scriptRegion>
beforeEach(() => {
  answers = scriptRegion()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

const record = (runState: Instance['runState'], id = 'i1', name = 'web-1') =>
  ({ id, name, runState }) as Instance
const wire = ({ id, name, runState }: Instance) => ({ id, name, run_state: runState })

/** A console without a page, and the resources whose commands have stalled. */
function start() {
  const stalled = new Map<string, number | undefined>()
  const opened = consoleInNode({ showStalled: (id, since) => void stalled.set(id, since) })
  const { store } = opened
  const { instanceView } = instancesApi.endpoints
  return {
    ...opened,
    stalled,
    click: (subject: string, act: () => void) => {
      store.log.intent(`click ${subject}`, 'pointer')
      act()
    },
    see: (id = 'i1') => store.dispatch(instanceView.initiate({ instance: id }, { forceRefetch: true })),
    task: () => new Promise((resolve) => setTimeout(resolve, 0)),
  }
}

/** One entry as a line: its kind and its subject. */
function line(entry: Entry): string {
  const { kind, data } = entry
  const subject = subjectText(entry)
  if (kind === 'intent') return `${data.source}: ${subject}`
  if (kind === 'event') return `event ${subject} ${data.type}`
  if (kind === 'state') return `state ${subject} ${JSON.stringify(data.from)} → ${JSON.stringify(data.to)}`
  if (kind === 'reply') return `reply ${subject} ${data.status}`
  if (kind === 'observed') return `observed ${subject} ${data.from} → ${data.to}`
  return `${kind} ${subject}`
}

/** The entry a line stands for; the last one, if there are several. */
function find(entries: readonly Entry[], last: string): Entry {
  const found = entries.findLast((entry) => line(entry) === last)
  if (!found) throw new Error(`No entry "${last}" among:\n${entries.map(line).join('\n')}`)
  return found
}

const chainTo = (entries: readonly Entry[], last: string): string[] =>
  causesOf(entries, find(entries, last).seq).map(line)

describe('the chain of causes', () => {
  /** From asking for a command to the call that carries it out. */
  const asked = (verb: string, count = 1) => [
    `pointer: click menuitem "${verb}"`,
    'event actor/confirm confirm.asked',
    `pointer: click button "${verb}"`,
    'event actor/confirm confirm.accepted',
    'event actor/0.confirm.acting xstate.init',
    ...issued(count),
  ]

  /** From the issue of a command to its call. */
  const issued = (count = 1) => [
    'event actor/root command.issued',
    `event actor/command-${count} xstate.init`,
    'event actor/0.command.requesting xstate.init',
  ]

  /** From the call of a command to the watch over its resource. */
  const answered = (operation: string, count = 1) => [
    `request ${operation}`,
    `reply ${operation} 200`,
    'event actor/0.command.requesting xstate.promise.resolve',
    `event actor/command-${count} xstate.done.actor.0.command.requesting`,
    'event actor/0.command.watching xstate.init',
  ]

  /** From the poll that shows the resource at rest to the end of the command. */
  const settled = (from: string, to: string, { id = 'i1', count = 1 } = {}) => [
    'request instanceView',
    'reply instanceView 200',
    `observed instance:${id} ${from} → ${to}`,
    `event actor/command-${count} subject.observed`,
    `state actor/command-${count} {"watching":"moving"} → "settled"`,
  ]

  it('of a stop: from the click on the entry of the menu to the instance at rest', async () => {
    const { store, actors, dialog, click, see, task, entries } = start()
    answers(
      'GET /v1/instances/i1',
      ...(['running', 'stopping', 'stopped'] as const).map((state) => wire(record(state))),
    )
    answers('POST /v1/instances/i1/stop', wire(record('stopping')))
    await see()
    click('menuitem "Stop"', () => actors.dispatchCommand(stopInstance, record('running')))
    await task()
    click('button "Stop"', () => dialog()?.accept())
    await vi.waitFor(() => expect(store.observer.lastSeen('i1')).toBe('stopping'))
    await task()
    await see()
    expect(chainTo(entries(), settled('stopping', 'stopped').at(-1) ?? '')).toEqual([
      ...asked('Stop'),
      ...answered('instanceStop'),
      ...settled('stopping', 'stopped'),
    ])
    // Every entry with its cause.
    const all = entries()
    const links = all.map((entry) => {
      const cause = all.find(({ seq }) => seq === entry.cause)
      return `${line(entry)} ← ${cause ? line(cause) : 'nothing'}`
    })
    expect(links).toEqual([
      'event actor/root xstate.init ← nothing',
      'event actor/confirm xstate.init ← event actor/root xstate.init',
      'state actor/confirm null → "closed" ← event actor/confirm xstate.init',
      'event actor/session xstate.init ← event actor/root xstate.init',
      'state actor/session null → "signedIn" ← event actor/session xstate.init',
      'state actor/root null → {} ← event actor/root xstate.init',
      'pointer: click menuitem "Stop" ← nothing',
      'event actor/confirm confirm.asked ← pointer: click menuitem "Stop"',
      'state actor/confirm "closed" → "asking" ← event actor/confirm confirm.asked',
      'pointer: click button "Stop" ← nothing',
      'event actor/confirm confirm.accepted ← pointer: click button "Stop"',
      'event actor/0.confirm.acting xstate.init ← event actor/confirm confirm.accepted',
      'event actor/root command.issued ← event actor/0.confirm.acting xstate.init',
      'event actor/command-1 xstate.init ← event actor/root command.issued',
      'event actor/0.command.requesting xstate.init ← event actor/command-1 xstate.init',
      'request instanceStop ← event actor/0.command.requesting xstate.init',
      'state actor/command-1 null → "requesting" ← event actor/command-1 xstate.init',
      'state actor/confirm "asking" → {"acting":"brief"} ← event actor/confirm confirm.accepted',
      'reply instanceStop 200 ← request instanceStop',
      'request instanceView ← reply instanceStop 200',
      'observed instance:i1 running → stopping ← reply instanceStop 200',
      'event actor/0.command.requesting xstate.promise.resolve ← reply instanceStop 200',
      'event actor/command-1 xstate.done.actor.0.command.requesting ← event actor/0.command.requesting xstate.promise.resolve',
      'action notices/noticeShown ← event actor/command-1 xstate.done.actor.0.command.requesting',
      'event actor/0.command.watching xstate.init ← event actor/command-1 xstate.done.actor.0.command.requesting',
      'state actor/command-1 "requesting" → {"watching":"moving"} ← event actor/command-1 xstate.done.actor.0.command.requesting',
      'event actor/0.confirm.acting xstate.promise.resolve ← event actor/command-1 xstate.done.actor.0.command.requesting',
      'event actor/confirm xstate.done.actor.0.confirm.acting ← event actor/0.confirm.acting xstate.promise.resolve',
      'state actor/confirm {"acting":"brief"} → "closed" ← event actor/confirm xstate.done.actor.0.confirm.acting',
      'reply instanceView 200 ← request instanceView',
      'request instanceView ← event actor/0.command.watching xstate.init',
      'reply instanceView 200 ← request instanceView',
      'observed instance:i1 stopping → stopped ← reply instanceView 200',
      'event actor/command-1 subject.observed ← observed instance:i1 stopping → stopped',
      // What was said of the beginning goes, and the end is said.
      'action notices/noticeDismissed ← event actor/command-1 subject.observed',
      'action notices/noticeShown ← event actor/command-1 subject.observed',
      'event actor/root xstate.done.actor.command-1 ← event actor/command-1 subject.observed',
      'state actor/command-1 {"watching":"moving"} → "settled" ← event actor/command-1 subject.observed',
    ])
  })

  it('of a start by the keyboard, when the code of the actors arrives after the key press', async () => {
    const { store, actors, see, task, entries } = start()
    const cpus = { cpus: 0, memory: 0, storage: 0 }
    answers('GET /v1/utilization', { capacity: cpus, provisioned: cpus })
    answers(
      'GET /v1/instances/i1',
      wire(record('stopped')),
      wire(record('starting')),
      wire(record('running')),
    )
    answers('POST /v1/instances/i1/start', wire(record('starting')))
    await see()
    store.log.intent('click menuitem "Start"', 'keyboard')
    const { cause } = store.log
    await task()
    expect(store.log.cause).toBeNull()
    store.log.within(cause, () => actors.dispatchCommand(startInstance, record('stopped')))
    await vi.waitFor(() => expect(store.observer.lastSeen('i1')).toBe('starting'))
    await see()
    expect(chainTo(entries(), settled('starting', 'running').at(-1) ?? '')).toEqual([
      'keyboard: click menuitem "Start"',
      ...issued(),
      ...answered('instanceStart'),
      ...settled('starting', 'running'),
    ])
  })

  it('of a command that is refused: the dialog shows an error whose entry leads back to the click', async () => {
    const { store, actors, dialog, click, see, task, entries } = start()
    answers('GET /v1/instances/i1', wire(record('running')))
    answers('POST /v1/instances/i1/stop', { status: 400, body: { message: 'no', request_id: 'r-7' } })
    await see()
    click('menuitem "Stop"', () => actors.dispatchCommand(stopInstance, record('running')))
    await task()
    click('button "Stop"', () => dialog()?.accept())
    await vi.waitFor(() => expect(dialog()?.failure).toBeDefined())
    const log = entries()
    const seq = store.log.entryOf(dialog()?.failure?.error) ?? 0
    const refused = [...asked('Stop'), 'request instanceStop', 'reply instanceStop 400']
    expect(causesOf(log, seq).map(line)).toEqual(refused)
    expect(log.find((entry) => entry.seq === seq)?.data).toMatchObject({
      status: 400,
      serverRequestId: 'r-7',
    })
    expect(chainTo(log, 'note instance:i1')).toEqual([
      ...refused,
      'event actor/0.command.requesting xstate.promise.reject',
      'event actor/command-1 xstate.error.actor.0.command.requesting',
      'event actor/0.command.looking xstate.init',
      'event actor/0.command.looking xstate.promise.resolve',
      'event actor/command-1 xstate.done.actor.0.command.looking',
      'note instance:i1',
    ])
    expect(find(log, 'note instance:i1').data).toMatchObject({ verdict: 'refused' })
  })

  it('of a command from the palette says so, to its end', async () => {
    const { store, actors, dialog, click, see, task, entries } = start()
    answers(
      'GET /v1/instances/i1',
      ...(['running', 'stopping', 'stopped'] as const).map((state) => wire(record(state))),
    )
    answers('POST /v1/instances/i1/stop', wire(record('stopping')))
    await see()
    click('option "Stop web-1"', () => {
      store.log.intent('instance.stop for web-1', 'palette')
      actors.dispatchCommand(stopInstance, record('running'))
    })
    await task()
    click('button "Stop"', () => dialog()?.accept())
    await vi.waitFor(() => expect(store.observer.lastSeen('i1')).toBe('stopping'))
    await see()
    const log = entries()
    expect(chainTo(log, settled('stopping', 'stopped').at(-1) ?? '')).toEqual([
      'pointer: click option "Stop web-1"',
      'palette: instance.stop for web-1',
      ...asked('Stop').slice(1),
      ...answered('instanceStop'),
      ...settled('stopping', 'stopped'),
    ])
    expect(find(log, 'event actor/root command.issued').data).toMatchObject({
      request: {
        command: 'instance.stop',
        source: 'palette',
        subject: { kind: 'instance', id: 'i1', name: 'web-1' },
      },
    })
  })

  it('of two commands at once does not mix them up', async () => {
    const { store, actors, dialog, click, see, task, entries } = start()
    const ids = ['i1', 'i2']
    for (const id of ids) {
      answers(
        `GET /v1/instances/${id}`,
        ...(['running', 'stopping', 'stopped'] as const).map((state) => wire(record(state, id, id))),
      )
      answers(`POST /v1/instances/${id}/stop`, wire(record('stopping', id, id)))
      await see(id)
    }
    for (const id of ids) {
      click(`menuitem of ${id}`, () => actors.dispatchCommand(stopInstance, record('running', id, id)))
      await task()
      click(`button for ${id}`, () => dialog()?.accept())
      await vi.waitFor(() => expect(dialog()).toBeNull())
      await task()
    }
    // The second one settles first.
    await see('i2')
    await see('i1')
    for (const [index, id] of ids.entries()) {
      const count = index + 1
      const end = settled('stopping', 'stopped', { id, count })
      const [, question, , ...carriedOut] = asked('Stop', count)
      expect(chainTo(entries(), end.at(-1) ?? '')).toEqual([
        `pointer: click menuitem of ${id}`,
        question,
        `pointer: click button for ${id}`,
        ...carriedOut,
        ...answered('instanceStop', count),
        ...end,
      ])
    }
    expect(store.log.cause).toBeNull()
  })

  it('of a deletion: what is deleted is gone at once, and what it leaves stale is asked for because of it', async () => {
    const { store, actors, dialog, click, see, task, entries } = start()
    answers('GET /v1/instances/i1', wire(record('stopped')))
    answers('GET /v1/instances', { items: [wire(record('stopped'))] }, { items: [] })
    answers('DELETE /v1/instances/i1', {})
    await see()
    await store.dispatch(instancesApi.endpoints.instanceList.initiate({ project: 'p' }))
    click('menuitem "Delete"', () => actors.dispatchCommand(deleteInstance, record('stopped')))
    await task()
    click('button "Delete"', () => dialog()?.accept())
    await vi.waitFor(() => expect(dialog()).toBeNull())
    await Promise.all(store.dispatch(instancesApi.util.getRunningQueriesThunk()))
    expect(chainTo(entries(), 'observed instance:i1 stopped → destroyed')).toEqual([
      ...asked('Delete'),
      'request instanceDelete',
      'reply instanceDelete 200',
      'action deleted/resourceDeleted',
      'observed instance:i1 stopped → destroyed',
    ])
    expect(chainTo(entries(), 'reply instanceList 200')).toEqual([
      ...asked('Delete'),
      'request instanceDelete',
      'reply instanceDelete 200',
      'request instanceList',
      'reply instanceList 200',
    ])
  })

  it('of a change that was made elsewhere begins with the poll that showed it', async () => {
    const { see, entries } = start()
    answers('GET /v1/instances/i1', wire(record('running')), wire(record('stopping')))
    await see()
    const before = entries().length
    await see()
    const log = entries().slice(before)
    expect(log.map(line)).toEqual([
      'request instanceView',
      'reply instanceView 200',
      'observed instance:i1 running → stopping',
    ])
    expect(log.map(({ cause }) => cause)).toEqual([null, log[0]?.seq, log[1]?.seq])
  })
})

describe('the actors', () => {
  it('release a command that is finished', async () => {
    const { actors, dialog, click } = start()
    answers('POST /v1/instances/i1/stop', { status: 400, body: { message: 'no' } })
    actors.dispatchCommand(stopInstance, record('running'))
    click('button "Stop"', () => dialog()?.accept())
    await vi.waitFor(() => expect(dialog()?.failure).toBeDefined())
    expect(Object.keys(actors.root.getSnapshot().children).sort()).toEqual(['confirm', 'session'])
  })

  it('say how long a resource has been on its way without news', async () => {
    vi.useFakeTimers()
    try {
      const { actors, dialog, click, stalled, see } = start()
      answers('GET /v1/instances/i1', wire(record('running')), wire(record('stopping')))
      answers('POST /v1/instances/i1/stop', wire(record('stopping')))
      await see()
      actors.dispatchCommand(stopInstance, record('running'))
      click('button "Stop"', () => dialog()?.accept())
      await vi.advanceTimersByTimeAsync(STALLED_MS + 1_000)
      expect(stalled.get('i1')).toBeTypeOf('number')
      answers('GET /v1/instances/i1', wire(record('stopped')))
      await see()
      expect(stalled.get('i1')).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })
})
