import type { Sled } from '#store/api/generated/types'
import type { SledLoads } from '#store/api/resources/hardware'
import { MeterBar } from '#ui/feedback/MeterBar'
import { Skeleton } from '#ui/feedback/Skeleton'
import { formatPercent } from '#ui/format/numbers'
import type { Column } from '#ui/tables/column'
import { cpuWords, memoryWords, sledShares } from './sledFacts'
import styles from './loadColumns.module.css'

interface ShareProps {
  /** The accessible name: "CPU of ORS1000". */
  label: string
  /** Undefined while unknown. */
  share: number | undefined
  /** The exact amounts, shown on demand. */
  words: string
}

/** A share as a bar with its number; the pointer shows the amounts. */
function Share({ label, share, words }: ShareProps) {
  if (share === undefined) return <Skeleton width="4ch" />
  const percent = formatPercent(share)
  return (
    <span
      className={styles.share}
      role="meter"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={Math.max(1, share)}
      aria-valuetext={`${percent}: ${words}`}
      title={words}
    >
      <MeterBar used={share} />
      <span>{percent}</span>
    </span>
  )
}

/** How full sleds are, of CPU and of memory. @param loads of the sleds, once known */
export function loadColumns(loads: SledLoads | undefined): readonly Column<Sled>[] {
  const shareOf = (sled: Sled, resource: 'cpu' | 'memory') => {
    const own = loads?.[sled.id]
    return own && sledShares(sled, own)[resource]
  }
  const share = (
    id: 'cpu' | 'memory',
    header: string,
    tip: string,
    wordsOf: typeof cpuWords,
  ): Column<Sled> => ({
    id,
    header,
    tip,
    hideBelow: 'narrow',
    cell: (sled) => {
      const own = loads?.[sled.id]
      return (
        <Share
          label={`${header} of ${sled.baseboard.serial}`}
          share={shareOf(sled, id)}
          words={own ? wordsOf(sled, own) : ''}
        />
      )
    },
    sortValue: (sled) => shareOf(sled, id) ?? -1,
  })
  return [
    share('cpu', 'CPU', 'vCPUs of its instances, of its hardware threads', cpuWords),
    share('memory', 'Memory', 'Memory of its instances, of its usable memory', memoryWords),
  ]
}
