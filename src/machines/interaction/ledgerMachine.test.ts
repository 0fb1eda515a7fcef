import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { callEnds, transitionsOf } from '#tests/support/transitionTable'
import { GATHER_MS, ledgerMachine } from './ledgerMachine'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('leads where the table says', () => {
  const opened = callEnds('ledger.opening')
  const written = callEnds('ledger.writing')
  const events = {
    opened: opened.answered,
    notOpened: opened.refused,
    changed: { type: 'lines.changed' },
    left: { type: 'page.left' },
    gathered: { type: 'xstate.after.gathered.ledger.gathering' },
    written: written.answered,
    notWritten: written.refused,
  }
  const table = {
    opening: { opened: 'idle', notOpened: 'inMemory', changed: 'opening' },
    idle: { changed: 'gathering' },
    gathering: { gathered: 'writing', left: 'writing' },
    writing: { written: 'idle', notWritten: 'inMemory', changed: 'writing' },
    inMemory: {},
  }
  expect(transitionsOf(ledgerMachine, events)).toEqual(table)
  expect(transitionsOf(ledgerMachine, events, { context: { isDirty: true } })).toEqual({
    ...table,
    opening: { ...table.opening, opened: 'gathering' },
    writing: { ...table.writing, written: 'gathering', left: 'writing' },
  })
})

/** Starts the writer. @param write fails for the results that are errors, in their order */
function start({ opens, writes = [] }: { opens?: Error | undefined; writes?: (Error | undefined)[] }) {
  let count = 0
  const actor = createActor(
    ledgerMachine.provide({
      actors: {
        open: fromPromise<void, void>(() => (opens ? Promise.reject(opens) : Promise.resolve())),
        write: fromPromise<void, void>(() => {
          const error = writes[count++]
          return error ? Promise.reject(error) : Promise.resolve()
        }),
      },
    }),
  )
  actor.start()
  return { actor, count: () => count }
}
const pass = () => vi.advanceTimersByTimeAsync(GATHER_MS)
const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })

it('writes what changed while it opened, and what changed together in one go', async () => {
  const { actor, count } = start({})
  actor.send({ type: 'lines.changed' })
  await pass()
  await pass()
  expect(count()).toBe(1)
  actor.send({ type: 'lines.changed' })
  actor.send({ type: 'lines.changed' })
  await pass()
  expect(count()).toBe(2)
  expect(actor.getSnapshot().value).toBe('idle')
})

it('writes again what changed during a write', async () => {
  const { actor, count } = start({})
  await pass()
  actor.send({ type: 'lines.changed' })
  vi.advanceTimersByTime(GATHER_MS)
  actor.send({ type: 'lines.changed' })
  await pass()
  await pass()
  expect(count()).toBe(2)
})

it.each([
  [{ opens: new Error('denied') }, 'denied'],
  [{ writes: [full] }, 'full'],
  [{ opens: new DOMException('newer', 'VersionError') }, 'newer'],
  [{ opens: new DOMException('no store', 'NotFoundError') }, 'damaged'],
] as const)('goes on in memory when the browser keeps nothing', async (how, unkept) => {
  const { actor } = start({ ...how, writes: 'writes' in how ? [...how.writes] : [] })
  await pass()
  actor.send({ type: 'lines.changed' })
  await pass()
  await pass()
  expect(actor.getSnapshot()).toMatchObject({ value: 'inMemory', context: { unkept } })
})

it('writes at once what has changed when the page is left', async () => {
  const { actor, count } = start({})
  await pass()
  actor.send({ type: 'lines.changed' })
  actor.send({ type: 'page.left' })
  expect(count()).toBe(1)
  // The first write is under way still.
  actor.send({ type: 'lines.changed' })
  actor.send({ type: 'page.left' })
  expect(count()).toBe(2)
  await pass()
  expect(count()).toBe(2)
})
