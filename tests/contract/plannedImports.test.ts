import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteDisk, importSteps } from '#features/project/disks/commands'
import type { Disk, DiskState } from '#store/api/generated/types'
import { planFor } from '#store/commands/plan'
import { startPlans } from '../support/planConsole'
import { rowNamed, setupRegion } from '../support/region'

// Plans for a disk that an upload left behind, because its page was closed or its connection lost.

const mock = setupRegion()
beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Sets the state of the disk in the region. */
const say = (state: 'import_ready' | 'detached' | keyof typeof ways): Disk => {
  const { disks } = mock.region.world
  const disk = disks.update(rowNamed(disks, 'spare').id, { state: { state } as DiskState })
  return disk
}

const planOf = (disk: Disk) => planFor(deleteDisk, disk, importSteps(disk))

async function begin(disk: Disk) {
  const console = await startPlans(mock.clock, { disk: disk.id })
  const plan = planOf(disk)
  if (!plan) throw new Error('no plan')
  console.actors.dispatchPlan(plan, true)
  return console
}

const ways = {
  importing_from_bulk_writes: 'Stop import, finalize, then delete',
  import_ready: 'Finalize, then delete',
  importing_from_url: undefined,
  finalizing: undefined,
  detached: undefined,
} as const
const [stop, finalize, remove] = ['disk.stopImport', 'disk.finalizeImport', 'disk.delete']

it.each(Object.entries(ways))('the way out for one that is %s: %s', (state, label) => {
  expect(planOf(say(state as keyof typeof ways))?.label).toBe(label)
})

describe('a disk that an upload left behind is not there for ever', () => {
  it.each([
    ['importing_from_bulk_writes', [stop, finalize, remove]],
    ['import_ready', [finalize, remove]],
  ] as const)('%s, it is deleted by a plan', async (state, commands) => {
    const disk = say(state)
    const console = await begin(disk)
    await console.until(() => expect(console.view()).toBeUndefined())
    expect(console.commands()).toEqual(commands)
    expect(console.toasts()).toEqual(['success: Disk spare deleted'])
    expect(mock.region.world.disks.has(disk.id)).toBe(false)
  })

  it('also where the region answers before the state changes', async () => {
    let isFinalized = false
    mock.region.stateListeners.add((_, state) => {
      if (state !== 'finalizing') return
      say('import_ready')
      isFinalized = true
    })
    const console = await begin(say('importing_from_bulk_writes'))
    await console.until(() => expect(isFinalized).toBe(true))
    let looks = 0
    await console.until(() => expect((looks += 1)).toBe(10))
    expect(console.view()?.status).toBe('underWay')
    say('detached')
    await console.until(() => expect(console.view()).toBeUndefined())
    expect(console.commands()).toEqual([stop, finalize, remove])
  })
})
