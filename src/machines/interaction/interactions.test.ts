import { describe, expect, it, vi } from 'vitest'
import {
  createActor,
  fromCallback,
  fromPromise,
  getInitialSnapshot,
  getNextSnapshot,
  waitFor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { commandMachine, STALLED_MS } from './commandMachine'
import { confirmMachine } from './confirmMachine'
import { deviceCodeMachine, withDash } from './deviceCodeMachine'
import { loginMachine } from './loginMachine'
import {
  backoffMs,
  PATIENCE_MS,
  serialConsoleMachine,
  SETTLING_MS,
  type SerialConsoleEvent,
} from './serialConsoleMachine'
import { sessionMachine } from './sessionMachine'

const ok = fromPromise<void, never>(() => Promise.resolve())
const refused = fromPromise<void, never>(() => Promise.reject(new Error('no')))
const CODE = 'ABCDEFGH'

interface Walk {
  machine: AnyStateMachine
  input?: object
  events: { type: string }[]
  states: string[]
  /** What makes two snapshots the same; value and memory, unless said otherwise. */
  serialize?: (state: AnyMachineSnapshot) => string
}
/** What a promise that the machine waits for ends in; the number counts the invocations of a state. */
const ends = (state: string) => [
  { type: `xstate.done.actor.0.${state}` },
  { type: `xstate.error.actor.0.${state}` },
]

const walks: Walk[] = [
  {
    machine: deviceCodeMachine,
    input: { dashAfter: 3 },
    events: [
      { type: 'code.changed', letters: CODE } as { type: string },
      { type: 'code.submitted' },
      ...ends('deviceCode.pending'),
    ],
    states: ['idle', 'pending', 'error', 'success'],
  },
  {
    machine: loginMachine,
    input: { siloName: 's' },
    events: [{ type: 'login.submitted' }, ...ends('login.pending')],
    states: ['idle', 'pending', 'error', 'success'],
  },
  {
    machine: confirmMachine,
    events: [
      { type: 'confirm.asked' },
      { type: 'confirm.accepted' },
      { type: 'confirm.dismissed' },
      ...ends('confirm.acting'),
    ],
    states: ['closed', 'asking', 'acting'],
  },
  {
    machine: sessionMachine,
    events: [{ type: 'session.expired' }, { type: 'session.left' }, ...ends('session.signingOut')],
    states: ['signedIn', 'expired', 'signingOut', 'signedOut'],
  },
  {
    machine: commandMachine,
    input: { command: 'c', record: {}, subjectId: 'i1', watches: true },
    events: [
      { type: 'subject.observed', id: 'i1', isAtRest: true } as { type: string },
      { type: 'xstate.after.stalled.command.watching' },
      ...ends('command.requesting'),
    ],
    states: ['requesting', 'watching', 'stalled', 'settled', 'failed'],
  },
  {
    machine: serialConsoleMachine,
    events: [
      { type: 'console.available' },
      { type: 'console.unavailable' },
      { type: 'stream.opened' },
      { type: 'stream.answered' },
      { type: 'stream.closed', code: 1000, reason: '' } as { type: string },
      { type: 'stream.closed', code: 1006, reason: '' } as { type: string },
      { type: 'stream.closed', code: 1011, reason: 'Forbidden' } as { type: string },
      { type: 'retry.asked' },
      { type: 'xstate.after.settled.serialConsole.attached.settling' },
      { type: 'xstate.after.patience.serialConsole.attached.connecting' },
      { type: 'xstate.after.backoff.serialConsole.lost' },
    ],
    states: ['away', 'connecting', 'settling', 'live', 'lost', 'ended', 'refused'],
    // How often it has failed only grows; without a bound there is no end of paths.
    serialize: ({ value }) => JSON.stringify(value),
  },
]

/** The name of the innermost state. */
const leaf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? leaf(Object.values(value)[0]) : value

describe.each(walks)('$machine.id, by its paths', ({ machine, input, events, states, serialize }) => {
  const paths = getShortestPaths(machine, {
    input,
    events,
    serializeState: serialize ?? ((state) => JSON.stringify([state.value, state.context])),
  })
  const named = paths.map((path) => ({
    path,
    name: `${path.steps.map((step) => step.event.type).join(' → ')} ends in ${String(leaf(path.state.value))}`,
  }))
  it.each(named)('$name', ({ path }) => {
    let snapshot: AnyMachineSnapshot = getInitialSnapshot(machine, input)
    for (const { event } of path.steps) {
      if (event.type !== 'xstate.init') snapshot = getNextSnapshot(machine, snapshot, event)
    }
    expect(snapshot.value).toEqual(path.state.value)
  })
  it('and no state is left out', () => {
    expect(new Set(paths.map((path) => leaf(path.state.value)))).toEqual(new Set(states))
  })
})

describe('the device code', () => {
  const start = (confirmCode: typeof ok, dashAfter = 3) => {
    const actor = createActor(deviceCodeMachine.provide({ actors: { confirmCode: confirmCode as never } }), {
      input: { dashAfter },
    })
    return actor.start()
  }
  it('is sent with the dash after the third letter, or where the control plane wants it', () => {
    expect(withDash(CODE, 3)).toBe('ABC-DEFGH')
    expect(withDash(CODE, 4)).toBe('ABCD-EFGH')
  })
  it('is not sent until it is whole', () => {
    const actor = start(ok)
    actor.send({ type: 'code.changed', letters: 'ABCDEFG' })
    actor.send({ type: 'code.submitted' })
    expect(actor.getSnapshot().value).toBe('idle')
  })
  it('takes letters only, in upper case', () => {
    const actor = start(ok)
    actor.send({ type: 'code.changed', letters: 'ab1-cd ef.ghij' })
    expect(actor.getSnapshot().context.letters).toBe(CODE)
  })
  it('is sent once when submitted twice', async () => {
    const sent = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const actor = start(fromPromise(sent) as typeof ok)
    actor.send({ type: 'code.changed', letters: CODE })
    actor.send({ type: 'code.submitted' })
    actor.send({ type: 'code.submitted' })
    await waitFor(actor, (snapshot) => snapshot.matches('success'))
    expect(sent).toHaveBeenCalledTimes(1)
  })
  it('a rejected code stays, and can be changed and sent again', async () => {
    const actor = start(refused)
    actor.send({ type: 'code.changed', letters: CODE })
    actor.send({ type: 'code.submitted' })
    await waitFor(actor, (snapshot) => snapshot.matches('error'))
    expect(actor.getSnapshot().context.letters).toBe(CODE)
    actor.send({ type: 'code.changed', letters: 'ABC' })
    expect(actor.getSnapshot().value).toBe('idle')
  })
})

describe('the confirm dialog', () => {
  const start = (carryOut: typeof ok) =>
    createActor(confirmMachine.provide({ actors: { carryOut: carryOut as never } })).start()
  const asked = { type: 'confirm.asked', command: 'instance.stop', record: { id: 1 } } as const
  it.each([
    ['success', ok],
    ['failure', refused],
  ])('closes on %s, and forgets what it asked', async (_, carryOut) => {
    const actor = start(carryOut)
    actor.send(asked)
    actor.send({ type: 'confirm.accepted' })
    await waitFor(actor, (snapshot) => snapshot.matches('closed'))
    expect(actor.getSnapshot().context.issue).toBeNull()
  })
  it('is not dismissed while it acts, and acts once when accepted twice', () => {
    const carryOut = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
    const actor = start(fromPromise(carryOut) as typeof ok)
    actor.send(asked)
    actor.send({ type: 'confirm.accepted' })
    actor.send({ type: 'confirm.accepted' })
    actor.send({ type: 'confirm.dismissed' })
    expect(actor.getSnapshot().value).toBe('acting')
    expect(carryOut).toHaveBeenCalledTimes(1)
    actor.stop()
  })
})

describe('an issued command', () => {
  const input = { command: 'instance.stop', record: {}, subjectId: 'i1', watches: true }
  const start = (send: typeof ok, watches = true) =>
    createActor(commandMachine.provide({ actors: { send: send as never } }), {
      input: { ...input, watches },
    }).start()
  const seen = (isAtRest: boolean, id = 'i1') => ({ type: 'subject.observed', id, isAtRest }) as const
  it('watches until the resource rests, whatever others do', async () => {
    const actor = start(ok)
    await waitFor(actor, (snapshot) => snapshot.matches('watching'))
    actor.send(seen(true, 'other'))
    actor.send(seen(false))
    expect(actor.getSnapshot().value).toBe('watching')
    actor.send(seen(true))
    expect(actor.getSnapshot().value).toBe('settled')
  })
  it('settles at once when nothing moves because of it', async () => {
    const actor = start(ok, false)
    const settled = await waitFor(actor, (snapshot) => snapshot.status === 'done')
    expect(settled.value).toBe('settled')
  })
  it('keeps the refusal', async () => {
    const actor = start(refused)
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    expect(actor.getSnapshot().context.error).toEqual(new Error('no'))
  })
  it('stalls after thirty seconds without news, and still settles when news comes', async () => {
    vi.useFakeTimers()
    const actor = start(ok)
    await vi.advanceTimersByTimeAsync(0)
    expect(actor.getSnapshot().value).toBe('watching')
    await vi.advanceTimersByTimeAsync(STALLED_MS)
    expect(actor.getSnapshot().value).toBe('stalled')
    actor.send(seen(true))
    expect(actor.getSnapshot().value).toBe('settled')
    vi.useRealTimers()
  })
})

describe('the serial console', () => {
  const start = () => {
    const opened = vi.fn<() => void>()
    const closed = vi.fn<() => void>()
    const stream = fromCallback(() => {
      opened()
      return closed
    })
    const actor = createActor(serialConsoleMachine.provide({ actors: { stream: stream as never } })).start()
    const tell = (...events: SerialConsoleEvent[]) => {
      for (const event of events) actor.send(event)
    }
    const at = () => leaf(actor.getSnapshot().value)
    return { actor, tell, at, opened, closed }
  }
  const available = { type: 'console.available' } as const
  const unavailable = { type: 'console.unavailable' } as const
  const opening = [available, { type: 'stream.opened' }, { type: 'stream.answered' }] as const
  const close = (code: number, reason = '') => ({ type: 'stream.closed', code, reason }) as const

  it('opens one stream, however often it hears that there is one, and closes it when it is stopped', () => {
    const { tell, actor, at, opened, closed } = start()
    tell(...opening, available, { type: 'retry.asked' })
    expect(at()).toBe('live')
    expect(opened).toHaveBeenCalledTimes(1)
    actor.stop()
    expect(closed).toHaveBeenCalledTimes(1)
  })
  it('is not connected as long as a refusal may still come', () => {
    vi.useFakeTimers()
    const { tell, at, actor } = start()
    tell(available, { type: 'stream.opened' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    tell(close(1011, 'Forbidden'))
    expect(at()).toBe('refused')
    expect(actor.getSnapshot().context).toMatchObject({ hasOutput: false, ending: { reason: 'Forbidden' } })
    tell({ type: 'retry.asked' }, { type: 'stream.opened' })
    vi.advanceTimersByTime(SETTLING_MS)
    expect(at()).toBe('live')
    vi.useRealTimers()
  })
  it('takes a lost connection up again, later each time, and at once when asked', () => {
    vi.useFakeTimers()
    const { tell, at, opened } = start()
    tell(...opening)
    for (const waitMs of [1_000, 2_000, 4_000]) {
      tell(close(1006))
      expect(at()).toBe('lost')
      vi.advanceTimersByTime(waitMs - 1)
      expect(at()).toBe('lost')
      vi.advanceTimersByTime(1)
      expect(at()).toBe('connecting')
    }
    tell(close(1006), { type: 'retry.asked' })
    expect(at()).toBe('connecting')
    expect(opened).toHaveBeenCalledTimes(5)
    tell({ type: 'stream.opened' }, { type: 'stream.answered' }, close(1006))
    vi.advanceTimersByTime(1_000)
    expect(at()).toBe('connecting')
    vi.useRealTimers()
    expect(backoffMs(40)).toBe(30_000)
  })
  it('gives up an opening that never answers, and tries again', () => {
    vi.useFakeTimers()
    const { tell, at, closed } = start()
    tell(available)
    vi.advanceTimersByTime(PATIENCE_MS)
    expect(at()).toBe('lost')
    expect(closed).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
  it('shows a machine going down to its end, whatever its state is called meanwhile', () => {
    const { tell, at, actor } = start()
    tell(...opening, unavailable)
    expect(at()).toBe('live')
    tell(close(1000, 'instance stopped'))
    expect(at()).toBe('away')
    expect(actor.getSnapshot().context.ending).toEqual({ code: 1000, reason: 'instance stopped' })
    tell(available)
    expect(at()).toBe('connecting')
  })
  it('waits to hear from the instance when the end came first', () => {
    const { tell, at } = start()
    tell(...opening, close(1000))
    expect(at()).toBe('ended')
    tell(unavailable)
    expect(at()).toBe('away')
  })
  it('does not try again while there is nothing to try', () => {
    vi.useFakeTimers()
    const { tell, at } = start()
    tell(...opening, close(1006), unavailable)
    vi.advanceTimersByTime(60_000)
    expect(at()).toBe('away')
    vi.useRealTimers()
  })
})

describe('the session', () => {
  it('goes to the sign-in page with the way back when it is lost, without one when it is left', async () => {
    const redirectToLogin = vi.fn<() => void>()
    const goToLogin = vi.fn<() => void>()
    const start = () =>
      createActor(
        sessionMachine.provide({
          actors: { logout: refused as never },
          actions: { redirectToLogin, goToLogin },
        }),
      ).start()
    const lost = start()
    lost.send({ type: 'session.expired', location: '/projects' })
    expect(lost.getSnapshot().context.location).toBe('/projects')
    expect(redirectToLogin).toHaveBeenCalledTimes(1)
    const left = start()
    left.send({ type: 'session.left' })
    await waitFor(left, (snapshot) => snapshot.matches('signedOut'))
    expect(goToLogin).toHaveBeenCalledTimes(1)
  })
})
