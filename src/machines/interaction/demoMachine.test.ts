import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { demoMachine, type DemoStepKind } from './demoMachine'

const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

/** A demo whose steps a test ends. */
function started(steps: readonly DemoStepKind[], seekTo = 0, prepared: () => Promise<void> = async () => {}) {
  const ends: { resolve: (marks: unknown) => void; reject: (error: unknown) => void }[] = []
  const begun: { index: number; marks: unknown }[] = []
  let released = 0
  let restarted = 0
  const actor = createActor(
    demoMachine.provide({
      actors: {
        prepare: fromPromise(prepared),
        playStep: fromPromise(({ input }: { input: { index: number; marks: unknown } }) => {
          begun.push(input)
          return new Promise((resolve, reject) => ends.push({ resolve, reject }))
        }),
      },
      actions: {
        release: () => void (released += 1),
        restart: () => void (restarted += 1),
      },
    }),
    { input: { steps, seekTo, speed: 1 } },
  ).start()
  open.push(() => void actor.stop())
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    actor,
    begun,
    state: () => actor.getSnapshot().value,
    released: () => released,
    restarted: () => restarted,
    settle,
    async end(marks?: unknown) {
      ends.at(-1)?.resolve(marks)
      await settle()
    },
    async fail(error: unknown) {
      ends.at(-1)?.reject(error)
      await settle()
    },
  }
}

describe('a demo', () => {
  it('plays step after step, and hands what one leaves to the next', async () => {
    const demo = started(['plays', 'waits', 'plays'])
    expect(demo.state()).toBe('loading')
    await demo.settle()
    expect(demo.state()).toEqual({ running: 'playing' })
    await demo.end('marks')
    expect(demo.state()).toEqual({ running: 'waiting' })
    expect(demo.begun).toEqual([
      { index: 0, marks: undefined },
      { index: 1, marks: 'marks' },
    ])
    await demo.end()
    await demo.end()
    expect(demo.state()).toBe('done')
    expect(demo.released()).toBe(1)
  })

  it('pauses in the middle of a step, and plays one step at a time', async () => {
    const demo = started(['plays', 'plays', 'plays'])
    await demo.settle()
    demo.actor.send({ type: 'demo.paused' })
    expect(demo.state()).toEqual({ running: 'paused' })
    expect(demo.begun).toHaveLength(1)
    demo.actor.send({ type: 'demo.stepped' })
    expect(demo.state()).toEqual({ running: 'stepping' })
    await demo.end()
    expect(demo.state()).toEqual({ running: 'paused' })
    expect(demo.actor.getSnapshot().context.index).toBe(1)
    demo.actor.send({ type: 'demo.played' })
    expect(demo.state()).toEqual({ running: 'playing' })
    await demo.end()
    expect(demo.state()).toEqual({ running: 'playing' })
  })

  it('hurries to a later chapter, and restarts for an earlier one', async () => {
    const demo = started(['plays', 'plays', 'plays', 'plays'])
    await demo.settle()
    demo.actor.send({ type: 'demo.sought', index: 2 })
    expect(demo.actor.getSnapshot().hasTag('hurries')).toBe(true)
    await demo.end()
    expect(demo.state()).toEqual({ running: 'seeking' })
    await demo.end()
    expect(demo.state()).toEqual({ running: 'playing' })
    demo.actor.send({ type: 'demo.sought', index: 0 })
    expect(demo.state()).toBe('restarting')
    expect(demo.restarted()).toBe(1)
  })

  it('begins at a chapter', async () => {
    const demo = started(['plays', 'plays'], 1)
    await demo.settle()
    expect(demo.state()).toEqual({ running: 'seeking' })
    await demo.end()
    expect(demo.state()).toEqual({ running: 'playing' })
  })

  it('stops when the viewer touches the page, and says so until it plays again', async () => {
    const demo = started(['waits', 'plays'])
    await demo.settle()
    demo.actor.send({ type: 'demo.touched' })
    expect(demo.state()).toEqual({ running: 'paused' })
    expect(demo.actor.getSnapshot().context.isTouched).toBe(true)
    demo.actor.send({ type: 'demo.played' })
    expect(demo.actor.getSnapshot().context.isTouched).toBe(false)
  })

  it('keeps why a step failed, and can be left at any moment', async () => {
    const demo = started(['plays'])
    await demo.settle()
    demo.actor.send({ type: 'demo.paced', speed: 4 })
    await demo.fail('why')
    expect(demo.state()).toBe('failed')
    expect(demo.actor.getSnapshot().context).toMatchObject({ failure: 'why', speed: 4 })
    demo.actor.send({ type: 'demo.left' })
    expect(demo.state()).toBe('left')
    expect(demo.released()).toBe(2)
  })

  it('can be left before it begins, and says why it cannot begin', async () => {
    const left = started(['plays'])
    left.actor.send({ type: 'demo.left' })
    expect(left.state()).toBe('left')
    const failed = started(['plays'], 0, () => Promise.reject(new Error('no such demo')))
    await failed.settle()
    expect(failed.state()).toBe('failed')
    expect(failed.actor.getSnapshot().context.failure).toEqual(new Error('no such demo'))
    expect(failed.begun).toEqual([])
  })

  it('can be left in the middle of a step', async () => {
    const demo = started(['plays'])
    await demo.settle()
    demo.actor.send({ type: 'demo.left' })
    expect(demo.state()).toBe('left')
    expect(demo.released()).toBe(1)
  })

  it('pauses on the way to a chapter, and goes on to it', async () => {
    const demo = started(['plays', 'plays', 'plays'], 2)
    await demo.settle()
    demo.actor.send({ type: 'demo.paused' })
    expect(demo.state()).toEqual({ running: 'paused' })
    demo.actor.send({ type: 'demo.played' })
    expect(demo.state()).toEqual({ running: 'seeking' })
  })

  it('pauses in the middle of a single step', async () => {
    const demo = started(['plays', 'plays'])
    await demo.settle()
    demo.actor.send({ type: 'demo.paused' })
    demo.actor.send({ type: 'demo.stepped' })
    demo.actor.send({ type: 'demo.paused' })
    expect(demo.state()).toEqual({ running: 'paused' })
  })

  it('restarts for a chapter, or is left, once it is over', async () => {
    for (const end of ['end', 'fail'] as const)
      for (const [event, state] of [
        [{ type: 'demo.sought', index: 0 }, 'restarting'],
        [{ type: 'demo.left' }, 'left'],
      ] as const) {
        const demo = started(['plays'])
        await demo.settle()
        await demo[end](undefined)
        demo.actor.send(event)
        expect(demo.state()).toBe(state)
      }
  })
})
