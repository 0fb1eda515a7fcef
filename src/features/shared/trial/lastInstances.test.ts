import { expect, test } from 'vitest'
import { DAY_MS } from '#src/durations'
import type { Line } from '#store/ledger/line'
import { lastInstances } from './lastInstances'

test('the last three instances of a week count as used: not what is gone, other things, or what was only to be created', () => {
  const NOW = 1_000_000_000
  const line = (id: string, more: Partial<Line> = {}) =>
    ({
      subject: { kind: 'instance', id, name: `name-${id}` },
      begunAt: NOW,
      standing: 'done',
      ...more,
    }) as Line
  const lines = [
    line('gone', { standing: 'gone' }),
    line('disk', { subject: { kind: 'disk', id: 'disk', name: 'd' } }),
    line('web/job-1'),
    line('a'),
    line('a'),
    line('b'),
    line('c'),
    line('d'),
  ]
  expect(lastInstances(lines, NOW).map(({ name }) => name)).toEqual(['name-a', 'name-b', 'name-c'])
  expect(lastInstances([line('old', { begunAt: NOW - 8 * DAY_MS })], NOW)).toEqual([])
})
