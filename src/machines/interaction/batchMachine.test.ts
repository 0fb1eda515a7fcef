import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import { callEnds, transitionsOf } from '#tests/support/transitionTable'
import { batchMachine, isMovingRow, type RegionObserved, type RowEnded, type RowRun } from './batchMachine'

const input = { verb: 'instance.stop', total: 2, atOnce: 1, pausesAtFailure: false }
const end = (index: number, phase: RowEnded['phase'], more: Partial<RowEnded> = {}): RowEnded => ({
  type: 'row.ended',
  index,
  phase,
  ...more,
})
const rows = (...phases: readonly string[]) => phases.map((phase) => ({ phase, losses: 0 }))

describe('leads where the table says', () => {
  const events = {
    done: end(0, 'done'),
    rested: { type: 'row.rested', index: 0 },
    lost: end(0, 'lost'),
    busy: { type: 'region.busy' },
    ready: { type: 'region.ready' },
    offline: { type: 'connection.lost' },
    back: callEnds('batch.active.cutOff').answered,
    paused: { type: 'batch.paused' },
    resumed: { type: 'batch.resumed' },
    stopped: { type: 'batch.stopped' },
    skipped: { type: 'row.skipped', index: 1 },
    retried: { type: 'batch.retried' },
    rowRetried: { type: 'row.retried', index: 0 },
    dismissed: { type: 'batch.dismissed' },
  }
  const going = {
    done: 'active.going',
    lost: 'active.cutOff',
    busy: 'active.slowed',
    ready: 'active.going',
    offline: 'active.cutOff',
    paused: 'active.paused',
    resumed: 'active.going',
    stopped: 'active.going',
    skipped: 'active.going',
    retried: 'active.going',
    rowRetried: 'active.going',
  }
  const ended = { dismissed: 'closed', rested: 'ended' }
  const at = (context: object) => transitionsOf(batchMachine, events, { input, context })

  it('while a row is under way and one waits', () => {
    const table = at({ rows: rows('underWay', 'waiting') })
    expect(table['active.going']).toEqual({ ...going, rested: 'active.going' })
    expect(table['active.cutOff']).toEqual({ ...going, rested: 'active.cutOff', back: 'active.going' })
    expect(table['ended']).toEqual(ended)
    expect(table['closed']).toEqual({})
  })
  it('at the last row', () => {
    const table = at({ rows: rows('underWay', 'done') })
    expect(table['active.going']).toEqual({ ...going, rested: 'active.going', done: 'ended' })
  })
  it('once it is paused, also by a failure where that was chosen', () => {
    const table = at({ rows: rows('underWay', 'waiting', 'waiting'), isPaused: true })
    const still = Object.fromEntries(Object.keys(going).map((name) => [name, 'active.paused']))
    expect(table['active.paused']).toEqual({
      ...still,
      rested: 'active.paused',
      resumed: 'active.going',
      retried: 'active.going',
      rowRetried: 'active.going',
    })
  })
  it('while the region asks for time', () => {
    const table = at({ rows: rows('underWay', 'waiting', 'waiting'), isSlowed: true })
    expect(table['active.slowed']).toMatchObject({ done: 'active.slowed', ready: 'active.going' })
  })
  it('once it has ended with failures', () => {
    expect(at({ rows: rows('failed', 'done') })['ended']).toEqual({
      ...ended,
      retried: 'active.going',
      rowRetried: 'active.going',
    })
  })
})

describe('a batch', () => {
  function start(more: Partial<typeof input> = {}) {
    const run: RowRun[] = []
    const reconnections: (() => void)[] = []
    let region: (event: RegionObserved) => void = () => {}
    const actor = createActor(
      batchMachine.provide({
        actions: { runRows: ({ context }) => void run.push(...context.next) },
        actors: {
          watchRegion: fromCallback<EventObject, object, RegionObserved>(({ sendBack }) => {
            region = sendBack
          }),
          awaitRegion: fromPromise<void, object>(
            () => new Promise((resolve) => reconnections.push(() => resolve())),
          ),
        },
      }),
      { input: { ...input, total: 4, atOnce: 2, ...more } },
    )
    actor.start()
    return {
      actor,
      begun: () => run.map(({ index, looks }) => `${index}${looks ? ' after a look' : ''}`),
      phases: () => actor.getSnapshot().context.rows.map(({ phase }) => phase),
      say: (event: RegionObserved) => region(event),
      reconnect: () => reconnections.at(-1)?.(),
    }
  }

  it('has no more rows under way than it may', () => {
    const { actor, begun, phases } = start()
    expect(begun()).toEqual(['0', '1'])
    actor.send(end(1, 'done'))
    expect(begun()).toEqual(['0', '1', '2'])
    expect(phases()).toEqual(['underWay', 'done', 'underWay', 'waiting'])
  })

  it('follows a row that was accepted until it is at rest, also after the last one has ended', () => {
    const { actor, begun } = start({ total: 3 })
    const moving = () => actor.getSnapshot().context.rows.map(isMovingRow)
    actor.send(end(0, 'done', { moves: true }))
    actor.send(end(1, 'done'))
    expect(moving()).toEqual([true, false, false])
    // The place of a row that moves is free for another.
    expect(begun()).toEqual(['0', '1', '2'])
    actor.send({ type: 'row.rested', index: 0 })
    expect(moving()).toEqual([false, false, false])
    actor.send(end(2, 'done', { moves: true }))
    expect(actor.getSnapshot().matches('ended')).toBe(true)
    expect(moving()).toEqual([false, false, true])
    actor.send({ type: 'row.rested', index: 2 })
    expect(moving()).toEqual([false, false, false])
    expect(actor.getSnapshot().matches('ended')).toBe(true)
  })

  it('goes on after a failure, and tries what failed again', () => {
    const { actor, begun, phases } = start({ total: 2 })
    actor.send(end(0, 'failed', { error: new Error('no') }))
    actor.send(end(1, 'done'))
    expect(actor.getSnapshot().matches('ended')).toBe(true)
    actor.send({ type: 'batch.retried' })
    expect(begun()).toEqual(['0', '1', '0'])
    expect(phases()).toEqual(['underWay', 'done'])
  })

  it('tries one row again while others are under way', () => {
    const { actor, begun } = start({ total: 3 })
    actor.send(end(0, 'failed'))
    actor.send(end(1, 'failed'))
    actor.send({ type: 'row.retried', index: 1 })
    expect(begun()).toEqual(['0', '1', '2', '1'])
  })

  it('pauses at a failure if that was chosen, and goes on when the user says so', () => {
    const { actor, begun } = start({ pausesAtFailure: true })
    actor.send(end(0, 'failed'))
    expect(actor.getSnapshot().matches({ active: 'paused' })).toBe(true)
    expect(begun()).toEqual(['0', '1'])
    actor.send({ type: 'batch.resumed' })
    expect(begun()).toEqual(['0', '1', '2'])
  })

  it('begins nothing while it is paused or the region asks for time', () => {
    const { actor, begun, say } = start()
    say({ type: 'region.busy' })
    actor.send(end(0, 'done'))
    expect(begun()).toEqual(['0', '1'])
    actor.send({ type: 'batch.paused' })
    say({ type: 'region.ready' })
    expect(begun()).toEqual(['0', '1'])
    actor.send({ type: 'batch.resumed' })
    expect(begun()).toEqual(['0', '1', '2'])
  })

  it('reads a row without a response before it goes on with others, once the region answers', async () => {
    const { actor, begun, phases, reconnect } = start()
    actor.send(end(0, 'lost', { isSent: true }))
    actor.send(end(1, 'done'))
    expect(begun()).toEqual(['0', '1'])
    reconnect()
    await Promise.resolve()
    expect(begun()).toEqual(['0', '1', '0 after a look', '2'])
    actor.send(end(0, 'lost', { isSent: false }))
    expect(phases()[0]).toBe('lost')
    reconnect()
    await Promise.resolve()
    actor.send(end(0, 'lost', { isSent: true }))
    expect(phases()[0]).toBe('unknown')
  })

  it('leaves out what is skipped, and what waits when the rest is stopped', () => {
    const { actor, phases } = start()
    actor.send({ type: 'row.skipped', index: 2 })
    actor.send({ type: 'row.skipped', index: 0 })
    expect(phases()).toEqual(['underWay', 'underWay', 'skipped', 'waiting'])
    actor.send(end(0, 'lost', { isSent: true }))
    actor.send({ type: 'batch.stopped' })
    expect(phases()).toEqual(['unknown', 'underWay', 'skipped', 'skipped'])
    actor.send(end(1, 'already'))
    expect(actor.getSnapshot().matches('ended')).toBe(true)
    actor.send({ type: 'batch.dismissed' })
    expect(actor.getSnapshot().status).toBe('done')
  })
})
