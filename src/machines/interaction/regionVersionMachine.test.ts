import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { callEnds, transitionsOf } from '#tests/support/transitionTable'
import { firstPositions } from './firstPositions'
import { regionVersionMachine, type FirstPings } from './regionVersionMachine'

/** As many as there are today, and as many as six pings are enough for. */
const few = 'ABCDEF'.split('')
const many = 'ABCDEFGHIJKLM'.split('')

it('asks for all versions at once while there are few, and for some with the same distance later', () => {
  expect(firstPositions(6)).toEqual([1, 2, 3, 4, 5])
  expect(firstPositions(7)).toEqual([2, 4, 6])
  expect(firstPositions(13)).toEqual([4, 8, 12])
})

describe('leads where the table says', () => {
  const first = (output: FirstPings) => ({ type: 'xstate.done.actor.0.regionVersion.pinging', output })
  const halved = (output: boolean) => ({ type: 'xstate.done.actor.0.regionVersion.halving', output })
  const events = {
    old: first({ unversioned: 'old', accepted: [true, true, true] }),
    newest: first({ unversioned: null, accepted: [true, true, true] }),
    older: first({ unversioned: null, accepted: [true, false, false] }),
    dead: callEnds('regionVersion.pinging').refused,
    knows: halved(true),
    knowsNot: halved(false),
    silent: callEnds('regionVersion.halving').refused,
  }
  const pinging = { old: 'found', newest: 'found', older: 'halving', dead: 'unknown' }
  const ends = { found: {}, unknown: {} }
  it('while versions are left between two that were asked for', () => {
    expect(
      transitionsOf(regionVersionMachine, events, {
        input: { versions: many },
        context: { known: 4, refused: 8 },
      }),
    ).toEqual({ pinging, halving: { knows: 'halving', knowsNot: 'halving', silent: 'unknown' }, ...ends })
  })
  it('with one version left', () => {
    expect(
      transitionsOf(regionVersionMachine, events, {
        input: { versions: many },
        context: { known: 4, refused: 6 },
      }),
    ).toEqual({ pinging, halving: { knows: 'found', knowsNot: 'found', silent: 'unknown' }, ...ends })
  })
})

describe('the version of a region', () => {
  /**
   * Starts in front of a region.
   *
   * @param region that may stop answering after some pings
   * @returns the version that is found, the number of pings, and the number of round trips
   */
  async function find(
    versions: readonly string[],
    region: { isVersioned?: boolean; newest: string; answers?: number },
  ) {
    let pings = 0
    let roundTrips = 0
    const isSilent = () => pings > (region.answers ?? 6)
    const knows = (version: string) => version <= region.newest
    const actor = createActor(
      regionVersionMachine.provide({
        actors: {
          pingFirst: fromPromise<FirstPings, { versions: readonly string[] }>(({ input }) => {
            pings += 1 + input.versions.length
            roundTrips += 1
            if (isSilent()) return Promise.reject(new Error('no answer'))
            const unversioned = (region.isVersioned ?? true) ? null : 'old'
            return Promise.resolve({ unversioned, accepted: input.versions.map(knows) })
          }),
          ping: fromPromise<boolean, { version: string }>(({ input }) => {
            pings += 1
            roundTrips += 1
            return isSilent() ? Promise.reject(new Error('no answer')) : Promise.resolve(knows(input.version))
          }),
        },
      }),
      { input: { versions } },
    ).start()
    const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    return { version: context.version, pings, roundTrips }
  }

  it.each(few)('is found in one round trip when it is %s', async (newest) => {
    expect(await find(few, { newest })).toEqual({ version: newest, pings: 6, roundTrips: 1 })
  })

  it.each(many)('is found among many with at most six pings when it is %s', async (newest) => {
    const { version, pings } = await find(many, { newest })
    expect(version).toBe(newest)
    expect(pings).toBeLessThanOrEqual(6)
  })

  it('is the newest that the console knows, in front of a newer region', async () => {
    expect((await find(few, { newest: 'Z' })).version).toBe('F')
  })

  it('stays unknown when the region does not answer, or stops', async () => {
    expect((await find(few, { newest: 'C', answers: 0 })).version).toBeNull()
    expect((await find(many, { newest: 'C', answers: 4 })).version).toBeNull()
  })

  it('is known at once before versioning', async () => {
    expect(await find(few, { isVersioned: false, newest: 'Z' })).toEqual({
      version: 'old',
      pings: 6,
      roundTrips: 1,
    })
  })
})
