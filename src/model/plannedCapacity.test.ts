import { expect, test } from 'vitest'
import { fitInto, amountsLeft, plannedCapacity, freeCapacityOf } from './plannedCapacity'
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

const shape = { cpus: 4, memory: 16 * GIB, storage: 100 * GIB }

test.each([
  [{ cpus: 43, memory: 800 * GIB, storage: 20 * TIB }, 10, 'cpus'],
  [{ cpus: 400, memory: 47 * GIB, storage: 20 * TIB }, 2, 'memory'],
  [{ cpus: 400, memory: 800 * GIB, storage: 299 * GIB }, 2, 'storage'],
  // Equal limits: the first resource in display order.
  [{ cpus: 8, memory: 32 * GIB, storage: 200 * GIB }, 2, 'cpus'],
  [{ cpus: -3, memory: 32 * GIB, storage: 0 }, 0, 'cpus'],
] as const)('into %j fit %d, limited by %s', (room, count, limit) => {
  expect(fitInto(room, shape)).toEqual({ count, limit })
})

test('what the shape does not take limits nothing', () => {
  expect(fitInto({ cpus: 8, memory: 0, storage: 0 }, { cpus: 2, memory: 0, storage: 0 })).toEqual({
    count: 4,
    limit: 'cpus',
  })
  expect(fitInto({ cpus: 8, memory: 8, storage: 8 }, { cpus: 0, memory: 0, storage: 0 })).toEqual({
    count: 0,
    limit: undefined,
  })
})

test('a sled has room for 70 % of what it offers, less what runs on it and its share of the storage', () => {
  const sled = { usableHardwareThreads: 120, usablePhysicalRam: 900 * GIB }
  const room = freeCapacityOf(sled, { vcpus: 34, memory: 130 * GIB }, { sleds: 4, storage: 40 * TIB })
  expect(room.cpus).toBeCloseTo(50)
  expect(room.memory / GIB).toBeCloseTo(500)
  // 0.7 of 32 TiB, of which 0.909 is usable: 20.36 TiB, minus a quarter of 40 TiB.
  expect(room.storage / TIB).toBeCloseTo(10.3616)
  expect(amountsLeft({ cpus: 4, memory: 2, storage: 1 }, { cpus: 5, memory: 1, storage: 1 })).toEqual({
    cpus: -1,
    memory: 1,
    storage: 0,
  })
})
