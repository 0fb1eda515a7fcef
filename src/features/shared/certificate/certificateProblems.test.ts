import { expect, test } from 'vitest'
import { certificateFacts } from '#model/certificate'
import { CERTIFICATE } from '#tests/support/certificates'
import { certificateProblems } from './certificateProblems'

const facts = certificateFacts(CERTIFICATE)
const within = Date.UTC(2030, 0, 1)
const verdicts = (use: { silo?: string; hostname?: string; now?: number }, parsed = facts) =>
  certificateProblems(parsed, { silo: '', hostname: '127.0.0.1', now: within, ...use }).map(
    ({ verdict }) => verdict,
  )

test('a certificate that cannot be read is said to be so', () => {
  expect(certificateProblems(undefined, { silo: 'pilots', hostname: '', now: within })).toEqual([
    { verdict: 'cannot be read', detail: 'The region may refuse it.' },
  ])
})

test('a certificate that has ended or not begun is said to be so, with the date', () => {
  expect(verdicts({})).toEqual([])
  expect(verdicts({ now: Date.UTC(2037, 0, 1) })).toEqual(['has expired'])
  expect(verdicts({ now: Date.UTC(2026, 0, 1) })).toEqual(['is not valid yet'])
  const [ended] = certificateProblems(facts, { silo: '', hostname: '', now: Date.UTC(2037, 0, 1) })
  expect(ended?.detail).toContain('2036')
})

test('a certificate for other names than the silo has is said to be so, with its names', () => {
  expect(verdicts({ silo: 'ops' })).toEqual([])
  expect(verdicts({ silo: 'pilots' })).toEqual(['does not cover the silo pilots'])
  expect(verdicts({ silo: 'ops', hostname: 'tidewater.sys.region.example' })).toEqual([
    'does not cover ops.sys.region.example',
  ])
  const [other] = certificateProblems(facts, { silo: 'pilots', hostname: '', now: within })
  expect(other?.detail).toBe('It is for ops.region.example. The host name of the silo begins with pilots.')
})

test('of many names, three are listed', () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((label) => `${label}.example`)
  const [many] = certificateProblems(facts && { ...facts, names }, { silo: 'x', hostname: '', now: within })
  expect(many?.detail).toMatch(/It is for a\.example, b\.example, c\.example and 2 more\. /)
})
