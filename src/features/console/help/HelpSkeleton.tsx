import { Skeleton } from '#ui/feedback/Skeleton'
import helpText from '#features/shared/help/HelpText.module.css'
import styles from './Help.module.css'

const lines = ['96%', '100%', '92%', '98%', '60%']
const rows = ['55%', '70%', '45%', '62%']

/** The shape of a help page while its text loads: a paragraph, and a list of states or of steps. */
export const HelpSkeleton = () => (
  <div className={styles.skeleton} aria-hidden>
    {lines.map((width) => (
      <p key={width}>
        <Skeleton width={width} />
      </p>
    ))}
    <ul className={helpText.states}>
      {rows.map((width) => (
        <li key={width}>
          <Skeleton width="6rem" />
          <Skeleton width={width} />
        </li>
      ))}
    </ul>
  </div>
)
