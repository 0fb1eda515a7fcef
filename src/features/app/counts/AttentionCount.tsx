import { useMemo } from 'react'
import { toSystem } from '#features/areas/addresses'
import type { NavItem } from '#features/kit/noun/navigation'
import { useKnownFindings } from '#features/issues/exports/useChecks'
import { StateMark } from '#ui/feedback/StateBadge'
import { wordFor } from '#ui/format/counted'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import styles from '../frame/Sidebar.module.css'

/**
 * How many things under an entry of the sidebar need attention, by the last answers; null for none, unless each of its
 * checks has an answer, and until all that System counts is known. Overview counts all of them. The mark is
 * that of the heaviest. Rule: LIST-8.
 */
export function AttentionCount({ item: { to, tabs } }: { item: NavItem }) {
  const lists = useMemo(
    () => (to === toSystem() ? undefined : (tabs?.map((tab) => tab.to) ?? [to])),
    [to, tabs],
  )
  const counted = useKnownFindings(lists)
  const [heaviest] = counted ?? []
  if (!counted || !heaviest) return null
  return (
    <span className={styles.count} data-tone={heaviest.tone}>
      <StateMark tone={heaviest.tone} />
      {counted.length}
      <VisuallyHidden> {wordFor(counted.length, 'needs', 'need')} attention</VisuallyHidden>
    </span>
  )
}
