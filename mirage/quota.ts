import type { Instance, VirtualResourceCounts } from '../src/store/api/generated/types'
import { noCapacity } from './fault'
import type { Region } from './region'

// What a silo uses of what it may use. Always summed afresh: a counter would drift from the rows. Source: §4.8.

const atRest: readonly string[] = ['stopped', 'failed', 'destroyed']

/** Whether an instance runs nowhere, and so uses neither CPUs nor memory. */
export const isAtRest = ({ runState }: Pick<Instance, 'runState'>) => atRest.includes(runState)

/** CPUs and memory of what runs, storage of every disk and snapshot. Memory and storage in bytes. */
export function usedBy({ world }: Region, siloId: string): VirtualResourceCounts {
  const isOurs = ({ projectId }: { projectId: string }) => world.projects.get(projectId)?.siloId === siloId
  const sum = { cpus: 0, memory: 0, storage: 0 }
  for (const row of world.instances.values()) {
    if (!isOurs(row) || isAtRest(row)) continue
    sum.cpus += row.ncpus
    sum.memory += row.memory
  }
  for (const row of [...world.disks.values(), ...world.snapshots.values()])
    if (isOurs(row)) sum.storage += row.size
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
