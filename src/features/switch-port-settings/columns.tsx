import { morePaths } from '#src/morePaths'
import type { SwitchPortSettingsIdentity } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { AppliedTo } from './AppliedTo'
import { descriptionColumn, nameColumn } from '#features/shared/list/columns'

/** Columns of the settings. */
export const settingsColumns: readonly Column<SwitchPortSettingsIdentity>[] = [
  nameColumn(({ name }) => morePaths.portSettingsOf(name)),
  { ...descriptionColumn, isPlain: false, hideBelow: 'narrow' },
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
