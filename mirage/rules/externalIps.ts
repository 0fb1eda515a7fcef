import type { ExternalIp, FloatingIp } from '#store/api/generated/types'
import type { Region } from '../region'

/**
 * The addresses by which an instance is reached and reaches out; sorted by kind and then by address, so that rows keep
 * their places on a screen.
 */
export function externalIpsOf({ world }: Region, instanceId: string): ExternalIp[] {
  const own = world.externalIps.where((row) => row.instanceId === instanceId).map(({ ip }) => ip)
  const floating = world.floatingIps
    .where((row) => row.instanceId === instanceId)
    .map((row): ExternalIp => ({ kind: 'floating', ...row }))
  return [...own, ...floating].sort((a, b) => `${a.kind} ${a.ip}`.localeCompare(`${b.kind} ${b.ip}`))
}

/** Changes fields of a floating address. @returns the new row */
export function changeFloatingIp(region: Region, row: FloatingIp, fields: Partial<FloatingIp>): FloatingIp {
  return region.world.floatingIps.update(row.id, { ...fields, timeModified: region.timestamp() })
}

/** Takes the addresses from an instance: floating ones stay with the project, the others go back to their pools. */
export function releaseAddresses(region: Region, instanceId: string) {
  const { world } = region
  world.externalIps.removeWhere((row) => row.instanceId === instanceId)
  for (const row of world.floatingIps.all())
    if (row.instanceId === instanceId) changeFloatingIp(region, row, { instanceId: null })
}
