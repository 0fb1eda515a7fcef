import { expect, test } from 'vitest'
import { plannedCapacity } from './plannedCapacity'
import { GIB, TIB } from './units'

test('70 % of the hardware is planned, in whole vCPUs, GiB and TiB', () => {
  const sled = { usableHardwareThreads: 128, usablePhysicalRam: 1023.5 * GIB }
  // 89.6 threads, 716.45 GiB, 20.36 TiB
  expect(plannedCapacity([sled])).toEqual({ cpus: 90, memory: 717 * GIB, storage: 21 * TIB })
  expect(plannedCapacity([sled, sled, sled])).toEqual({
    cpus: 269,
    memory: 2150 * GIB,
    storage: 62 * TIB,
  })
  expect(plannedCapacity([])).toEqual({ cpus: 0, memory: 0, storage: 0 })
})
