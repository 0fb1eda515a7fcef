import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#src/durations'
import { queryText, windowSeconds, type MetricQuery } from './query'

const to = Date.UTC(2025, 7, 14, 11, 22, 30)
const query: MetricQuery = {
  metric: 'virtual_machine:vcpu_usage',
  from: to - HOUR_MS,
  to,
  filters: { instance_id: 'i', state: 'run' },
  groupBy: ['vcpu_id'],
}

it('is one line of four stages', () => {
  expect(queryText(query)).toBe(
    'get virtual_machine:vcpu_usage | filter timestamp >= @2025-08-14T10:20:30.000 && timestamp < @2025-08-14T11:22:30.000 && instance_id == "i" && state == "run" | align mean_within(60s) | group_by [vcpu_id], sum',
  )
})

it('leaves out filters without a value, and the grouping when there is none', () => {
  const { groupBy: _, ...rest } = query
  expect(queryText({ ...rest, filters: { attached_instance_id: 'i', disk_id: undefined } })).toBe(
    'get virtual_machine:vcpu_usage | filter timestamp >= @2025-08-14T10:20:30.000 && timestamp < @2025-08-14T11:22:30.000 && attached_instance_id == "i" | align mean_within(60s)',
  )
})

it('keeps a value within its quotes', () => {
  expect(queryText({ ...query, filters: { state: 'a"b\\c' } })).toContain('state == "a\\"b\\\\c"')
})

describe('the window', () => {
  it.each([
    [60_000, 5],
    [5 * MINUTE_MS, 5],
    [HOUR_MS, 60],
    [3 * HOUR_MS, 180],
    [24 * HOUR_MS, 1_440],
    [7 * 24 * HOUR_MS, 10_080],
    [30 * 24 * HOUR_MS, 43_200],
  ])('of %d milliseconds is %d seconds', (length, seconds) => {
    expect(windowSeconds({ from: to - length, to })).toBe(seconds)
  })
})
