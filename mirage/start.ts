import { instanceMulticastGroupJoin } from '#store/api/generated/operations/experimental'
import { OLDEST, type Version } from '#store/api/versions/generated/shipped'
import { offers } from '#store/api/versions/offers'
import { beginSession, isSessionOver } from './access/credentials'
import { fastTimer, ManualClock, PageTimer, runningClock, timestamps, type Clock } from './clock'
import { createDispatcher } from './dispatch'
import { HistoryRecorder } from './metrics/historyRecorder'
import { Random } from './random'
import type { Identity, Region } from './region'
import { sweepForRestarts } from './rules/autoRestart'
import { scenarioNamed } from './scenarios/byName'
import { personaId } from './scenarios/personas'
import { patchWebSocket } from './serial/pageSocket'
import { unauthorized } from './wire/apiError'
import { noFaults, readFaults } from './wire/faultInjection'
import { patchUpload } from './wire/pageUpload'
import { createRouter } from './versions/router'
import { serve } from './wire/serve'
import { worldIn, type World } from './world'

export interface MockOptions {
  /** The page's origin; requests to any other go to the network. */
  origin: string
  scenario?: string
  seed?: number | string
  /** The start of the scenario, in milliseconds since the epoch. */
  startedAt?: number
  /** A clock that a test advances. */
  clock?: Clock
  /**
   * The factor by which the simulated hardware is faster: booting, stopping, attempts, sessions with neighbours.
   */
  speed?: number
  /** The shortest and the longest time of an answer, in milliseconds. */
  latencyMs?: readonly [number, number]
  /** The persona who is signed in at the start, by key; null for none. */
  persona?: string | null
  /** A fault recipe, as {@link readFaults} reads it. */
  faults?: string
  /**
   * Whether the region is served over HTTP: cookies identify the callers, and the page's fetch and WebSocket are not
   * replaced.
   */
  overHttp?: boolean
  /** Whether instances may join multicast groups, in a region whose version has them. */
  multicast?: boolean
  /** The newest version of its API; if absent, the first one, which the specification describes. */
  api?: Version
}

const anonymous: Identity = { userId: null, sessionId: null }

/** A region that answers. */
export interface Mock {
  region: Region
  /** Answers one request. */
  respond(request: Request): Promise<Response>
  /** Restores the page's own fetch and WebSocket. Calls that are under way get no answer, and nothing else happens. */
  stop(): void
}

/** The text by which a build with the mock differs from one without it. */
export const MARKER = '__orrery_mock__'

/** Who calls a region: the persona who is signed in, or the identity that the present call shows. */
function callersOf(
  world: World,
  region: () => Region,
): Pick<Region, 'caller' | 'callerId' | 'session' | 'actAs' | 'signIn'> {
  let signedIn = anonymous
  let acting: Identity | undefined
  return {
    caller() {
      const { userId, sessionId } = acting ?? signedIn
      const session = sessionId === null ? undefined : world.sessions.get(sessionId)
      if (sessionId !== null && (!session || isSessionOver(region(), session))) throw unauthorized()
      const user = userId === null ? undefined : world.users.get(userId)
      const silo = user && world.silos.get(user.siloId)
      if (!user || !silo) throw unauthorized()
      return { user, silo }
    },
    callerId: () => (acting ?? signedIn).userId,
    session: () => (acting ?? signedIn).sessionId,
    actAs(identity) {
      acting = identity
    },
    signIn(userId) {
      const old = (acting ?? signedIn).sessionId
      if (old) world.sessions.remove(old)
      const identity = userId === null ? anonymous : { userId, sessionId: beginSession(region(), userId) }
      if (acting) acting = identity
      else signedIn = identity
    },
  }
}

/**
 * Starts the region in this page or in this process: the same scenario and seed make the same world.
 *
 * @throws when there is no such scenario or fault, or the speed is not above 0
 */
export function startMock(options: MockOptions): Mock {
  const {
    origin,
    scenario = 'company',
    seed = 1,
    latencyMs = [200, 400],
    persona = 'marit',
    speed = 1,
    multicast = false,
    api = OLDEST,
  } = options
  if (!(speed > 0 && Number.isFinite(speed))) throw new Error(`speed needs a number above 0, not ${speed}.`)
  const timer = new PageTimer()
  const running = options.startedAt === undefined ? undefined : runningClock(options.startedAt, timer)
  const clock = options.clock ?? running ?? new ManualClock()
  const random = new Random(seed)
  const fill = scenarioNamed(scenario)
  const faults = options.faults === undefined ? noFaults() : readFaults(options.faults)
  const [least, most] = latencyMs
  const wait = () => (most === 0 ? 0 : random.between(least, most))
  const patchFetch = !options.overHttp
  const server = serve({
    seed(db) {
      const world = worldIn(db)
      const region: Region = {
        world,
        origin,
        clock,
        api,
        hardware: { speed, ...fastTimer(clock, speed) },
        random,
        hasMulticast: multicast && offers(api, instanceMulticastGroupJoin),
        faults,
        usesCookies: options.overHttp ?? false,
        timestamp: timestamps(clock),
        ...callersOf(world, () => region),
        running: new Map(),
        stateListeners: new Set(),
        recordHistory() {},
      }
      fill(region)
      return { region, dispatch: createDispatcher(region), router: createRouter(region) }
    },
    origin,
    latencyMs: wait,
    timer,
    patchFetch,
  })
  const { region } = server
  running?.start()
  const recorder = new HistoryRecorder(region)
  region.recordHistory = () => recorder.record()
  sweepForRestarts(region)
  if (persona !== null && !region.usesCookies) region.signIn(personaId(persona))
  const { sessionEndsAfter, becomes } = region.faults
  if (sessionEndsAfter !== undefined) clock.after(sessionEndsAfter * 1_000, () => region.signIn(null))
  if (becomes)
    clock.after(becomes.after * 1_000, () => {
      region.api = becomes.api
    })
  const restoreWebSocket = patchFetch ? patchWebSocket({ region, origin, latencyMs: wait, timer }) : () => {}
  const restoreUpload = patchFetch ? patchUpload({ origin, timer: region.hardware }) : () => {}
  return {
    region,
    respond: server.respond,
    stop() {
      for (const lifecycle of region.running.values()) lifecycle.stop()
      timer.stop()
      restoreWebSocket()
      restoreUpload()
      server.stop()
    },
  }
}
