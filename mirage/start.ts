import { beginSession, isSessionOver } from './access/credentials'
import { ManualClock, runningClock, type Clock } from './clock'
import { Random } from './random'
import type { Region } from './region'
import { sweepForRestarts } from './rules/autoRestart'
import { scenarioNamed } from './scenarios/byName'
import { personaId } from './scenarios/people'
import { takeSockets } from './serial/pageSocket'
import { unauthorized } from './wire/fault'
import { noFaults, readFaults } from './wire/faults'
import { serve } from './wire/server'
import { World } from './world'

export interface MockOptions {
  /** The page's origin; calls to any other are left alone. */
  origin: string
  scenario?: string
  seed?: number | string
  /** When the scenario begins, in milliseconds since the epoch. */
  startedAt?: number
  /** Time that stands still until it is moved, for tests. */
  clock?: Clock
  /** Shortest and longest answer, in milliseconds. */
  latencyMs?: readonly [number, number]
  /** Who is signed in at the start: a persona's key, or null for nobody. */
  persona?: string | null
  /** What is to go wrong, as {@link readFaults} reads it. */
  faults?: string
  /**
   * Whether requests are handed in, as over HTTP: callers are told apart by cookies, and the page's fetch and WebSocket
   * are left alone.
   */
  isServed?: boolean
}

interface Who {
  userId: string | null
  sessionId: string | null
}
const nobody: Who = { userId: null, sessionId: null }

/**
 * Moments as the wire writes them, to the microsecond; each a little later than the one before, so that what is made
 * from them never coincides.
 */
function timestamps(clock: Clock): () => string {
  let last = 0
  return () => {
    // The page measures its own time in fractions of a microsecond.
    last = Math.max(Math.floor(clock.now() * 1_000), last + 1)
    const seconds = new Date(Math.floor(last / 1_000)).toISOString().slice(0, -1)
    return `${seconds}${String(last % 1_000).padStart(3, '0')}Z`
  }
}

/** A region that answers; `stop` gives the network back. */
export interface Mock {
  region: Region
  /** Answers a request that was handed in. */
  respond(request: Request): Promise<Response>
  stop(): void
}

/** The marker by which a build that carries the mock can be told from one that does not. */
export const MARKER = '__orrery_mock__'

/** Starts the region in this page, or in this process: the same scenario and seed, the same world. */
export function startMock(options: MockOptions): Mock {
  const { origin, scenario = 'company', seed = 1, latencyMs = [200, 400], persona = 'marit' } = options
  const world = new World()
  const clock =
    options.clock ?? (options.startedAt === undefined ? new ManualClock() : runningClock(options.startedAt))
  const random = new Random(seed)
  // The page's own person, and whoever makes the call that is being answered.
  let own: Who = nobody
  let acting: Who | undefined
  const region: Region = {
    world,
    origin,
    clock,
    random,
    faults: options.faults === undefined ? noFaults() : readFaults(options.faults),
    usesCookies: options.isServed ?? false,
    timestamp: timestamps(clock),
    caller() {
      const { userId, sessionId } = acting ?? own
      const session = sessionId === null ? undefined : world.sessions.get(sessionId)
      if (sessionId !== null && (!session || isSessionOver(region, session))) throw unauthorized()
      const user = userId === null ? undefined : world.users.get(userId)
      const silo = user && world.silos.get(user.siloId)
      if (!user || !silo) throw unauthorized()
      return { user, silo }
    },
    callerId: () => (acting ?? own).userId,
    session: () => (acting ?? own).sessionId,
    actAs(who) {
      acting = who
    },
    signIn(userId) {
      const old = (acting ?? own).sessionId
      if (old) world.sessions.delete(old)
      const who = userId === null ? nobody : { userId, sessionId: beginSession(region, userId) }
      if (acting) acting = who
      else own = who
    },
    moved: new Set(),
  }
  scenarioNamed(scenario)(region)
  world.history.begin(region)
  sweepForRestarts(region)
  if (persona !== null && !region.usesCookies) region.signIn(personaId(persona))
  const { sessionEndsAfter } = region.faults
  if (sessionEndsAfter !== undefined) clock.after(sessionEndsAfter * 1_000, () => region.signIn(null))
  const [least, most] = latencyMs
  const wait = () => (most === 0 ? 0 : random.between(least, most))
  const takesFetch = !region.usesCookies
  const calls = serve(region, { origin, latencyMs: wait, takesFetch })
  const stopSockets = takesFetch ? takeSockets({ region, origin, latencyMs: wait }) : () => {}
  return {
    region,
    respond: calls.respond,
    stop() {
      stopSockets()
      calls.stop()
    },
  }
}
