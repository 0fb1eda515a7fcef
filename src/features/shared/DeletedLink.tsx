import { Link } from '#features/kit/routing/Link'
import { deletedThings } from '#features/console/deleted/noun'
import styles from './DeletedLink.module.css'

/** The way from a list of what is there to what is deleted. */
export const DeletedLink = ({ project }: { project: string }) => (
  <p className={styles.foot}>
    <Link to={deletedThings.to.list({ project })}>{deletedThings.title}</Link>
  </p>
)
