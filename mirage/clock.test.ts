import { readdirSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { ManualClock } from './clock'
import { ORIGIN, setupRegion } from '#tests/support/region'
import { startMock } from './start'

const mock = setupRegion()

it('moments are whole microseconds, each after the one before, whatever fractions the clock has', () => {
  const startedAt = Date.parse('2026-01-15T09:00:00Z') + 0.123_456_789
  const { region } = mock.restart({ clock: new ManualClock(startedAt) })
  const [first, second] = [region.timestamp(), region.timestamp()]
  expect(first).toMatch(/^2026-01-15T09:00:00\.\d{6}Z$/)
  expect(second > first).toBe(true)
})

it('a world is the same on a slow machine, where its making takes longer', () => {
  const startedAt = Date.parse('2026-01-15T09:00:00Z')
  const made = [0.01, 7].map((step) => {
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (time += step))
    mock.stop()
    const region = startMock({ origin: ORIGIN, scenario: 'company', startedAt })
    try {
      return [...region.region.world.instances.all(), ...region.region.world.disks.all()]
    } finally {
      region.stop()
      vi.restoreAllMocks()
    }
  })
  expect(made[0]?.length).toBeGreaterThan(100)
  expect(made[1]).toEqual(made[0])
})

it('nothing in the mock reads the wall clock or takes chances of its own', () => {
  const files = readdirSync('mirage', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  expect(files.length).toBeGreaterThan(20)
  const offenders = files.filter((file) =>
    /Math\.random|Date\.now|new Date\(\)/.test(readFileSync(`mirage/${file}`, 'utf8')),
  )
  expect(offenders).toEqual([])
})
