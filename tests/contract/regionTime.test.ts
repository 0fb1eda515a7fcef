import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#src/durations'
import { ManualClock } from '#mirage/clock'
import { reportState } from '#mirage/rules/reports'
import { setupPages } from '../support/pageText'
import { rowNamed } from '../support/region'

// A browser whose clock is wrong shows what every other one shows: ages, expiry, what is stuck, time ranges.

const planner = '/projects/berth-planner'
const stopping = `${planner}/instances/berth-api-1`
const paths = [
  '/projects',
  `${planner}/overview`,
  `${planner}/instances`,
  `${stopping}/metrics/cpu`,
  `${planner}/instances/alarm-relay-c/settings`,
  '/settings/access-tokens',
  '/silo/certificates/docks-before',
  '/silo/token-lifetime',
  '/system/audit-log',
  '/system/utilization',
  '/system/issues',
]
const start = new ManualClock().now()
const texts = new Map<string, string>()

/** Pages in a browser whose clock is ahead by so many milliseconds. */
function pagesAt(ahead: number) {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: start + 20_900 + ahead }))
  afterAll(() => void vi.useRealTimers())
  const clock = new ManualClock(start)
  return setupPages({ scenario: 'company', persona: 'marit', clock }, (region) => {
    reportState(region, 'instance', rowNamed(region.world.instances, 'berth-api-1').id, 'stopping', true)
    // No second and no minute ends between this time and the learned one.
    clock.advance(20_900)
  })
}

describe('a browser whose clock is right', () => {
  const pages = pagesAt(0)
  test('shows for how long an instance stops', async () => {
    for (const path of paths) texts.set(path, (await (await pages.open(path)).settled()).text)
    expect(texts.get(`${stopping}/metrics/cpu`)).toContain('Stopping for 21 s')
  })
})

describe('one whose clock is ten minutes ahead', () => {
  const pages = pagesAt(10 * MINUTE_MS)
  test.each(paths)('shows the same at %s', async (path) => {
    expect((await (await pages.open(path)).settled()).text).toBe(texts.get(path))
  })
})
