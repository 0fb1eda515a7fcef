import { morePaths } from '#src/morePaths'
import type { SwitchPortSettingsIdentity } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { Link } from '#features/routing/Link'
import { AppliedTo } from './AppliedTo'

/** Columns of the settings. */
export const settingsColumns: readonly Column<SwitchPortSettingsIdentity>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => <Link to={morePaths.portSettingsOf(name)}>{name}</Link>,
    sortValue: ({ name }) => name,
  },
  {
    id: 'description',
    header: 'Description',
    hideBelow: 'narrow',
    cell: ({ description }) => <DescriptionText text={description} />,
  },
  {
    id: 'ports',
    header: 'Applied to',
    width: '10rem',
    cell: ({ id }) => <AppliedTo settingsId={id} />,
  },
  {
    id: 'timeModified',
    header: 'Updated',
    hideBelow: 'medium',
    cell: (settings) => <DateText at={dateOf(settings, 'timeModified')} />,
    sortValue: (settings) => timeOf(settings, 'timeModified'),
  },
]
