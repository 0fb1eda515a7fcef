import type { ExternalSubnet } from '#store/api/generated/types'
import type { Region } from '../region'

/** The external subnets of an instance, by name. */
export const externalSubnetsOf = ({ world }: Region, instanceId: string): ExternalSubnet[] =>
  world.externalSubnets
    .where((row) => row.instanceId === instanceId)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** Changes fields of an external subnet. @returns the new row */
export function changeExternalSubnet(
  region: Region,
  row: ExternalSubnet,
  fields: Partial<ExternalSubnet>,
): ExternalSubnet {
  return region.world.externalSubnets.update(row.id, { ...fields, timeModified: region.timestamp() })
}

/** Takes the external subnets from an instance. They stay with the project. */
export function detachSubnets(region: Region, instanceId: string) {
  for (const row of externalSubnetsOf(region, instanceId))
    changeExternalSubnet(region, row, { instanceId: null })
}
