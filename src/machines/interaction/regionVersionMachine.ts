import { assign, setup } from 'xstate'
import { MINUTE_MS } from '#src/durations'
import { READ_TIMEOUT_MS } from '#model/timing'
import { requiredPromise } from './requiredActors'
import { firstPositions, isFound, rangeAfter, type FirstPings, type VersionRange } from './versionSearch'

// Finds the newest version of the API that the console and its region both know, and notices when the region has
// another one since. A region before versioning ignores the header with the version; a later one refuses a version that
// it does not know yet.

/** How long a confirmation is enough for a change that an older version would make by halves, in milliseconds. */
export const TRUSTED_MS = 3 * MINUTE_MS

/** How long a version is used without asking the region again, in milliseconds. */
export const ASKED_AGAIN_MS = 10 * MINUTE_MS

interface RegionVersionContext extends VersionRange {
  /** The versions that regions with versioning may know, the oldest first. At least two. */
  versions: readonly string[]
  /** The version of the requests; null before the first one is found. */
  version: string | null
}

export type RegionVersionEvent =
  /** An answer, or the lack of one, may come from a region of another version. */
  | { type: 'version.doubted' }
  /** The region has refused the version of the requests. */
  | { type: 'version.refused' }
  /** A change is about to be sent that an older version would make by halves. */
  | { type: 'update.asked' }
  | { type: 'page.shown' }

const middle = ({ known, refused }: VersionRange) => Math.floor((known + refused) / 2)

/** The range of versions after the response to a ping for the one in its middle. */
const halved = (range: VersionRange, isKnown: boolean): VersionRange =>
  isKnown ? { ...range, known: middle(range) } : { ...range, refused: middle(range) }

/**
 * One ping confirms a known version. The search takes at most six pings for up to twelve versions; with up to six
 * versions, all of them are sent together.
 */
export const regionVersionMachine = setup({
  types: {} as {
    context: RegionVersionContext
    events: RegionVersionEvent
    input: { versions: readonly string[]; version: string | null }
    tags: 'busy'
  },
  actors: {
    confirm: requiredPromise<{ version: string }, boolean>('confirm'),
    pingFirst: requiredPromise<{ versions: readonly string[] }, FirstPings>('pingFirst'),
    ping: requiredPromise<{ version: string }, boolean>('ping'),
  },
  delays: { trustEnds: TRUSTED_MS, askAgain: ASKED_AGAIN_MS, silence: READ_TIMEOUT_MS },
  guards: {
    /** Whether the page is visible; outside of a browser it is. */
    isVisible: () => true,
    isKnown: ({ context }) => context.version !== null,
    isStill: ({ event }) => 'output' in event && event.output === true,
    isUnversioned: ({ event }) => 'output' in event && (event.output as FirstPings).unversioned !== null,
    isFound: ({ event, context }) => {
      if (!('output' in event)) return false
      return isFound(rangeAfter(context.versions.length, (event.output as FirstPings).accepted))
    },
    isLast: ({ event, context }) => isFound(halved(context, 'output' in event && event.output === true)),
  },
  actions: {
    /** Makes requests speak the version. */
    speak: () => {},
    storeKnown: assign({ version: ({ context }) => context.versions[context.known] ?? null }),
    storeUnversioned: assign({
      version: ({ event }) => ('output' in event ? (event.output as FirstPings).unversioned : null),
    }),
    narrow: assign(({ event, context }) =>
      'output' in event ? rangeAfter(context.versions.length, (event.output as FirstPings).accepted) : {},
    ),
    halve: assign(({ event, context }) => halved(context, 'output' in event && event.output === true)),
  },
}).createMachine({
  id: 'regionVersion',
  initial: 'unconfirmed',
  context: ({ input }) => ({ ...input, known: 0, refused: 0 }),
  states: {
    /** The version is unknown or that of the last visit, or the region has not answered since it was doubted. */
    unconfirmed: {
      on: { 'version.doubted': 'asking', 'update.asked': 'asking', 'version.refused': 'pinging' },
      after: { askAgain: [{ guard: 'isVisible', target: 'asking' }, { target: 'due' }] },
    },
    asking: {
      tags: 'busy',
      always: [{ guard: 'isKnown', target: 'confirming' }, { target: 'pinging' }],
    },
    confirming: {
      tags: 'busy',
      invoke: {
        src: 'confirm',
        input: ({ context }) => ({ version: context.version ?? '' }),
        onDone: [{ guard: 'isStill', target: 'settled' }, { target: 'pinging' }],
        onError: 'unconfirmed',
      },
      on: { 'version.refused': 'pinging' },
      after: { silence: 'unconfirmed' },
    },
    pinging: {
      tags: 'busy',
      invoke: {
        src: 'pingFirst',
        input: ({ context }) => ({
          versions: firstPositions(context.versions.length).map((at) => context.versions[at] ?? ''),
        }),
        onDone: [
          { guard: 'isUnversioned', target: 'settled', actions: 'storeUnversioned' },
          { guard: 'isFound', target: 'settled', actions: ['narrow', 'storeKnown'] },
          { target: 'halving', actions: 'narrow' },
        ],
        onError: 'unconfirmed',
      },
      after: { silence: 'unconfirmed' },
    },
    /** The region is older than the console: its version is between two that were tried. */
    halving: {
      tags: 'busy',
      invoke: {
        src: 'ping',
        input: ({ context }) => ({ version: context.versions[middle(context)] ?? '' }),
        onDone: [
          { guard: 'isLast', target: 'settled', actions: ['halve', 'storeKnown'] },
          { target: 'halving', reenter: true, actions: 'halve' },
        ],
        onError: 'unconfirmed',
      },
      after: { silence: 'unconfirmed' },
    },
    settled: {
      entry: 'speak',
      initial: 'trusted',
      on: { 'version.doubted': 'confirming', 'version.refused': 'pinging' },
      after: { askAgain: [{ guard: 'isVisible', target: 'confirming' }, { target: 'due' }] },
      states: {
        trusted: { after: { trustEnds: 'aged' } },
        aged: { on: { 'update.asked': '#regionVersion.confirming' } },
      },
    },
    /** The region is asked again when the page is visible, or earlier if something is sent. */
    due: {
      on: {
        'page.shown': 'asking',
        'update.asked': 'asking',
        'version.doubted': 'asking',
        'version.refused': 'pinging',
      },
    },
  },
})
