import { memo } from 'react'
import type { VirtualResourceCounts } from '#store/api/generated/types'
import { utilizationApi } from '#store/api/resources/utilization'
import { isApiError } from '#model/apiError'
import { formatBytes } from '#ui/format/bytes'
import { Meter } from '#ui/feedback/Meter'
import { Notice } from '#ui/feedback/Notice'
import { Skeleton } from '#ui/feedback/Skeleton'
import styles from './QuotaSummary.module.css'
import { ErrorNotice } from '#features/kit/errors/ErrorNotice'

const resources = [
  { key: 'cpus', label: 'vCPUs', words: String },
  { key: 'memory', label: 'Memory', words: formatBytes },
  { key: 'storage', label: 'Storage', words: formatBytes },
] as const

/** A typed amount; none above its limit, where its field is wrong and the quota has nothing to say. */
export const upTo = (limit: number, typed: number | ''): number => (Number(typed) > limit ? 0 : Number(typed))

interface Amount {
  /** The amount that the change uses. */
  adding: number
  /** The rest before the change. */
  free: number
  isShort: boolean
  words: (amount: number) => string
}

/** The amount of a resource that a change uses, of the rest before it. */
function amountText({ adding, free, isShort, words }: Amount): string {
  if (adding === 0) return `${words(free)} left`
  return isShort
    ? `Takes ${words(adding)}, only ${words(free)} left`
    : `Takes ${words(adding)} of ${words(free)} left`
}

interface QuotaSummaryProps extends Partial<VirtualResourceCounts> {
  /**
   * Whether the instance starts at once. CPUs and memory are charged while it runs, storage from its creation.
   */
  starts?: boolean
  /** Beside a form, or between its fields. */
  look?: 'aside' | 'inline'
  /** The purpose of the amounts, if the form does not show it. */
  note?: string
}

/**
 * The silo's quota: the share that the form uses, and the rest; an error if it is exceeded. Shows the given
 * resources: CPUs, and bytes of memory and storage to add. Takes plain numbers, so that typing in other fields
 * does not render it again.
 */
export const QuotaSummary = memo(function QuotaSummary({
  starts = true,
  look = 'inline',
  note,
  ...demand
}: QuotaSummaryProps) {
  const { data, error, refetch } = utilizationApi.endpoints.utilizationView.useQuery({})
  const shown = resources.filter(({ key }) => demand[key] !== undefined)
  const rows = shown.map(({ key, label, words }) => {
    if (!data) return { key, label }
    const { capacity, provisioned } = data
    const free = Math.max(0, capacity[key] - provisioned[key])
    // Typed numbers may be negative.
    const adding = key === 'storage' || starts ? Math.max(0, demand[key] ?? 0) : 0
    return {
      key,
      label,
      known: { used: provisioned[key], max: capacity[key], adding, isShort: adding > free, free, words },
    }
  })
  const short = rows.filter(({ known }) => known?.isShort)
  return (
    <aside className={`${styles.summary} ${styles[look]}`} aria-label="Silo quota">
      <h2>Silo quota</h2>
      {!data && isApiError(error) ? (
        <ErrorNotice error={error} title="Could not load the quota" onRetry={() => void refetch()} />
      ) : (
        rows.map(({ key, label, known }) =>
          known ? (
            <Meter
              key={key}
              label={label}
              value={known.used}
              max={known.max}
              adding={known.adding}
              text={amountText(known)}
            />
          ) : (
            <span key={key} className={styles.waiting}>
              {label} <Skeleton width="8ch" />
            </span>
          ),
        )
      )}
      {short.length > 0 && (
        <Notice tone="failed" title="Over the quota">
          {short.some(({ key }) => key !== 'storage') && (
            <p>It cannot start until other instances stop or the quota is raised.</p>
          )}
          {short.some(({ key }) => key === 'storage') && (
            <p>Delete disks or snapshots that are not needed, or ask for a larger quota.</p>
          )}
        </Notice>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {!starts && <p className={styles.note}>vCPUs and memory count from the moment it starts.</p>}
    </aside>
  )
})
