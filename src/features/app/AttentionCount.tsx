import { useMemo } from 'react'
import { toSystem } from '#features/areas/addresses'
import type { NavItem } from '#features/kit/noun/navigation'
import { useKnownFindings } from '#features/issues/exports/useChecks'
import { wordFor } from '#ui/format/counted'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import styles from './Sidebar.module.css'

/**
 * How many things under an entry of the sidebar need attention, by the last answers; null for none, unless each of its
 * checks has an answer, and until all that System counts is known. Overview counts all of them. Rule: LIST-8.
 */
export function AttentionCount({ item: { to, tabs } }: { item: NavItem }) {
  const lists = useMemo(
    () => (to === toSystem() ? undefined : (tabs?.map((tab) => tab.to) ?? [to])),
    [to, tabs],
  )
  const counted = useKnownFindings(lists)
  if (!counted || counted.length === 0) return null
  return (
    <span className={styles.count} data-tone={counted[0]?.tone}>
      {counted.length}
      <VisuallyHidden> {wordFor(counted.length, 'needs', 'need')} attention</VisuallyHidden>
    </span>
  )
}
