import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { callEnds, stateName, transitionsOf } from '#tests/support/transitionTable'
import {
  ASKED_AGAIN_MS,
  regionVersionMachine,
  TRUSTED_MS,
  type RegionVersionEvent,
} from './regionVersionMachine'
import { firstPositions, type FirstPings } from './versionSearch'

/** As many as there are today, and as many as six pings are enough for. */
const few = 'ABCDEF'.split('')
const many = 'ABCDEFGHIJKLM'.split('')

it('asks for all versions at once while there are few, and for some with the same distance later', () => {
  expect(firstPositions(6)).toEqual([1, 2, 3, 4, 5])
  expect(firstPositions(7)).toEqual([2, 4, 6])
  expect(firstPositions(13)).toEqual([4, 8, 12])
})

describe('leads where the table says', () => {
  const at = (state: string, output: unknown) => ({
    type: `xstate.done.actor.0.regionVersion.${state}`,
    output,
  })
  const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.regionVersion.${state}` })
  const events = {
    doubted: { type: 'version.doubted' },
    refused: { type: 'version.refused' },
    update: { type: 'update.asked' },
    shown: { type: 'page.shown' },
    still: at('confirming', true),
    other: at('confirming', false),
    noWord: callEnds('regionVersion.confirming').refused,
    silence: after('silence', 'confirming'),
    old: at('pinging', { unversioned: 'old', accepted: [true, true, true] } satisfies FirstPings),
    newest: at('pinging', { unversioned: null, accepted: [true, true, true] } satisfies FirstPings),
    older: at('pinging', { unversioned: null, accepted: [true, false, false] } satisfies FirstPings),
    dead: callEnds('regionVersion.pinging').refused,
    knows: at('halving', true),
    knowsNot: at('halving', false),
    silent: callEnds('regionVersion.halving').refused,
    minutes: after('trustEnds', 'settled.trusted'),
    longSilent: after('askAgain', 'unconfirmed'),
    long: after('askAgain', 'settled'),
  }
  /** The transitions with a known version, in a visible page. */
  const table = {
    unconfirmed: {
      doubted: 'confirming',
      refused: 'pinging',
      update: 'confirming',
      longSilent: 'confirming',
    },
    asking: {},
    confirming: {
      refused: 'pinging',
      still: 'settled.trusted',
      other: 'pinging',
      noWord: 'unconfirmed',
      silence: 'unconfirmed',
    },
    pinging: {
      old: 'settled.trusted',
      newest: 'settled.trusted',
      older: 'halving',
      dead: 'unconfirmed',
    },
    halving: { knows: 'halving', knowsNot: 'halving', silent: 'unconfirmed' },
    'settled.trusted': {
      doubted: 'confirming',
      refused: 'pinging',
      minutes: 'settled.aged',
      long: 'confirming',
    },
    'settled.aged': {
      doubted: 'confirming',
      refused: 'pinging',
      update: 'confirming',
      long: 'confirming',
    },
    due: { doubted: 'confirming', refused: 'pinging', update: 'confirming', shown: 'confirming' },
  }
  const transitions = (context: object, version: string | null = 'E', isVisible = true) =>
    transitionsOf(regionVersionMachine.provide({ guards: { isVisible: () => isVisible } }), events, {
      input: { versions: many, version },
      context,
    })

  it('while versions are left between two that were asked for', () => {
    expect(transitions({ known: 4, refused: 8 })).toEqual(table)
  })
  it('with one version left', () => {
    expect(transitions({ known: 4, refused: 6 })).toEqual({
      ...table,
      halving: { ...table.halving, knows: 'settled.trusted', knowsNot: 'settled.trusted' },
    })
  })
  it('in a hidden page, where the region is not asked until the page is visible', () => {
    expect(transitions({ known: 4, refused: 8 }, 'E', false)).toEqual({
      ...table,
      unconfirmed: { ...table.unconfirmed, longSilent: 'due' },
      'settled.trusted': { ...table['settled.trusted'], long: 'due' },
      'settled.aged': { ...table['settled.aged'], long: 'due' },
    })
  })
  it('on a first visit, which has no version to confirm', () => {
    expect(transitions({ known: 4, refused: 8 }, null)).toMatchObject({
      unconfirmed: { doubted: 'pinging', update: 'pinging', longSilent: 'pinging' },
      due: { doubted: 'pinging', shown: 'pinging' },
    })
  })
})

/**
 * Starts in front of a region.
 *
 * @param region that may stop answering after some pings
 * @param kept the version of the last visit
 */
function start(
  versions: readonly string[],
  region: { isVersioned?: boolean; newest: string; answers?: number },
  kept: string | null = null,
) {
  let pings = 0
  let roundTrips = 0
  let isVisible = true
  const isSilent = () => pings > (region.answers ?? 6)
  const knows = (version: string) => version <= region.newest
  const actor = createActor(
    regionVersionMachine.provide({
      guards: { isVisible: () => isVisible },
      actors: {
        confirm: fromPromise<boolean, { version: string }>(({ input }) => {
          pings += 1
          roundTrips += 1
          return isSilent()
            ? Promise.reject(new Error('no answer'))
            : Promise.resolve(input.version === region.newest)
        }),
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
    { input: { versions, version: kept } },
  ).start()
  const atRest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return {
    send: async (type: RegionVersionEvent['type']) => {
      actor.send({ type })
      return (await atRest()).context.version
    },
    show: (visible: boolean) => {
      isVisible = visible
    },
    state: () => stateName(actor.getSnapshot().value),
    counts: () => ({ pings, roundTrips }),
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      await atRest()
    },
  }
}

describe('the version of a region', () => {
  async function find(...args: Parameters<typeof start>) {
    const machine = start(...args)
    const version = await machine.send('version.doubted')
    return { version, ...machine.counts() }
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

describe('a version that is known', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const oneMore = { pings: 2, roundTrips: 2 }

  async function confirmed() {
    const region = { newest: 'D', answers: 20 }
    const machine = start(few, region, 'D')
    expect(await machine.send('version.doubted')).toBe('D')
    expect(machine.counts()).toEqual({ pings: 1, roundTrips: 1 })
    return { region, machine }
  }

  it('is confirmed by one ping, and by a search if the region has another one', async () => {
    const { region, machine } = await confirmed()
    region.newest = 'E'
    expect(await machine.send('version.doubted')).toBe('E')
    expect(machine.counts()).toEqual({ pings: 8, roundTrips: 3 })
  })

  it('is searched without a confirmation if the region refuses it', async () => {
    const { region, machine } = await confirmed()
    region.newest = 'B'
    expect(await machine.send('version.refused')).toBe('B')
    expect(machine.counts()).toEqual({ pings: 7, roundTrips: 2 })
  })

  it('is confirmed every ten minutes in a visible page', async () => {
    const { region, machine } = await confirmed()
    await machine.pass(ASKED_AGAIN_MS - 1)
    expect(machine.counts().pings).toBe(1)
    await machine.pass(1)
    expect(machine.counts()).toEqual(oneMore)
    region.newest = 'F'
    await machine.pass(ASKED_AGAIN_MS)
    expect(await machine.send('page.shown')).toBe('F')
  })

  it('is not confirmed in a hidden page, and as soon as it is visible after ten minutes', async () => {
    const { machine } = await confirmed()
    machine.show(false)
    await machine.pass(3 * ASKED_AGAIN_MS)
    expect(machine.counts().pings).toBe(1)
    machine.show(true)
    await machine.send('page.shown')
    expect(machine.counts()).toEqual(oneMore)
  })

  it('that was never confirmed is not asked for in a hidden page, and is searched once the region refuses it', async () => {
    const machine = start(few, { newest: 'B', answers: 20 }, 'D')
    machine.show(false)
    await machine.pass(3 * ASKED_AGAIN_MS)
    expect(machine.counts().pings).toBe(0)
    expect(machine.state()).toBe('due')
    expect(await machine.send('version.refused')).toBe('B')
    expect(machine.counts()).toEqual({ pings: 6, roundTrips: 1 })
  })

  it('is not confirmed by a short look at another page', async () => {
    const { machine } = await confirmed()
    machine.show(false)
    await machine.pass(ASKED_AGAIN_MS / 2)
    machine.show(true)
    await machine.send('page.shown')
    expect(machine.counts().pings).toBe(1)
  })

  it('is confirmed before an update, unless it was some minutes ago', async () => {
    const { machine } = await confirmed()
    await machine.send('update.asked')
    expect(machine.counts().pings).toBe(1)
    await machine.pass(TRUSTED_MS)
    await machine.send('update.asked')
    expect(machine.counts()).toEqual(oneMore)
    await machine.send('update.asked')
    expect(machine.counts()).toEqual(oneMore)
  })

  it('stays while the region does not answer, which is asked again', async () => {
    const { region, machine } = await confirmed()
    region.answers = 0
    expect(await machine.send('version.doubted')).toBe('D')
    expect(machine.state()).toBe('unconfirmed')
    region.answers = 20
    await machine.pass(ASKED_AGAIN_MS)
    expect(machine.state()).toBe('settled.trusted')
  })
})
