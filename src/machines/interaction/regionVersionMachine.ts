import { assign, setup } from 'xstate'
import { requiredPromise } from './requiredActors'

// Finds the newest version of the API that the console and its region both know. A region before versioning ignores
// the header with the version; a later one refuses a version that it does not know yet.

interface RegionVersionContext {
  /** The versions that regions with versioning may know, the oldest first. */
  versions: readonly string[]
  /** The positions of the newest version that the region is known to know, and of the oldest that it refused. */
  known: number
  refused: number
  /** The version that was found. */
  version: string | null
}

export type RegionVersionEvent = { type: 'version.refused' }

/** The responses to the first pings, which are sent together. */
export interface FirstPings {
  /** The region refuses a malformed header: it has versions. */
  isVersioned: boolean
  /** The region accepts the newest version of the console. */
  hasNewest: boolean
}

const middle = ({ known, refused }: Pick<RegionVersionContext, 'known' | 'refused'>) =>
  Math.floor((known + refused) / 2)

/**
 * At most six pings: two at once, then halving over the versions between the oldest, which every region with versions
 * knows, and the newest. Starts again when a request is refused for its version: the region was updated or rolled back.
 */
export const regionVersionMachine = setup({
  types: {} as {
    context: RegionVersionContext
    events: RegionVersionEvent
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
    isFound: ({ context: { known, refused } }) => refused - known <= 1,
  },
  actions: {
    storeNewest: assign({ version: ({ context }) => context.versions.at(-1) ?? null }),
    storeKnown: assign({ version: ({ context }) => context.versions[context.known] ?? null }),
    storeUnversioned: assign({
      version: ({ event }) => ('output' in event ? (event.output as string) : null),
    }),
    startHalving: assign({ known: 0, refused: ({ context }) => context.versions.length - 1 }),
    halve: assign(({ event, context }) =>
      'output' in event && event.output === true ? { known: middle(context) } : { refused: middle(context) },
    ),
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
      always: { guard: 'isFound', target: 'found', actions: 'storeKnown' },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            src: 'ping',
            input: ({ context }) => ({ version: context.versions[middle(context)] ?? '' }),
            onDone: { target: 'asking', reenter: true, actions: 'halve' },
            onError: '#regionVersion.unknown',
          },
        },
      },
    },
    found: { on: { 'version.refused': 'pinging' } },
    /** The region did not answer. The next request finds out more. */
    unknown: { on: { 'version.refused': 'pinging' } },
  },
})
