import { paths } from '#src/paths'
import type { Silo } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { Link } from '#features/routing/Link'
import { identityModes } from './labels'

export const siloColumns: readonly Column<Silo>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => <Link to={paths.silo(name)}>{name}</Link>,
    sortValue: ({ name }) => name,
  },
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    hideBelow: 'narrow',
    cell: ({ description }) => <DescriptionText text={description} />,
  },
  {
    id: 'discoverable',
    header: 'Discoverable',
    tip: 'A silo that is not discoverable works, but is missing from lists.',
    hideBelow: 'medium',
    cell: ({ discoverable }) => (discoverable ? 'Yes' : 'No'),
  },
  {
    id: 'identityMode',
    header: 'Identity mode',
    cell: ({ identityMode }) => <Badge>{identityModes[identityMode].label}</Badge>,
    sortValue: ({ identityMode }) => identityModes[identityMode].label,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    hideBelow: 'narrow',
    cell: (silo) => <DateText at={dateOf(silo, 'timeCreated')} />,
    sortValue: (silo) => timeOf(silo, 'timeCreated'),
  },
]
