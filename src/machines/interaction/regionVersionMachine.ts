import { assign, setup } from 'xstate'
import { requiredPromise } from './requiredActors'

// Finds the newest version of the API that the console and its region both know. A region before versioning ignores
// the header with the version; a later one refuses a version that it does not know yet.

/** The positions of the newest version that the region is known to know, and of the oldest that it refused. */
interface Range {
  known: number
  refused: number
}

interface RegionVersionContext extends Range {
  /** The versions that regions with versioning may know, the oldest first. At least three. */
  versions: readonly string[]
  /** The version that was found. */
  version: string | null
}

/** The responses to the first pings, which are sent together. */
export interface FirstPings {
  /** The region refuses a malformed header: it has versions. */
  isVersioned: boolean
  /** The region accepts the newest version of the console. */
  hasNewest: boolean
}

const middle = ({ known, refused }: Range) => Math.floor((known + refused) / 2)

/** The range of versions after the response to a ping for the one in its middle. */
const halved = (range: Range, isKnown: boolean): Range =>
  isKnown ? { ...range, known: middle(range) } : { ...range, refused: middle(range) }

/**
 * At most six pings: two at once, then halving over the versions between the oldest, which every region with versions
 * knows, and the newest.
 */
export const regionVersionMachine = setup({
  types: {} as {
    context: RegionVersionContext
    input: { versions: readonly string[] }
    tags: 'busy'
  },
  actors: {
    pingFirst: requiredPromise<{ newest: string }, FirstPings>('pingFirst'),
    ping: requiredPromise<{ version: string }, boolean>('ping'),
    findUnversioned: requiredPromise<object, string>('findUnversioned'),
  },
  guards: {
    hasNewest: ({ event }) => 'output' in event && (event.output as FirstPings).hasNewest,
    isUnversioned: ({ event }) => 'output' in event && !(event.output as FirstPings).isVersioned,
    isLast: ({ event, context }) => {
      const { known, refused } = halved(context, 'output' in event && event.output === true)
      return refused - known <= 1
    },
  },
  actions: {
    storeNewest: assign({ version: ({ context }) => context.versions.at(-1) ?? null }),
    storeKnown: assign({ version: ({ context }) => context.versions[context.known] ?? null }),
    storeUnversioned: assign({
      version: ({ event }) => ('output' in event ? (event.output as string) : null),
    }),
    startHalving: assign({ known: 0, refused: ({ context }) => context.versions.length - 1 }),
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
        input: ({ context }) => ({ newest: context.versions.at(-1) ?? '' }),
        onDone: [
          { guard: 'isUnversioned', target: 'unversioned' },
          { guard: 'hasNewest', target: 'found', actions: 'storeNewest' },
          { target: 'halving', actions: 'startHalving' },
        ],
        onError: 'unknown',
      },
    },
    /** The region is older than versioning. */
    unversioned: {
      tags: 'busy',
      invoke: {
        src: 'findUnversioned',
        input: {},
        onDone: { target: 'found', actions: 'storeUnversioned' },
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
