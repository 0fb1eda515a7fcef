import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Disk, Instance } from '#store/api/generated/types'
import { counted } from '#ui/format/counted'
import { projectFindings } from '#features/system/issues/exports/instanceFindings'
import { movingDisks, movingInstances } from '../moving'

/** What the body of a project shows. */
export interface BodyFacts {
  /** Those in use, which the quota counts. */
  vcpus: number
  /** How many of its instances and disks have failed, need attention otherwise, or change as usual. */
  failed: number
  attention: number
  changing: number
}

/** The facts about a project, by its instances and disks. @param now in milliseconds since the epoch */
export function bodyFacts(
  project: string,
  instances: readonly Instance[],
  disks: readonly Disk[],
  now: number,
): BodyFacts {
  const findings = projectFindings(project, instances, disks, now)
  const failed = findings.filter(({ tone }) => tone === 'failed').length
  const used = instances.filter(({ runState }) => instanceLifecycle.has(runState, 'usesCapacity'))
  return {
    vcpus: used.reduce((sum, { ncpus }) => sum + ncpus, 0),
    failed,
    attention: findings.length - failed,
    changing: movingInstances(instances, now).length + movingDisks(disks).length,
  }
}

/** The name of a body: what the picture says of it. "berth-planner, 34 vCPUs, 2 failed, 1 changing" */
export function bodyName(project: string, facts: BodyFacts | undefined, unknown: string): string {
  if (!facts) return `${project}, ${unknown}`
  const { vcpus, failed, attention, changing } = facts
  return [
    project,
    counted(vcpus, 'vCPU'),
    failed > 0 && `${failed} failed`,
    attention > 0 && counted(attention, 'needs attention', 'need attention'),
    changing > 0 && `${changing} changing`,
  ]
    .filter(Boolean)
    .join(', ')
}
