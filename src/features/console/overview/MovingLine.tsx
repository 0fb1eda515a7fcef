import { Link } from '#features/kit/routing/Link'
import type { Moving } from './moving'
import styles from './overview.module.css'

interface MovingLineProps {
  moving: readonly Moving[]
  /** They may be of several projects: each is named. */
  hasProjects?: boolean
}

/** Below what needs attention: how many things move, which need nothing. Nothing without any. */
export const MovingLine = ({ moving, hasProjects = false }: MovingLineProps) =>
  moving.length > 0 && (
    <p className={`${styles.none} ${styles.moving}`}>
      {moving.map(({ project, text, to }) => (
        <Link key={to.pathname} to={to}>
          {hasProjects ? `${text} in ${project}` : text}
        </Link>
      ))}
    </p>
  )
