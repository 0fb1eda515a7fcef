import { describe, expect, it } from 'vitest'
import { GIB } from '#model/units'
import { loadOf } from '#store/api/resources/hardware'
import { loadWords, sledShares, statusWords } from './sledFacts'

const open = { kind: 'in_service', provisionPolicy: 'provisionable' } as const
const closed = { kind: 'in_service', provisionPolicy: 'non_provisionable' } as const
const expunged = { kind: 'expunged' } as const
const size = { usableHardwareThreads: 120, usablePhysicalRam: 900 * GIB }

describe('how a sled stands', () => {
  it.each([
    [open, 'active', 'in service, provisionable, active'],
    [closed, 'active', 'in service, not provisionable, active'],
    [open, 'decommissioned', 'in service, provisionable, decommissioned'],
    [expunged, 'active', 'expunged, active'],
    [expunged, 'decommissioned', 'expunged, decommissioned'],
  ] as const)('%j and %s: %s', (policy, state, all) => expect(statusWords({ policy, state })).toBe(all))
})

describe('what runs on a sled', () => {
  const load = loadOf([
    { ncpus: 30, memory: 90 * GIB },
    { ncpus: 16, memory: 135 * GIB },
  ])

  it('is added up, and is a part of what the sled offers', () => {
    expect(load).toEqual({ instances: 2, vcpus: 46, memory: 225 * GIB })
    expect(sledShares(size, load)).toEqual({ cpu: 46 / 120, memory: 0.25 })
    expect(loadWords(size, load)).toBe(
      '2 instances with 46 vCPUs of 120 hardware threads and 225 GiB of 900 GiB of memory',
    )
  })

  it('can be nothing, on a sled that offers nothing', () => {
    const empty = sledShares({ usableHardwareThreads: 0, usablePhysicalRam: 0 }, loadOf([]))
    expect(empty).toEqual({ cpu: 0, memory: 0 })
  })
})
