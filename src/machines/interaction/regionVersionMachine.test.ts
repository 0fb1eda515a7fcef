import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { callEnds, transitionsOf } from '#tests/support/transitionTable'
import { regionVersionMachine, type FirstPings } from './regionVersionMachine'

const versions = ['A', 'B', 'C', 'D', 'E', 'F']

describe('leads where the table says', () => {
  const first = (output: FirstPings) => ({ type: 'xstate.done.actor.0.regionVersion.pinging', output })
  const halved = (output: boolean) => ({ type: 'xstate.done.actor.0.regionVersion.halving', output })
  const events = {
    old: first({ isVersioned: false, hasNewest: true }),
    newest: first({ isVersioned: true, hasNewest: true }),
    older: first({ isVersioned: true, hasNewest: false }),
    dead: callEnds('regionVersion.pinging').refused,
    named: callEnds('regionVersion.unversioned').answered,
    unnamed: callEnds('regionVersion.unversioned').refused,
    knows: halved(true),
    knowsNot: halved(false),
    silent: callEnds('regionVersion.halving').refused,
  }
  const pinging = { old: 'unversioned', newest: 'found', older: 'halving', dead: 'unknown' }
  const others = {
    unversioned: { named: 'found', unnamed: 'unknown' },
    found: {},
    unknown: {},
  }
  it('while versions are left between the oldest and the newest', () => {
    expect(
      transitionsOf(regionVersionMachine, events, {
        input: { versions },
        context: { known: 0, refused: 5 },
      }),
    ).toEqual({
      pinging,
      halving: { knows: 'halving', knowsNot: 'halving', silent: 'unknown' },
      ...others,
    })
  })
  it('with one version left', () => {
    expect(
      transitionsOf(regionVersionMachine, events, {
        input: { versions },
        context: { known: 2, refused: 4 },
      }),
    ).toEqual({
      pinging,
      halving: { knows: 'found', knowsNot: 'found', silent: 'unknown' },
      ...others,
    })
  })
})

describe('the version of a region', () => {
  /**
   * Starts in front of a region.
   *
   * @param region that may stop answering after some pings
   * @returns the version that is found, and the number of pings
   */
  async function find(region: { isVersioned: boolean; newest: string; answers?: number }) {
    let pings = 0
    const isSilent = () => pings > (region.answers ?? 6)
    const knows = (version: string) => version <= region.newest
    const actor = createActor(
      regionVersionMachine.provide({
        actors: {
          pingFirst: fromPromise<FirstPings, { newest: string }>(({ input }) => {
            pings += 2
            return Promise.resolve({ isVersioned: region.isVersioned, hasNewest: knows(input.newest) })
          }),
          ping: fromPromise<boolean, { version: string }>(({ input }) => {
            pings += 1
            return isSilent() ? Promise.reject(new Error('no answer')) : Promise.resolve(knows(input.version))
          }),
          findUnversioned: fromPromise<string, object>(() => {
            pings += 1
            return isSilent() ? Promise.reject(new Error('no answer')) : Promise.resolve('old')
          }),
        },
      }),
      { input: { versions } },
    ).start()
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    return { version: context.version, pings }
  }

  it.each(versions)('is found when it is %s, with at most six pings', async (newest) => {
    const { version, pings } = await find({ isVersioned: true, newest })
    expect(version).toBe(newest)
    expect(pings).toBeLessThanOrEqual(6)
  })

  it('is the newest that the console knows, in front of a newer region', async () => {
    expect(await find({ isVersioned: true, newest: 'Z' })).toEqual({ version: 'F', pings: 2 })
  })

  it('stays unknown when the region stops answering', async () => {
    expect((await find({ isVersioned: true, newest: 'C', answers: 2 })).version).toBeNull()
    expect((await find({ isVersioned: false, newest: 'C', answers: 2 })).version).toBeNull()
  })

  it('is asked for otherwise before versioning', async () => {
    expect(await find({ isVersioned: false, newest: 'Z' })).toEqual({ version: 'old', pings: 3 })
  })
})
