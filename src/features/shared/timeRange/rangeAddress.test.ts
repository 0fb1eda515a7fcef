import { describe, expect, it } from 'vitest'
import { readRange, writeRange } from './rangeAddress'
import type { RangeAddress } from './timeRange'

const at = (hour: number) => Date.UTC(2026, 10, 20, hour)
const morning = { from: at(8), to: at(12) }
const coffee = { from: at(9), to: at(10) }

describe('a time range and its address', () => {
  it.each<[RangeAddress, string]>([
    [{ base: '1h' }, ''],
    [{ base: '7d' }, '?range=7d'],
    [{ base: morning }, '?start=2026-11-20T08%3A00Z&end=2026-11-20T12%3A00Z'],
    [{ base: '24h', zoom: coffee }, '?range=24h&zoomStart=2026-11-20T09%3A00Z&zoomEnd=2026-11-20T10%3A00Z'],
  ])('%j is %s, there and back', (range, search) => {
    expect(writeRange('', range)).toBe(search)
    expect(readRange(search)).toEqual(range)
  })

  it('other parameters stay, the earlier range goes', () => {
    expect(writeRange('?latency=0&range=7d&disk=a', { base: '3h' })).toBe('?latency=0&disk=a&range=3h')
    expect(writeRange('?start=2026-11-20T08:00Z&end=2026-11-20T12:00Z', { base: '1h' })).toBe('')
  })

  it.each([
    '?range=decade',
    '?start=yesterday&end=today',
    '?start=2026-11-20T08:00Z',
    '?start=2026-11-20T08:00Z&end=2026-11-20T08:00Z',
    '?zoomStart=2026-11-20T08:00Z&zoomEnd=2026-11-19T08:00Z',
  ])('%s is the last hour', (search) => {
    expect(readRange(search)).toEqual({ base: '1h' })
  })
})
