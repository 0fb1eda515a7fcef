import { expect, test } from 'vitest'
import { instanceResource } from '#features/project/instances/lifecycle'
import type { Instance } from '#store/api/generated/types'
import { lookAt } from './stuck'

const now = Date.parse('2025-12-01T12:00:00Z')
const look = (runState: Instance['runState'], timeRunStateUpdated: string) =>
  lookAt(instanceResource, { runState, timeRunStateUpdated } as Instance, now)

test('a transition moves for ten minutes, and is amber from then on', () => {
  expect(look('rebooting', '2025-12-01T11:51:00Z')).toEqual({ tone: 'motion', moving: true })
  expect(look('rebooting', '2025-12-01T11:50:00Z')).toEqual({ tone: 'attention' })
})

test('a state at rest is never stuck', () => {
  expect(look('running', '2025-11-01T12:00:00Z')).toEqual({ tone: 'well', moving: false })
})
