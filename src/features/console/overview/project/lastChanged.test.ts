import { expect, it } from 'vitest'
import type { Disk, FloatingIp, Instance } from '#store/api/generated/types'
import { lastChangedIn } from './lastChanged'

it('the last change is first, and a change of state counts', () => {
  const instance = {
    id: 'i',
    name: 'web',
    timeModified: '2025-12-01T10:00:00Z',
    timeRunStateUpdated: '2025-12-01T13:00:00Z',
  } as Instance
  const disk = { id: 'd', name: 'log', timeModified: '2025-12-01T12:00:00Z' } as Disk
  const ip = { id: 'f', name: 'quay', timeModified: '2025-12-01T11:00:00Z' } as FloatingIp
  expect(lastChangedIn('harbour', [instance], [disk], [ip]).map(({ text }) => text)).toEqual([
    'Instance web',
    'Disk log',
    'Floating IP quay',
  ])
})
