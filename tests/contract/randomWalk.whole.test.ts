import { afterEach, expect, it, vi } from 'vitest'
import { handlers } from '#mirage/handlers/all'
import { idOf } from '#mirage/random'
import type { Disk } from '#store/api/generated/types'
import { walk, walkUnchecked } from './walk/walk'

// Random calls, most of them valid, in a seeded order: responses fit the description, and no invariant breaks.

afterEach(() => vi.restoreAllMocks())

it('five thousand calls leave a whole world behind, and the same one for the same seed', async () => {
  const first = await walk(7, 5_000)
  expect(first.errors).toEqual([])
  // A walk in which most calls fail proves little.
  expect((first.statuses.get(201) ?? 0) + (first.statuses.get(202) ?? 0)).toBeGreaterThan(100)
  expect(first.changed.size).toBeGreaterThan(60)
  expect((await walkUnchecked(7, 5_000)).digest).toBe(first.digest)
}, 60_000)

it('names the call that breaks an invariant, although not every call is checked', async () => {
  const { diskCreate } = handlers
  vi.spyOn(handlers, 'diskCreate').mockImplementation((call) => {
    const disk = diskCreate(call) as Disk
    call.region.world.disks.update(disk.id, { projectId: idOf('gone') })
    return disk
  })
  const { errors } = await walk(7, 1_000)
  expect(errors[0]).toMatch(/^step \d+: POST \/v1\/disks\?.* → 201: disks .* has no projects \(projectId\)$/)
})
