import type { WebSocket } from 'ws'
import { scenarios } from '../scenarios/byName'
import { personas } from '../scenarios/personas'
import { startMock, type Mock, type MockOptions } from '../start'
import { readSwitches, switchesIn } from '../switches'
import { Callers } from './callers'

/** The options of a region that is served. */
export interface ServedOptions extends Pick<
  MockOptions,
  'scenario' | 'seed' | 'latencyMs' | 'faults' | 'persona' | 'clock' | 'speed' | 'api'
> {
  /** The present time in milliseconds since the epoch, used as a region's start. */
  now(): number
}

/** The served region. A reset replaces it. */
export interface Session {
  mock: Mock
  callers: Callers
  scenario: string
  seed: number | string
  sockets: Set<WebSocket>
}

/**
 * The region that a server serves: one session at a time, which a reset replaces.
 *
 * @param origin of the server
 * @throws if the scenario does not exist
 */
export function servedRegion(options: ServedOptions, origin: string) {
  function begin(scenario = 'company', seed: number | string = 1): Session {
    const { latencyMs, faults, clock, speed, api, persona = 'marit' } = options
    const startedAt = options.now()
    const mock = startMock({
      origin,
      scenario,
      seed,
      startedAt,
      overHttp: true,
      latencyMs,
      faults,
      clock,
      speed,
      api,
    })
    return { mock, scenario, seed, callers: new Callers(mock.region, persona), sockets: new Set() }
  }

  let session = begin(options.scenario, options.seed)
  const end = () => {
    for (const socket of session.sockets) socket.close(1001, 'the region is reset')
    session.mock.stop()
  }

  const status = () =>
    Response.json({
      scenario: session.scenario,
      seed: session.seed,
      scenarios: Object.keys(scenarios),
      personas: personas.map(({ key }) => key),
    })

  return {
    origin,
    session: () => session,
    end,
    status,
    /** Begins again, with the switches of a query; 400 if one of them is wrong. */
    reset(query: URLSearchParams): Response {
      const { scenario, seed } = switchesIn(query)
      const [message] = Object.values(readSwitches({ scenario, seed }).errors)
      if (message !== undefined) return Response.json({ message }, { status: 400 })
      end()
      session = begin(scenario ?? session.scenario, seed ?? session.seed)
      return status()
    },
  }
}

/** See {@link servedRegion}. */
export type Served = ReturnType<typeof servedRegion>
