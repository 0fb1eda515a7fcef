import { silos } from '#features/silos/noun'
import type { SiloUtilization } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { Link } from '#features/routing/Link'
import { capacityResources } from '#features/shared/capacity/resources'
import { shareOf } from './shares'
import { MeterBar } from '#ui/feedback/MeterBar'
import { leftText, shareText } from '#features/shared/capacity/left'
import styles from './siloColumns.module.css'

interface UsageCellProps {
  /** The name of the meter: "CPU of tidewater-ops". */
  label: string
  provisioned: number
  quota: number
  words: (amount: number) => string
}

/** Use of a quota in a table: the amounts, a meter, what is left, and the share in use. */
function UsageCell({ label, provisioned, quota, words }: UsageCellProps) {
  const text = `${words(provisioned)} of ${words(quota)}`
  return (
    <span className={styles.cell}>
      <span
        className={styles.meter}
        role="meter"
        aria-label={label}
        aria-valuenow={provisioned}
        aria-valuemin={0}
        aria-valuemax={Math.max(quota, provisioned)}
        aria-valuetext={text}
      >
        <span>{text}</span>
        <MeterBar used={shareOf(provisioned, quota)} />
      </span>
      {/* Outside of the meter, whose contents are not read out. */}
      <span className={styles.left}>
        <span>{leftText(provisioned, quota, words)}</span> <span>{shareText(provisioned, quota)}</span>
      </span>
    </span>
  )
}

/** Columns of the silos with what they use of their quotas. */
export const siloUsageColumns: readonly Column<SiloUtilization>[] = [
  {
    id: 'name',
    header: 'Silo',
    cell: ({ siloName }) => <Link to={silos.to.page({ silo: siloName })}>{siloName}</Link>,
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
