import { assign, setup } from 'xstate'
import { firstPositions } from './firstPositions'
import { requiredPromise } from './requiredActors'

// Finds the newest version of the API that the console and its region both know. A region before versioning ignores
// the header with the version; a later one refuses a version that it does not know yet.

/** The positions of the newest version that the region is known to know, and of the oldest that it refused. */
interface Range {
  known: number
  refused: number
}

interface RegionVersionContext extends Range {
  /** The versions that regions with versioning may know, the oldest first. At least two. */
  versions: readonly string[]
  /** The version that was found. */
  version: string | null
}

/** The responses to the first pings, which are sent together. */
export interface FirstPings {
  /** The version of a region that is older than versioning; null if the region has versions. */
  unversioned: string | null
  /** Whether the region accepts each of the positions that were asked for. */
  accepted: readonly boolean[]
}

/** The range of versions after the first pings. */
function rangeAfter(count: number, accepted: readonly boolean[]): Range {
  const positions = firstPositions(count)
  const refused = accepted.indexOf(false)
  return {
    known: (refused < 0 ? positions.at(-1) : positions[refused - 1]) ?? 0,
    refused: (refused < 0 ? undefined : positions[refused]) ?? count,
  }
}

const middle = ({ known, refused }: Range) => Math.floor((known + refused) / 2)

/** The range of versions after the response to a ping for the one in its middle. */
const halved = (range: Range, isKnown: boolean): Range =>
  isKnown ? { ...range, known: middle(range) } : { ...range, refused: middle(range) }

/** At most six pings for up to twelve versions. With up to six versions, all of them are sent together. */
export const regionVersionMachine = setup({
  types: {} as {
    context: RegionVersionContext
    input: { versions: readonly string[] }
    tags: 'busy'
  },
  actors: {
    pingFirst: requiredPromise<{ versions: readonly string[] }, FirstPings>('pingFirst'),
    ping: requiredPromise<{ version: string }, boolean>('ping'),
  },
  guards: {
    isUnversioned: ({ event }) => 'output' in event && (event.output as FirstPings).unversioned !== null,
    isFound: ({ event, context }) => {
      if (!('output' in event)) return false
      const { known, refused } = rangeAfter(context.versions.length, (event.output as FirstPings).accepted)
      return refused - known <= 1
    },
    isLast: ({ event, context }) => {
      const { known, refused } = halved(context, 'output' in event && event.output === true)
      return refused - known <= 1
    },
  },
  actions: {
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
  initial: 'pinging',
  context: ({ input }) => ({ versions: input.versions, known: 0, refused: 0, version: null }),
  states: {
    pinging: {
      tags: 'busy',
      invoke: {
        src: 'pingFirst',
        input: ({ context }) => ({
          versions: firstPositions(context.versions.length).map((at) => context.versions[at] ?? ''),
        }),
        onDone: [
          { guard: 'isUnversioned', target: 'found', actions: 'storeUnversioned' },
          { guard: 'isFound', target: 'found', actions: ['narrow', 'storeKnown'] },
          { target: 'halving', actions: 'narrow' },
        ],
        onError: 'unknown',
      },
    },
    /** The region is older than the console: its version is between two that were tried. */
    halving: {
      tags: 'busy',
      invoke: {
        src: 'ping',
        input: ({ context }) => ({ version: context.versions[middle(context)] ?? '' }),
        onDone: [
          { guard: 'isLast', target: 'found', actions: ['halve', 'storeKnown'] },
          { target: 'halving', reenter: true, actions: 'halve' },
        ],
        onError: 'unknown',
      },
    },
    found: { type: 'final' },
    /** The region did not answer. */
    unknown: { type: 'final' },
  },
})
