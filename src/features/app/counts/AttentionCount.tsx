import { useMemo } from 'react'
import { toSystem } from '#features/kit/noun/areaAddresses'
import { Link } from '#features/kit/routing/Link'
import type { NavItem } from '#features/kit/noun/navigation'
import { heaviestOf } from '#features/system/issues/exports/finding'
import { countText, useKnownFindings } from '#features/system/issues/exports/useChecks'
import { issues } from '#features/system/issues/noun'
import { StateMark } from '#ui/feedback/StateBadge'
import { wordFor } from '#ui/format/counted'
import { Tooltip } from '#ui/overlays/Tooltip'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import styles from '../frame/Sidebar.module.css'

/**
 * How many things under an entry of the sidebar need attention, by the last answers; null for none, unless each of its
 * checks has an answer, and until all that System counts is known. The mark is that of the heaviest,
 * and the number counts those of its kind: a red one is of failures. Overview counts all and leads to them; "3+" is a count
 * without those that no page has read yet. Rule: LIST-8.
 */
export function AttentionCount({ item: { to, tabs } }: { item: NavItem }) {
  const isOfAll = to === toSystem()
  const lists = useMemo(
    () => (isOfAll ? undefined : (tabs?.map((tab) => tab.to) ?? [to])),
    [isOfAll, to, tabs],
  )
  const known = useKnownFindings(lists)
  const tone = known?.findings[0]?.tone ?? 'unknown'
  if (!known || (known.findings.length === 0 && !known.gap)) return null
  const text = countText(known)
  const heaviest = heaviestOf(known.findings)
  const count = (
    <>
      <StateMark tone={tone} />
      {heaviest.length}
      {known.gap && '+'}
    </>
  )
  if (isOfAll)
    return (
      <span className={styles.failed} data-tone={tone}>
        <Tooltip text={text}>
          <Link to={issues.to.list()} aria-label={text}>
            {count}
          </Link>
        </Tooltip>
      </span>
    )
  return (
    <span className={styles.count} data-tone={tone}>
      {count}
      <VisuallyHidden>
        {heaviest.length === known.findings.length
          ? ` ${wordFor(heaviest.length, 'needs', 'need')} attention`
          : `${tone === 'failed' ? ' failed' : ''} of ${known.findings.length} that need attention`}
      </VisuallyHidden>
    </span>
  )
}
