import { afterEach, beforeEach } from 'vitest'
import { ManualClock } from '#mirage/clock'
import { startMock, type Mock, type MockOptions } from '#mirage/start'
import type { Table } from '#mirage/table'
import { MODEL, OLDEST } from '#store/api/versions/generated/shipped'
import { watchRegion } from './machineCoverage'

export const ORIGIN = 'http://region.test'

/** A region of the version that the specification describes: its tables are in front of that. */
export const SPECIFIED = { api: OLDEST } as const

interface RegionOptions extends Omit<Partial<MockOptions>, 'clock'> {
  clock?: ManualClock
}

/** A region in this process, without latency, with a clock that the test advances. */
export interface TestMock extends Mock {
  clock: ManualClock
}

/**
 * Starts a region of the version of the model, unless the test names another one. The caller stops it. Tests prefer
 * {@link setupRegion}.
 */
export function startRegion(options: RegionOptions = {}): TestMock {
  const clock = options.clock ?? new ManualClock()
  const mock = startMock({
    origin: ORIGIN,
    latencyMs: [0, 0],
    scenario: 'small',
    api: MODEL,
    ...options,
    clock,
  })
  watchRegion(mock.region)
  return { ...mock, clock }
}

/** The region of the present test. */
export interface RegionFixture extends TestMock {
  /** Replaces the region by another one, of the same version unless it is named. @returns the fixture, now that one */
  restart(options?: RegionOptions): RegionFixture
}

/**
 * Gives each test of the file (or of the `describe` around the call) a region of its own, and stops it afterwards.
 *
 * @param prepare changes the world before each test
 */
export function setupRegion(
  options?: RegionOptions,
  prepare?: (region: Mock['region']) => void,
): RegionFixture {
  let mock: TestMock | undefined
  const present = () => {
    if (!mock) throw new Error('the region exists only while a test runs')
    return mock
  }
  const fixture: RegionFixture = {
    get region() {
      return present().region
    },
    get clock() {
      return present().clock
    },
    respond: (request) => present().respond(request),
    stop() {
      mock?.stop()
      mock = undefined
    },
    restart(other) {
      fixture.stop()
      mock = startRegion({ ...(options?.api && { api: options.api }), ...other })
      return fixture
    },
  }
  beforeEach(() => {
    const { region } = fixture.restart(options)
    prepare?.(region)
  })
  afterEach(() => fixture.stop())
  return fixture
}

export interface Reply {
  status: number
  /** JSON; each test picks the fields it needs. */
  body: Record<string, unknown>
  requestId: string | null
}

/** One call, as any client makes it. */
export async function call(method: string, path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(ORIGIN + path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    requestId: response.headers.get('x-request-id'),
  }
}

/** The items of a page. */
export const items = (reply: Reply) => reply.body['items'] as Record<string, unknown>[]

/** The first of rows. @throws when there is none */
export const only = <Row>(rows: Iterable<Row>): Row => {
  const [row] = rows
  if (!row) throw new Error('the scenario has none')
  return row
}

/** The row with that name. @throws when there is none */
export function rowNamed<T extends { id: string; name: string }>(rows: Table<T>, name: string): T {
  const found = rows.findBy((row) => row.name === name)
  if (!found) throw new Error(`the scenario has no ${name}`)
  return found
}
