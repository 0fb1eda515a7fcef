import type { MulticastGroup } from '#store/api/generated/types'
import { listText } from '#ui/format/listText'

/** The sources of members that name none. */
const ANY_SOURCE = 'Any source'

/** The sources that a member takes packets from. */
export const sourcesOfMember = ({ sourceIps }: Pick<MulticastGroup, 'sourceIps'>): string =>
  sourceIps.length === 0 ? ANY_SOURCE : listText(sourceIps)

/** The sources that the members of a group take packets from; none for one without members. */
export const sourcesOfGroup = ({
  sourceIps,
  hasAnySourceMember,
}: Pick<MulticastGroup, 'sourceIps' | 'hasAnySourceMember'>): string =>
  sourceIps.length > 0 && hasAnySourceMember
    ? `${ANY_SOURCE}; some members ${listText(sourceIps)} only`
    : hasAnySourceMember
      ? ANY_SOURCE
      : listText(sourceIps)
