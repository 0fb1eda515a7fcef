import type { ExternalSubnet } from '#store/api/generated/types'
import type { Region } from '../region'

/** The external subnets of an instance, by name. */
export const externalSubnetsOf = ({ world }: Region, instanceId: string): ExternalSubnet[] =>
  [...world.externalSubnets.values()]
    .filter((row) => row.instanceId === instanceId)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** Changes fields of an external subnet. @returns the new row */
export function changeExternalSubnet(
  region: Region,
  row: ExternalSubnet,
  fields: Partial<ExternalSubnet>,
): ExternalSubnet {
  const next = { ...row, ...fields, timeModified: region.timestamp() }
  region.world.externalSubnets.set(row.id, next)
  return next
}

/** Takes the external subnets from an instance. They stay with the project. */
export function detachSubnets(region: Region, instanceId: string) {
  for (const row of externalSubnetsOf(region, instanceId))
    changeExternalSubnet(region, row, { instanceId: null })
}
