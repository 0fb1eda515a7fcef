import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#src/durations'
import { pressingAt, type Perishable } from './perishables'

const NOW = Date.UTC(2026, 0, 15)

const ending = (kind: Perishable['kind'], inMs: number): Perishable => ({
  id: `${kind} ${inMs / HOUR_MS}`,
  kind,
  name: kind,
  to: '/',
  facts: { notBefore: NOW - 400 * DAY_MS, notAfter: NOW + inMs },
  remedies: { expired: { label: 'Show', to: '/' } },
})

it('what expires soon is first, then expired certificates, then tokens; old tokens are counted', () => {
  const all = [
    ending('token', -180 * DAY_MS),
    ending('certificate', -4 * DAY_MS),
    ending('token', -20 * HOUR_MS),
    ending('token', 2 * HOUR_MS),
    ending('certificate', 12 * DAY_MS),
    ending('certificate', 90 * DAY_MS),
    ending('token', -8 * DAY_MS),
    ending('certificate', -200 * DAY_MS),
  ]
  const { rows, oldTokens } = pressingAt(all, NOW)
  expect(rows.map(({ id }) => id)).toEqual([
    'token 2',
    'certificate 288',
    'certificate -96',
    'certificate -4800',
    'token -20',
  ])
  expect(oldTokens).toBe(2)
})
