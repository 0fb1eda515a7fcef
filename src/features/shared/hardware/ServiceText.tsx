import { StateBadge } from '#ui/feedback/StateBadge'
import { serviceOf, type ServiceState } from './service'
import styles from './ServiceText.module.css'

/** How a sled or a disk serves: a mark for an exception, else only the word. */
export function ServiceText({ of }: { of: ServiceState }) {
  const { tone, word, isUsual } = serviceOf(of)
  return isUsual ? <span className={styles.usual}>{word}</span> : <StateBadge tone={tone} label={word} />
}
