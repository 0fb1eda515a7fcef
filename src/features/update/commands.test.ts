import { describe, expect, it } from 'vitest'
import type { TargetRelease, TufRepoMeta } from '#store/api/generated/types'
import { deleteTrustRoot, setTargetRelease } from './commands'

const repo = (systemVersion: string): TufRepoMeta => ({
  systemVersion,
  fileName: `region-${systemVersion}.zip`,
  hash: '00',
  targetsRoleVersion: 1,
  validUntil: '2027-01-01T00:00:00Z',
})
const target = (version?: string): TargetRelease => ({
  generation: 4,
  timeRequested: '2026-01-01T00:00:00Z',
  releaseSource: version === undefined ? { type: 'unspecified' } : { type: 'system_version', version },
})
const row = (version: string, now?: TargetRelease) => ({ repo: repo(version), target: now })
const question = (version: string, now?: TargetRelease) => setTargetRelease.confirm?.(row(version, now)).body

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
  expect(deleteTrustRoot.confirm?.({ root, others: 0 }).body).toContain('the only one')
  expect(deleteTrustRoot.confirm?.({ root, others: 1 }).body).not.toContain('the only one')
})
