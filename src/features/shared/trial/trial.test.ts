import { beforeEach, expect, test, vi } from 'vitest'
import type { Line } from '#store/ledger/line'
import { lastInstances } from './lastInstances'
import { firstChoice, lastChoice, noteChoice, trialHint } from './trialChoices'
import { announcement, timeLeftText, statusText, trialTitle } from './trialText'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  return () => vi.unstubAllGlobals()
})

test('the last choice is the next one, and a VPC that is in use is on trial in any case', () => {
  expect(lastChoice()).toBe('atOnce')
  expect(firstChoice('web-1')).toBe('short')
  noteChoice('long')
  expect([firstChoice(undefined), firstChoice('web-1')]).toEqual(['long', 'long'])
  noteChoice('atOnce')
  expect([firstChoice(undefined), firstChoice('web-1')]).toEqual(['atOnce', 'short'])
})

test('it is said beforehand what becomes of it without its page, and why it is proposed', () => {
  expect(trialHint(undefined, undefined)).toBe(
    'Unless you confirm it, the change is put back; if this page is closed before, it is put back at the next visit of the console in this browser.',
  )
  expect(trialHint('denied', undefined)).toContain(
    'this browser keeps nothing: if the page is closed, the change stays.',
  )
  expect(trialHint(undefined, 'web-1')).toContain('because you used web-1 in this VPC in the last week.')
})

const trial = {
  title: 'Firewall rule allow-ssh',
  where: 'VPC default',
  until: 0,
  status: 'calm' as const,
  reason: undefined,
}

test('a trial is named with its place, and counts down to nothing', () => {
  expect(trialTitle(trial)).toBe('Firewall rule allow-ssh in VPC default')
  expect(trialTitle({ ...trial, where: undefined })).toBe('Firewall rule allow-ssh')
  expect([120_000, 102_100, 9_000, 1, 0, -5].map(timeLeftText)).toEqual([
    '2:00',
    '1:43',
    '0:09',
    '0:01',
    '0:00',
    '0:00',
  ])
})

test('each status is announced in a sentence', () => {
  expect(announcement(trial)).toMatch(/is on trial: it is put back at .+ unless you keep it\.$/)
  expect(announcement({ ...trial, status: 'soon' })).toMatch(/ is put back in 30 seconds\.$/)
  expect(announcement({ ...trial, status: 'last' })).toMatch(/ is put back in 10 seconds\.$/)
  expect(announcement({ ...trial, status: 'contested' })).toBe(
    'Firewall rule allow-ssh in VPC default: it has changed meanwhile, so nothing was put back.',
  )
  expect(statusText({ status: 'failed', reason: 'It is busy' })).toContain('tried again. It is busy')
})

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
  expect(lastInstances([line('old', { begunAt: NOW - 8 * 86_400_000 })], NOW)).toEqual([])
})
