import type { RackMembershipStatus } from '#store/api/generated/types'

/** The id of a change of a rack's membership, which the API names by its rack and its version. */
export const rackMembershipId = ({
  rackId,
  version,
}: Pick<RackMembershipStatus, 'rackId' | 'version'>): string => `${rackId} ${version}`

/** The rack and the version in the id of a change. */
export function rackMembershipOf(id: string): Pick<RackMembershipStatus, 'rackId' | 'version'> {
  const [rackId = '', version] = id.split(' ')
  return { rackId, version: Number(version) }
}
