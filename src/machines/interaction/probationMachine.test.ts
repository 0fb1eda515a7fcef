import { expect, it, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { failsWith, transitionsOf } from '#tests/support/transitionTable'
import { probationMachine, type PutBack } from './probationMachine'
import { LAST_MS, SOON_MS } from './probationTimes'

const unreachable = { statusCode: 0, message: 'no answer' }
const gone = { statusCode: 404, message: 'not found' }
const refused = { statusCode: 400, message: 'no' }
const answered = (output: PutBack) => ({ type: 'xstate.done.actor.0.probation.reverting', output })

const events = {
  accepted: { type: 'change.accepted', until: 120_000 },
  refused: { type: 'change.refused' },
  found: { type: 'trial.found', until: 120_000 },
  kept: { type: 'trial.kept' },
  recalled: { type: 'trial.recalled' },
  settled: { type: 'trial.settled' },
  checked: { type: 'clock.checked' },
  reverted: answered('reverted'),
  contested: answered('contested'),
  left: answered('left'),
  byAnother: answered('settled'),
  isGone: failsWith('probation.reverting', gone),
  isUnreachable: failsWith('probation.reverting', unreachable),
  isRefused: failsWith('probation.reverting', refused),
  reached: { type: 'xstate.done.actor.0.probation.cutOff', output: undefined },
}
const table = (until: number) =>
  transitionsOf(probationMachine, events, { input: { now: () => 0 }, context: { until } })

test('leads where the table says', () => {
  const onTrial = { kept: 'kept', recalled: 'reverting', settled: 'settled', checked: 'onTrial.calm' }
  expect(table(120_000)).toMatchObject({
    waiting: { accepted: 'onTrial.calm', found: 'onTrial.calm', refused: 'dropped', settled: 'settled' },
    'onTrial.calm': onTrial,
    'onTrial.soon': onTrial,
    'onTrial.last': onTrial,
    reverting: {
      reverted: 'reverted',
      contested: 'contested',
      left: 'kept',
      byAnother: 'settled',
      isGone: 'gone',
      isUnreachable: 'cutOff',
      isRefused: 'failed',
      kept: 'kept',
      settled: 'settled',
    },
    cutOff: { reached: 'reverting', kept: 'kept', settled: 'settled' },
    failed: { recalled: 'reverting', kept: 'kept', settled: 'settled' },
    contested: { recalled: 'reverting', kept: 'kept', settled: 'settled' },
    kept: {},
    reverted: {},
    settled: {},
    gone: {},
    dropped: {},
  })
  expect(Object.keys(table(120_000)['contested'] ?? {}).toSorted()).toEqual(['kept', 'recalled', 'settled'])
})

test.each([
  ['onTrial.soon', SOON_MS],
  ['onTrial.last', LAST_MS],
  ['reverting', 0],
])('the time that is left decides after a look at the clock: %s', (state, until) => {
  expect(table(until)['onTrial.calm']).toMatchObject({ checked: state })
})

/** Starts a trial. @param ends what becomes of the attempts to put back, in this order: an end, or an error */
function start(ends: readonly (PutBack | object)[], until: number | null = 120_000) {
  const clock = new SimulatedClock()
  const attempts: { asks: boolean; isLate: boolean }[] = []
  const said: string[] = []
  let reach = () => {}
  const actor = createActor(
    probationMachine.provide({
      actors: {
        putBack: fromPromise<PutBack, { asks: boolean; isLate: boolean }>(({ input }) => {
          const end = ends[attempts.length]
          attempts.push(input)
          if (typeof end === 'string') return Promise.resolve(end)
          return end ? Promise.reject(end) : new Promise<PutBack>(() => {})
        }),
        awaitRegion: fromPromise<void, object>(
          () =>
            new Promise<void>((resolve) => {
              reach = resolve
            }),
        ),
      },
      actions: {
        announceGone: () => void said.push('gone'),
        announceFailed: ({ context: { failures } }) => void said.push(`failed ${failures}`),
      },
    }),
    { clock, input: { now: () => clock.now() } },
  ).start()
  if (until !== null) actor.send({ type: 'trial.found', until })
  /** Lets time pass; timers that are set meanwhile for a time that is over run too. */
  const pass = (ms: number) => {
    clock.increment(ms)
    for (let left = 0; left < 3; left += 1) clock.increment(0)
  }
  const state = () => actor.getSnapshot().value
  const untilIn = (value: unknown) => vi.waitFor(() => expect(state()).toEqual(value))
  return { actor, pass, attempts, said, state, untilIn, reach: () => reach() }
}

it('passes its last half minute and its last seconds, and is put back at its end', async () => {
  const { pass, state, untilIn, attempts } = start(['reverted'])
  pass(89_999)
  expect(state()).toEqual({ onTrial: 'calm' })
  pass(1)
  expect(state()).toEqual({ onTrial: 'soon' })
  pass(20_000)
  expect(state()).toEqual({ onTrial: 'last' })
  pass(9_999)
  expect(attempts).toEqual([])
  pass(1)
  await untilIn('reverted')
  expect(attempts).toEqual([{ asks: false, isLate: false }])
})

it('stays once it is kept', () => {
  const { actor, pass, state, attempts } = start([])
  actor.send({ type: 'trial.kept' })
  pass(200_000)
  expect(state()).toBe('kept')
  expect(attempts).toEqual([])
})

it('waits for the region, and ends without a trial if the change is refused', () => {
  const waiting = start([], null)
  expect(waiting.state()).toBe('waiting')
  waiting.actor.send({ type: 'change.accepted', until: 40_000 })
  expect(waiting.state()).toEqual({ onTrial: 'calm' })
  const vain = start([], null)
  vain.actor.send({ type: 'change.refused' })
  expect(vain.state()).toBe('dropped')
})

it('is put back at once if it was due before the page was opened', async () => {
  const { untilIn, attempts } = start(['reverted'], 0)
  await untilIn('reverted')
  expect(attempts).toEqual([{ asks: false, isLate: true }])
})

it('asks about what has changed meanwhile only after a person wants it', async () => {
  const { actor, pass, untilIn, attempts } = start(['contested', 'left'])
  pass(120_000)
  await untilIn('contested')
  actor.send({ type: 'trial.recalled' })
  await untilIn('kept')
  expect(attempts.map(({ asks }) => asks)).toEqual([false, true])
})

it('is put back once the region can be reached again', async () => {
  const { pass, untilIn, reach, attempts } = start([unreachable, 'reverted'])
  pass(120_000)
  await untilIn('cutOff')
  expect(attempts).toHaveLength(1)
  reach()
  await untilIn('reverted')
})

it('is tried again after a refusal, each time after a longer while, five minutes at most', async () => {
  const { pass, untilIn, attempts, said } = start([...Array<object>(6).fill(refused), 'reverted'])
  pass(120_000)
  for (const [index, wait] of [30_000, 60_000, 120_000, 240_000, 300_000, 300_000].entries()) {
    await untilIn('failed')
    pass(wait - 1)
    expect(attempts).toHaveLength(index + 1)
    pass(1)
    expect(attempts).toHaveLength(index + 2)
  }
  await untilIn('reverted')
  expect(said).toEqual(Array.from({ length: 6 }, (_, index) => `failed ${index + 1}`))
})

it('ends if its place is gone', async () => {
  const { pass, untilIn, said } = start([gone])
  pass(120_000)
  await untilIn('gone')
  expect(said).toEqual(['gone'])
})

it.each([
  ['waiting', []],
  ['cutOff', [unreachable]],
  ['failed', [refused]],
  ['contested', ['contested']],
] as const)('ends in %s once it is decided, here or in another tab', async (where, ends) => {
  for (const [type, state] of [
    ['trial.kept', 'kept'],
    ['trial.settled', 'settled'],
  ] as const) {
    const trial = start(ends, where === 'waiting' ? null : 0)
    await trial.untilIn(where)
    trial.actor.send({ type })
    expect(trial.state()).toBe(state)
  }
})

it('is found in its last half minute, and in its last seconds', () => {
  expect(start([], SOON_MS).state()).toEqual({ onTrial: 'soon' })
  expect(start([], LAST_MS).state()).toEqual({ onTrial: 'last' })
})
