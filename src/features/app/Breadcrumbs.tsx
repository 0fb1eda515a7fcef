import { Link } from 'react-router'
import { useCrumbs } from './crumbs'
import styles from './Breadcrumbs.module.css'

/** The way here, from route metadata. Every crumb is a link, the last one too. */
export function Breadcrumbs() {
  const shown = useCrumbs().filter((crumb) => !crumb.titleOnly)
  return (
    <nav aria-label="Breadcrumbs" className={styles.crumbs}>
      <ol>
        {shown.map((crumb, index) => (
          <li key={`${index} ${crumb.label}`}>
            <Link to={crumb.to} {...(index === shown.length - 1 ? { 'aria-current': 'page' as const } : {})}>
              {crumb.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
