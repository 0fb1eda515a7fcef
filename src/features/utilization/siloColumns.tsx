import { paths } from '#src/paths'
import type { SiloUtilization } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { Link } from '#features/routing/Link'
import { capacityResources } from '#features/shared/capacity/resources'
import { shareOf } from './shares'
import { UsageCell } from './UsageCell'

/** Columns of the silos with what they use of their quotas. */
export const siloUsageColumns: readonly Column<SiloUtilization>[] = [
  {
    id: 'name',
    header: 'Silo',
    cell: ({ siloName }) => <Link to={paths.silo(siloName)}>{siloName}</Link>,
    sortValue: ({ siloName }) => siloName,
  },
  ...capacityResources.map(({ key, label, words }): Column<SiloUtilization> => ({
    id: key,
    header: label,
    tip: 'Provisioned, of the quota. Sorted by the share.',
    cell: ({ siloName, provisioned, allocated }) => (
      <UsageCell
        label={`${label} of ${siloName}`}
        provisioned={provisioned[key]}
        quota={allocated[key]}
        words={words}
      />
    ),
    sortValue: ({ provisioned, allocated }) => shareOf(provisioned[key], allocated[key]),
  })),
]
