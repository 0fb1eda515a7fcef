import { describe, expect, it } from 'vitest'
import { updateLifecycle, updateState } from '#machines/lifecycle/updateLifecycle'
import { ONE } from '#store/commands/article'
import type { ReleaseStatus } from '#model/olderFacts'
import { deleteTrustRoot, setTargetRelease } from './commands'

const timeRequested = '2026-01-01T00:00:00Z'
/** In a region of 20251008 or later. */
const later = (version: string, componentsByReleaseVersion: Record<string, number> = {}): ReleaseStatus => ({
  componentsByReleaseVersion,
  contactSupport: false,
  suspended: false,
  targetRelease: { version, timeRequested },
  timeLastStepPlanned: timeRequested,
})
/** In a region that counts its target releases. */
const target = (version?: string): ReleaseStatus => ({
  ...later(version ?? ''),
  generation: 4,
  ...(version === undefined && { targetRelease: null }),
})
const row = (version: string, now?: ReleaseStatus) => ({ repo: { systemVersion: version }, target: now })
const question = (version: string, now?: ReleaseStatus) =>
  setTargetRelease.confirm?.(row(version, now), ONE).body

describe('setting the target release', () => {
  it('goes forward only, by the rules of versions and not of texts', () => {
    expect(setTargetRelease.why(row('9.10.0', target('9.9.0')))).toBeUndefined()
    expect(setTargetRelease.why(row('9.9.0', target('9.9.0')))).toBeUndefined()
    expect(setTargetRelease.why(row('9.9.0', target('9.10.0')))).toContain('only goes forward')
    expect(setTargetRelease.why(row('9.10.0-rc.1', target('9.10.0')))).toContain('it is 9.10.0 now')
  })
  it('is left to the region while the target is not known or not set', () => {
    expect(setTargetRelease.why(row('1.0.0'))).toBeUndefined()
    expect(setTargetRelease.why(row('1.0.0', target()))).toBeUndefined()
  })
  it('has one target at a time in regions that say their progress', () => {
    const half = { '15.0.0': 30, '15.1.0': 34 }
    expect(setTargetRelease.why(row('15.1.0', later('15.1.0', half)))).toContain('already')
    expect(setTargetRelease.why(row('15.2.0', later('15.1.0', half)))).toContain('15.1.0 is not finished')
    expect(setTargetRelease.why(row('15.2.0', later('15.1.0', { '15.1.0': 64 })))).toBeUndefined()
    expect(setTargetRelease.why(row('15.2.0', { ...later('15.1.0'), suspended: true }))).toContain('recovery')
    expect(question('15.2.0', later('15.1.0'))).toContain('until the update is finished')
  })
  it('leaves out no major release', () => {
    const done = later('15.1.0', { '15.1.0': 64 })
    expect(setTargetRelease.why(row('17.0.0', done))).toContain('from 15.1.0, a release 16 is next')
    expect(setTargetRelease.why(row('16.4.0', done))).toBeUndefined()
  })
  it('is what the lifecycle allows, and leads to support first where the region asks for it', () => {
    const half = { '15.0.0': 30, '15.1.0': 34 }
    const whole = { '15.1.0': 64 }
    for (const status of [
      later('15.1.0', whole),
      later('15.1.0', half),
      { ...later('15.1.0', whole), suspended: true },
      { ...later('15.1.0', whole), contactSupport: true },
      { ...later('15.1.0', whole), targetRelease: null },
    ]) {
      const state = updateState(status, {
        at: Date.parse(timeRequested),
        needsSupport: status.contactSupport,
      })
      expect([state, setTargetRelease.why(row('15.2.0', status)) === undefined]).toEqual([
        state,
        updateLifecycle.can(state, 'command.setTarget'),
      ])
    }
    expect(question('15.2.0', { ...later('15.1.0', whole), contactSupport: true })).toMatch(
      /^The region asks for support: contact support first/,
    )
  })
  it('says before what follows', () => {
    expect(question('15.1.0', target('15.0.0'))).toContain('no way back to 15.0.0')
    expect(question('15.1.0', target())).toContain('no way back to a release older than 15.1.0')
    expect(question('15.0.0', target('15.0.0'))).toContain('the target release already')
  })
})

it('the last trust root says that it is the last', () => {
  const root = {
    id: 'a1b2c3d4-0000-4000-8000-000000000000',
    rootRole: {},
    timeCreated: '2026-01-01T00:00:00Z',
  }
  expect(deleteTrustRoot.confirm?.({ root, others: 0 }, ONE).body).toContain('the only one')
  expect(deleteTrustRoot.confirm?.({ root, others: 1 }, ONE).body).not.toContain('the only one')
})
