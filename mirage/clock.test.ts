import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ManualClock } from './clock'
import { setupRegion } from '#tests/support/region'

const mock = setupRegion()

it('moments are whole microseconds, each after the one before, whatever fractions the clock has', () => {
  const startedAt = Date.parse('2026-01-15T09:00:00Z') + 0.123_456_789
  const { region } = mock.restart({ clock: new ManualClock(startedAt) })
  const [first, second] = [region.timestamp(), region.timestamp()]
  expect(first).toMatch(/^2026-01-15T09:00:00\.\d{6}Z$/)
  expect(second > first).toBe(true)
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
