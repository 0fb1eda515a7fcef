import { expect, it } from 'vitest'
import { GIB } from '#model/units'
import { readShape, takenBy, writeShape } from './shape'

it.each([
  ['', { vcpus: 4, memory: 16, disk: 100 }],
  ['?vcpus=8&memory=32&disk=200', { vcpus: 8, memory: 32, disk: 200 }],
  ['?vcpus=999&memory=0&disk=-1', { vcpus: 64, memory: 1, disk: 100 }],
  ['?vcpus=many', { vcpus: 4, memory: 16, disk: 100 }],
])('the shape of %s', (search, shape) => {
  expect(readShape(search)).toEqual(shape)
})

it('a shape is written beside what else is in the address', () => {
  const shape = { vcpus: 2, memory: 8, disk: 20 }
  expect(writeShape('?by=silos&vcpus=4', shape)).toBe('?by=silos&vcpus=2&memory=8&disk=20')
  expect(takenBy(shape)).toEqual({ cpus: 2, memory: 8 * GIB, storage: 20 * GIB })
})
