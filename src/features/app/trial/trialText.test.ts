import { expect, test } from 'vitest'
import { announcement, timeLeftText, trialStatusText, trialTitle } from './trialText'

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
  expect(trialStatusText({ status: 'failed', reason: 'It is busy' })).toContain('tried again. It is busy')
})
