import type { Instance, VirtualResourceCounts } from '../../src/store/api/generated/types'
import type { Region } from '../region'
import { noCapacity } from '../wire/fault'
import type { World } from '../world'

// What a silo uses of what it may use. Always summed afresh: a counter would drift from the rows. Source: §4.8.

const atRest: readonly string[] = ['stopped', 'failed', 'destroyed']

/** Whether an instance runs nowhere, and so uses neither CPUs nor memory. */
export const isAtRest = ({ runState }: Pick<Instance, 'runState'>) => atRest.includes(runState)

/** CPUs and memory of what runs, storage of every disk and snapshot. Memory and storage in bytes. */
export type Use = VirtualResourceCounts

/** What each project uses, by its id; one that uses nothing may be missing. */
export function provisionedByProject(world: World): Map<string, Use> {
  const sums = new Map<string, Use>()
  const sumOf = (projectId: string) => {
    const known = sums.get(projectId)
    if (known) return known
    const sum: Use = { cpus: 0, memory: 0, storage: 0 }
    sums.set(projectId, sum)
    return sum
  }
  for (const row of world.instances.values()) {
    if (isAtRest(row)) continue
    const sum = sumOf(row.projectId)
    sum.cpus += row.ncpus
    sum.memory += row.memory
  }
  for (const rows of [world.disks, world.snapshots])
    for (const row of rows.values()) sumOf(row.projectId).storage += row.size
  return sums
}

/** What a silo uses: the sum of its projects. */
export function usedBy({ world }: Region, siloId: string): Use {
  const sum: Use = { cpus: 0, memory: 0, storage: 0 }
  for (const [projectId, use] of provisionedByProject(world)) {
    if (world.projects.get(projectId)?.siloId !== siloId) continue
    sum.cpus += use.cpus
    sum.memory += use.memory
    sum.storage += use.storage
  }
  return sum
}

const exceeded = (what: string, thing: string, way: string) =>
  noCapacity(
    `${what} Limit Exceeded: Not enough ${thing} to complete request. Either ${way} to free up resources or contact an administrator to request a larger quota.`,
  )

/** @throws 507 when the caller's silo has no room to run this instance too. */
export function requireCompute(region: Region, row: Pick<Instance, 'ncpus' | 'memory'>) {
  const { silo } = region.caller()
  const used = usedBy(region, silo.id)
  if (used.cpus + row.ncpus > silo.quota.cpus) throw exceeded('vCPU', 'vCPUs', 'stop unused instances')
  if (used.memory + row.memory > silo.quota.memory)
    throw exceeded('Memory', 'memory', 'stop unused instances')
}

/** @throws 507 when the caller's silo has no room for so many more bytes of disks and snapshots. */
export function requireStorage(region: Region, bytes: number) {
  const { silo } = region.caller()
  if (usedBy(region, silo.id).storage + bytes > silo.quota.storage)
    throw exceeded('Storage', 'storage', 'delete unused disks or snapshots')
}
