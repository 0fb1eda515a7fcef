import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'
import { callEnds, transitionsOf } from '#tests/support/transitionTable'
import { STALLED_MS } from './commandMachine'
import type { CommandRequest } from './commandRequest'
import { planMachine, type StepObserved } from './planMachine'

const step = (verb: string): CommandRequest => ({
  command: { name: `instance.${verb}`, label: verb },
  record: {},
  subject: { kind: 'instance', id: 'i1', name: 'web-1' },
})
const input = { request: step('stopThenDelete'), steps: [step('stop'), step('delete')] }
const barred = { type: 'way.barred', reason: 'web-1 is gone' } as const

describe('leads where the table says', () => {
  const events = {
    ...callEnds('plan.acting'),
    opened: { type: 'way.opened' },
    moved: { type: 'way.moved' },
    passed: { type: 'way.passed' },
    barred,
    stalled: { type: 'xstate.after.stalled.plan.waiting.moving' },
    halted: { type: 'plan.halted' },
    continued: { type: 'plan.continued' },
    retried: { type: 'plan.retried' },
    dismissed: { type: 'plan.dismissed' },
  }
  const table = {
    acting: { answered: 'waiting.moving', refused: 'refused', halted: 'acting' },
    deciding: {},
    'waiting.moving': {
      opened: 'acting',
      moved: 'waiting.moving',
      passed: 'waiting.moving',
      barred: 'barred',
      stalled: 'waiting.stalled',
      halted: 'halted',
    },
    'waiting.stalled': {
      opened: 'acting',
      moved: 'waiting.moving',
      passed: 'waiting.moving',
      barred: 'barred',
      halted: 'halted',
    },
    halted: { continued: 'waiting.moving', dismissed: 'closed' },
    refused: { retried: 'acting', dismissed: 'closed' },
    barred: { dismissed: 'closed' },
    done: {},
    closed: {},
  }
  /** Where a step leads that is done, by the region's answer or by another client. */
  const doneLeadsTo = (state: string) => ({
    acting: { ...table.acting, answered: state },
    'waiting.moving': { ...table['waiting.moving'], passed: state },
    'waiting.stalled': { ...table['waiting.stalled'], passed: state },
  })
  it('between two steps', () => {
    expect(transitionsOf(planMachine, events, { input })).toEqual(table)
  })
  it('at the last step', () => {
    expect(transitionsOf(planMachine, events, { input, context: { at: 1 } })).toEqual({
      ...table,
      ...doneLeadsTo('done'),
    })
  })
  it('once it was halted', () => {
    expect(transitionsOf(planMachine, events, { input, context: { halts: true } })).toEqual({
      ...table,
      ...doneLeadsTo('halted'),
    })
  })
})

describe('a plan', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const settle = () => vi.advanceTimersByTimeAsync(0)

  function start() {
    const asked: string[] = []
    const watched: string[] = []
    const ends: { answer: () => void; refuse: () => void }[] = []
    const announceRefused = vi.fn<() => void>()
    const announceBarred = vi.fn<() => void>()
    const carryOut = fromPromise<void, CommandRequest>(({ input: { command } }) => {
      asked.push(command.name)
      return new Promise((resolve, reject) =>
        ends.push({ answer: () => resolve(), refuse: () => reject(new Error('no')) }),
      )
    })
    const watch = fromCallback<EventObject, CommandRequest, StepObserved>(({ input: { command } }) => {
      watched.push(command.name)
    })
    const actor = createActor(
      planMachine.provide({ actors: { carryOut, watch }, actions: { announceRefused, announceBarred } }),
      { input },
    ).start()
    actor.send({ type: 'way.opened' })
    const end = async (how: 'answer' | 'refuse') => {
      ends.at(-1)?.[how]()
      await settle()
    }
    return {
      actor,
      asked,
      watched,
      end,
      announceRefused,
      announceBarred,
      value: () => actor.getSnapshot().value,
    }
  }

  it('says when it waits without news, until there is some', async () => {
    const { actor, end, value } = start()
    await end('answer')
    vi.advanceTimersByTime(STALLED_MS)
    expect(value()).toEqual({ waiting: 'stalled' })
    actor.send({ type: 'way.moved' })
    expect(value()).toEqual({ waiting: 'moving' })
  })

  it('carries out its steps one after the other, the second when its resource allows it', async () => {
    const { actor, asked, watched, end, value } = start()
    expect(asked).toEqual(['instance.stop'])
    await end('answer')
    expect(watched).toEqual(['instance.stop', 'instance.delete'])
    actor.send({ type: 'way.moved' })
    expect(asked).toEqual(['instance.stop'])
    actor.send({ type: 'way.opened' })
    expect(asked).toEqual(['instance.stop', 'instance.delete'])
    await end('answer')
    expect(value()).toBe('done')
  })

  it('passes over a step that another client has done, also the last one', async () => {
    const { actor, asked, end, value } = start()
    await end('answer')
    actor.send({ type: 'way.passed' })
    expect(asked).toEqual(['instance.stop'])
    expect(value()).toBe('done')
  })

  it('says which step was refused, and begins with that step when it is tried again', async () => {
    const { actor, asked, end, value, announceRefused } = start()
    await end('answer')
    actor.send({ type: 'way.opened' })
    await end('refuse')
    expect(value()).toBe('refused')
    expect(actor.getSnapshot().context).toMatchObject({ at: 1, error: new Error('no') })
    expect(announceRefused).toHaveBeenCalledTimes(1)
    actor.send({ type: 'plan.retried' })
    expect(asked).toEqual(['instance.stop', 'instance.delete', 'instance.delete'])
    expect(actor.getSnapshot().context.error).toBeNull()
    await end('answer')
    expect(value()).toBe('done')
  })

  it('begins no further step once it is halted, even while one is under way, and goes on from there', async () => {
    const { actor, asked, end, value } = start()
    actor.send({ type: 'plan.halted' })
    expect(value()).toBe('acting')
    await end('answer')
    expect(value()).toBe('halted')
    expect(asked).toEqual(['instance.stop'])
    actor.send({ type: 'plan.continued' })
    actor.send({ type: 'way.opened' })
    expect(asked).toEqual(['instance.stop', 'instance.delete'])
  })

  it('can be halted before anything was done', () => {
    const actor = createActor(
      planMachine.provide({
        actors: { watch: fromCallback<EventObject, CommandRequest, StepObserved>(() => {}) },
      }),
      { input },
    ).start()
    expect(actor.getSnapshot().value).toEqual({ waiting: 'moving' })
    actor.send({ type: 'plan.halted' })
    expect(actor.getSnapshot().value).toBe('halted')
  })

  it('ends where another state than expected bars the way', async () => {
    const { actor, end, value, announceBarred } = start()
    await end('answer')
    actor.send(barred)
    expect(value()).toBe('barred')
    expect(actor.getSnapshot().context.reason).toBe('web-1 is gone')
    expect(announceBarred).toHaveBeenCalledTimes(1)
    actor.send({ type: 'plan.dismissed' })
    expect(value()).toBe('closed')
  })

  it('stalls without news, and goes on when there is some', async () => {
    const { actor, asked, end } = start()
    await end('answer')
    await vi.advanceTimersByTimeAsync(STALLED_MS)
    expect(actor.getSnapshot().hasTag('stalled')).toBe(true)
    actor.send({ type: 'way.opened' })
    expect(asked).toHaveLength(2)
  })

  it('ignores a second click on each of its buttons', async () => {
    const { actor, asked, end } = start()
    await end('refuse')
    actor.send({ type: 'plan.retried' })
    actor.send({ type: 'plan.retried' })
    expect(asked).toEqual(['instance.stop', 'instance.stop'])
    await end('refuse')
    actor.send({ type: 'plan.dismissed' })
    actor.send({ type: 'plan.dismissed' })
    expect(actor.getSnapshot().value).toBe('closed')
  })
})
