import type { Disk, FloatingIp, Instance } from '#store/api/generated/types'
import { timeOf } from '#model/dates'
import { disks } from '#features/project/disks/noun'
import { floatingIps } from '#features/project/floating-ips/noun'
import { instances } from '#features/project/instances/noun'

/** A record that changed. */
interface Changed {
  id: string
  /** "Instance web". */
  text: string
  to: string
  /** In milliseconds since the epoch. */
  at: number
}

/**
 * The instances, disks and floating IPs of a project, the last changed first. By the times of the records: the audit
 * log is for operators.
 */
export function lastChangedIn(
  project: string,
  ofInstances: readonly Instance[],
  ofDisks: readonly Disk[],
  ofIps: readonly FloatingIp[],
): readonly Changed[] {
  return [
    ...ofInstances.map((instance) => ({
      id: instance.id,
      text: `Instance ${instance.name}`,
      to: instances.to.page({ project, instance: instance.name }),
      at: Math.max(timeOf(instance, 'timeModified'), timeOf(instance, 'timeRunStateUpdated')),
    })),
    ...ofDisks.map((disk) => ({
      id: disk.id,
      text: `Disk ${disk.name}`,
      to: disks.to.page({ project, disk: disk.name }),
      at: timeOf(disk, 'timeModified'),
    })),
    ...ofIps.map((ip) => ({
      id: ip.id,
      text: `Floating IP ${ip.name}`,
      to: floatingIps.to.edit({ project, floatingIp: ip.name }),
      at: timeOf(ip, 'timeModified'),
    })),
  ]
    .filter(({ at }) => at > 0)
    .sort((a, b) => b.at - a.at)
}
