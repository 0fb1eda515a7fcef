import { siloCollaborator } from '#model/needs'
import { projects } from '#features/silo/projects/noun'
import { HelpLink } from '#features/kit/help/HelpLink'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { Link } from '#features/kit/routing/Link'
import styles from './Home.module.css'
import { EmptySky } from './ProjectOrrery'

/** A silo without projects: the empty sky, and the way to a first instance. */
export function FirstProject() {
  const whyNot = useRoleReason()
  return (
    <div className={styles.welcome}>
      <div className={styles.sky}>
        <EmptySky />
      </div>
      <ol className={styles.firstSteps}>
        <li>
          {whyNot(siloCollaborator) ? (
            <>
              <b>Create a project</b>
              <span>There are no projects. An admin of the silo can give you a role to create one.</span>
            </>
          ) : (
            <>
              <Link to={projects.to.create()}>Create a project</Link>
              <span>It is the place of instances, disks and networks that belong together.</span>
            </>
          )}
        </li>
        <li>
          <HelpLink topic="instances">Create an instance</HelpLink>
          <span>With its disk, from an image.</span>
        </li>
        <li>
          <HelpLink topic="ssh-keys">Connect</HelpLink>
          <span>By ssh with your key, or over its serial console.</span>
        </li>
      </ol>
    </div>
  )
}
