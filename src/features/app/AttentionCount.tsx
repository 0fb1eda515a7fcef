import { toSystem } from '#features/areas/addresses'
import type { NavItem } from '#features/kit/noun/navigation'
import { useKnownFindings } from '#features/issues/exports/useChecks'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import styles from './Sidebar.module.css'

/**
 * How many things under an entry of the sidebar need attention, by cached answers only; null for none, and unless each of
 * its checks has an answer. Overview counts all of them.
 */
export function AttentionCount({ item: { to, tabs } }: { item: NavItem }) {
  const counted = useKnownFindings(to === toSystem() ? undefined : (tabs?.map((tab) => tab.to) ?? [to]))
  if (!counted || counted.length === 0) return null
  return (
    <span className={styles.count} data-tone={counted[0]?.tone}>
      {counted.length}
      <VisuallyHidden> {counted.length === 1 ? 'needs' : 'need'} attention</VisuallyHidden>
    </span>
  )
}
