import { expect, test } from 'vitest'
import { newerOf, usualLengths, type Line } from './line'

const line: Line = {
  id: 'a.1',
  page: 'a',
  seq: 1,
  schema: 3,
  kind: 'command',
  verb: 'instance.stop',
  label: 'Stop',
  subject: { kind: 'instance', id: 'i1', name: 'web-1' },
  begunAt: 100,
  changedAt: 100,
  standing: 'moving',
}
const took = (ms: number, more: Partial<Line> = {}): Line => ({
  ...line,
  standing: 'done',
  changedAt: line.begunAt + ms,
  endedAt: line.begunAt + ms,
  ...more,
})

test('the usual length of a verb is the median of the last ones whose end was seen, once there are three', () => {
  expect(usualLengths([took(10), took(20)])).toEqual(new Map())
  const batch = (ms: number) => ({ ...took(ms), kind: 'batch' as const })
  expect(usualLengths([batch(10), batch(20), batch(30)])).toEqual(new Map())
  const others = [took(1, { standing: 'failed' }), took(90_000, { isUnseen: true })]
  expect(usualLengths([...others, took(10), took(900), took(20)])).toEqual(new Map([['instance.stop', 20]]))
})

test('of two versions of a line the newer one counts, and the later one of two equal ones', () => {
  const ended = took(10)
  expect(newerOf(ended, line)).toBe(ended)
  expect(newerOf(line, ended)).toBe(ended)
  expect(newerOf(undefined, line)).toBe(line)
})
