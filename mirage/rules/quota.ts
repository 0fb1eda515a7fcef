import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance, SiloQuotasCreate, VirtualResourceCounts } from '#store/api/generated/types'
import type { Region } from '../region'
import { invalid, noCapacity } from '../wire/apiError'
import type { World } from '../world'

// Quotas and usage of silos. The usage is always computed from the rows: a counter could differ from them.

/** Whether an instance uses neither CPUs nor memory. */
export const isAtRest = ({ runState }: Pick<Instance, 'runState'>) =>
  !instanceLifecycle.has(runState, 'usesCapacity')

/** The usage of each project, by its id. A project that uses nothing may be missing. */
export function provisionedByProject(world: World): Map<string, VirtualResourceCounts> {
  const sums = new Map<string, VirtualResourceCounts>()
  const sumOf = (projectId: string) => {
    const present = sums.get(projectId)
    if (present) return present
    const sum: VirtualResourceCounts = { cpus: 0, memory: 0, storage: 0 }
    sums.set(projectId, sum)
    return sum
  }
  for (const row of world.instances.all()) {
    if (isAtRest(row)) continue
    const sum = sumOf(row.projectId)
    sum.cpus += row.ncpus
    sum.memory += row.memory
  }
  for (const rows of [world.disks, world.snapshots])
    for (const row of rows.all()) sumOf(row.projectId).storage += row.size
  return sums
}

/** The usage of a silo: the sum of its projects. */
export function usedBy({ world }: Region, siloId: string): VirtualResourceCounts {
  const sum: VirtualResourceCounts = { cpus: 0, memory: 0, storage: 0 }
  for (const [projectId, use] of provisionedByProject(world)) {
    if (world.projects.get(projectId)?.siloId !== siloId) continue
    sum.cpus += use.cpus
    sum.memory += use.memory
    sum.storage += use.storage
  }
  return sum
}

/** @throws 400 when a quota is negative. Ours: the control plane would store it. */
export function checkQuotas(quotas: { [K in keyof SiloQuotasCreate]?: number | null | undefined }) {
  for (const key of ['cpus', 'memory', 'storage'] as const)
    if ((quotas[key] ?? 0) < 0) throw invalid(`the quota of ${key} may not be negative`)
}

const exceeded = (what: string, thing: string, way: string) =>
  noCapacity(
    `${what} Limit Exceeded: Not enough ${thing} to complete request. Either ${way} to free up resources or contact an administrator to request a larger quota.`,
  )

/** @throws 507 when the quota of the caller's silo does not allow this instance to run */
export function requireCompute(region: Region, row: Pick<Instance, 'ncpus' | 'memory'>) {
  const { silo } = region.caller()
  const used = usedBy(region, silo.id)
  if (used.cpus + row.ncpus > silo.quota.cpus) throw exceeded('vCPU', 'vCPUs', 'stop unused instances')
  if (used.memory + row.memory > silo.quota.memory)
    throw exceeded('Memory', 'memory', 'stop unused instances')
}

/** @throws 507 when the quota of the caller's silo does not allow that many more bytes of disks and snapshots */
export function requireStorage(region: Region, bytes: number) {
  const { silo } = region.caller()
  if (usedBy(region, silo.id).storage + bytes > silo.quota.storage)
    throw exceeded('Storage', 'storage', 'delete unused disks or snapshots')
}
