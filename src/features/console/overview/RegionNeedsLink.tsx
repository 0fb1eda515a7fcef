import { counted } from '#ui/format/counted'
import { StateMark } from '#ui/feedback/StateBadge'
import { issues } from '#features/system/issues/noun'
import { useKnownFindings } from '#features/system/issues/exports/useChecks'
import { Link } from '#features/kit/routing/Link'
import styles from './RegionNeeds.module.css'

/**
 * "Region: 16 things need attention", with a link to them; null for none, and until the counts of System are known, which
 * are read once the page is at rest. Rule: LIST-8.
 */
export function RegionNeedsLink() {
  const known = useKnownFindings(undefined)
  const [heaviest] = known?.findings ?? []
  if (!known || !heaviest) return null
  const number = counted(known.findings.length, 'thing needs', 'things need')
  const words = `${known.gap ? 'at least ' : ''}${number} attention`
  return (
    <Link to={issues.to.list()} className={styles.needs} aria-label={`Region: ${words}`}>
      <StateMark tone={heaviest.tone} />
      <span className={styles.words}>Region: {words}</span>
      <span className={styles.number}>
        {known.findings.length}
        {known.gap && '+'}
      </span>
    </Link>
  )
}
