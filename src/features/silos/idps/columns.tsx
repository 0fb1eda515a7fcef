import { morePaths } from '#src/morePaths'
import type { IdentityProvider } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { Link } from '#features/routing/Link'

/** Columns of the identity providers of a silo. */
export const idpColumns = (silo: string): readonly Column<IdentityProvider>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => (
      <Link to={morePaths.idp({ silo, provider: name })} preventScrollReset>
        {name}
      </Link>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    hideBelow: 'narrow',
    cell: ({ description }) => <DescriptionText text={description} />,
  },
  { id: 'type', header: 'Type', cell: ({ providerType }) => <Badge>{providerType.toUpperCase()}</Badge> },
  {
    id: 'timeCreated',
    header: 'Created',
    hideBelow: 'narrow',
    cell: (provider) => <DateText at={dateOf(provider, 'timeCreated')} />,
    sortValue: (provider) => timeOf(provider, 'timeCreated'),
  },
]
