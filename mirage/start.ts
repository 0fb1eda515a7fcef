import { ManualClock, runningClock, type Clock } from './clock'
import { unauthorized } from './fault'
import { setFaultRate } from './faults'
import { Random } from './random'
import type { Region } from './region'
import { scenarioNamed } from './scenarios/byName'
import { personaId } from './scenarios/people'
import { serve } from './server'
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
  /** How many of a hundred calls fail by chance. */
  faultPercent?: number
}

/** A region that answers; `stop` gives the network back. */
export interface Mock {
  region: Region
  stop(): void
}

/** The marker by which a build that carries the mock can be told from one that does not. */
export const MARKER = '__orrery_mock__'

/** Starts the region in this page, or in this process: the same scenario and seed, the same world. */
export function startMock(options: MockOptions): Mock {
  const {
    origin,
    scenario = 'company',
    seed = 1,
    latencyMs = [200, 400],
    persona = 'marit',
    faultPercent = 0,
  } = options
  const world = new World()
  const clock =
    options.clock ?? (options.startedAt === undefined ? new ManualClock() : runningClock(options.startedAt))
  const random = new Random(seed)
  let signedIn = persona === null ? null : personaId(persona)
  const region: Region = {
    world,
    clock,
    random,
    timestamp: () => new Date(clock.now()).toISOString(),
    caller() {
      const user = signedIn === null ? undefined : world.users.get(signedIn)
      const silo = user && world.silos.get(user.siloId)
      if (!user || !silo) throw unauthorized()
      return { user, silo }
    },
    signIn(userId) {
      signedIn = userId
    },
  }
  scenarioNamed(scenario)(region)
  world.history.begin(region)
  setFaultRate(faultPercent)
  const [least, most] = latencyMs
  const stop = serve(region, { origin, latencyMs: () => (most === 0 ? 0 : random.between(least, most)) })
  return { region, stop }
}
