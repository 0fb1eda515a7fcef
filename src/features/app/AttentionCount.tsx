import { toSystem } from '#features/areas/addresses'
import type { NavItem } from '#features/kit/noun/navigation'
import { useKnownFindings } from '#features/issues/exports/useChecks'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import styles from './Sidebar.module.css'

/**
 * How many things under an entry of the sidebar need attention, by cached answers only; null for none. Overview counts
 * all of them.
 */
export function AttentionCount({ item: { to, tabs } }: { item: NavItem }) {
  const findings = useKnownFindings()
  const lists = new Set(tabs?.map((tab) => tab.to) ?? [to])
  const counted =
    to === toSystem() ? findings : findings.filter(({ under }) => under !== undefined && lists.has(under))
  if (counted.length === 0) return null
  return (
    <span className={styles.count} data-tone={counted[0]?.tone}>
      {counted.length}
      <VisuallyHidden> {counted.length === 1 ? 'needs' : 'need'} attention</VisuallyHidden>
    </span>
  )
}
