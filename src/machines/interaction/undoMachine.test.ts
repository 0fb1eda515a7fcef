import { expect, it, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { callEnds, failsWith, transitionsOf } from '#tests/support/transitionTable'
import { undoMachine, type PlaceRead } from './undoMachine'

const found = (is: PlaceRead['is']): PlaceRead => ({ now: is, is, to: 'before' })
const gone = { statusCode: 404, message: 'not found' }
const readAs = (is: PlaceRead['is']) => ({ type: 'xstate.done.actor.0.undo.reading', output: found(is) })

test('leads where the table says', () => {
  const events = {
    asked: { type: 'undo.asked', request: { label: '', subject: { kind: '', id: '', name: '' } } },
    asBefore: readAs('asBefore'),
    asAfter: readAs('asAfter'),
    asSeen: readAs('asSeen'),
    joined: readAs('joined'),
    other: readAs('other'),
    notRead: callEnds('undo.reading').refused,
    goneAtRead: failsWith('undo.reading', gone),
    insisted: { type: 'undo.insisted' },
    kept: { type: 'undo.kept' },
    written: callEnds('undo.writing').answered,
    notWritten: callEnds('undo.writing').refused,
    goneAtWrite: failsWith('undo.writing', gone),
  }
  expect(transitionsOf(undoMachine, events)).toMatchObject({
    idle: { asked: 'reading' },
    reading: {
      asBefore: 'already',
      asAfter: 'writing',
      asSeen: 'writing',
      joined: 'writing',
      other: 'asking',
      notRead: 'failed',
      goneAtRead: 'gone',
    },
    asking: { insisted: 'reading', kept: 'kept' },
    writing: { written: 'done', notWritten: 'failed', goneAtWrite: 'gone' },
    done: {},
    already: {},
    kept: {},
    gone: {},
    failed: {},
  })
})

/** Starts an undo. @param reads what the region says, in this order */
function start(reads: readonly (PlaceRead | object)[], write: () => Promise<void> = () => Promise.resolve()) {
  const seen: unknown[] = []
  const written: unknown[] = []
  const said: string[] = []
  const say = (what: string) => () => void said.push(what)
  let at = 0
  const actor = createActor(
    undoMachine.provide({
      actors: {
        read: fromPromise<PlaceRead, { seen: PlaceRead | null }>(({ input }) => {
          seen.push(input.seen)
          const answer = reads[at++]
          return answer && 'is' in answer ? Promise.resolve(answer) : Promise.reject(answer)
        }),
        write: fromPromise<void, { found: PlaceRead | null }>(({ input }) => {
          written.push(input.found)
          return write()
        }),
      },
      actions: {
        announceDone: say('done'),
        announceAlready: say('already'),
        announceGone: say('gone'),
        announceFailed: say('failed'),
      },
    }),
  ).start()
  actor.send({ type: 'undo.asked', request: { label: 'Undo', subject: { kind: '', id: '', name: '' } } })
  const until = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
  return { actor, seen, written, said, until }
}

it('puts back at once what has not changed meanwhile', async () => {
  const { until, written, said } = start([found('asAfter')])
  await until('done')
  expect(written).toEqual([found('asAfter')])
  expect(said).toEqual(['done'])
})

it('writes nothing where it is as before already', async () => {
  const { until, written, said } = start([found('asBefore')])
  await until('already')
  expect(written).toEqual([])
  expect(said).toEqual(['already'])
})

it('asks about what has changed, and leaves it if the person wants that', async () => {
  const { actor, until, written } = start([found('other')])
  await until('asking')
  actor.send({ type: 'undo.kept' })
  await until('kept')
  expect(written).toEqual([])
})

it('asks again if it has changed once more before the person decided', async () => {
  const { actor, until, written, seen } = start([found('other'), found('other'), found('asSeen')])
  await until('asking')
  actor.send({ type: 'undo.insisted' })
  await vi.waitFor(() => expect(seen).toEqual([null, found('other')]))
  await until('asking')
  expect(written).toEqual([])
  actor.send({ type: 'undo.insisted' })
  await until('done')
  expect(written).toEqual([found('asSeen')])
})

it.each([
  ['read', [gone], undefined, 'gone'],
  ['read', [new Error('no')], undefined, 'failed'],
  ['write', [found('asAfter')], gone, 'gone'],
  ['write', [found('asAfter')], new Error('no'), 'failed'],
])('says why its %s failed', async (_, reads, error, end) => {
  const { until, said } = start(reads, () => (error ? Promise.reject(error) : Promise.resolve()))
  await until(end)
  expect(said).toEqual([end])
})
