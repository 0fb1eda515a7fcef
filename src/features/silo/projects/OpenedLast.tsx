import { lastProjects } from '#features/kit/routing/lastProjects'
import { Link } from '#features/kit/routing/Link'
import { useMe } from '#features/kit/roles/useMe'
import { projects } from './noun'
import styles from './OpenedLast.module.css'

/** How many projects are named, and how many a list has that is not seen at a glance. */
const SHOWN = 5
const MANY = 8

interface OpenedLastProps {
  /** The names on this page of the list; undefined while loading. */
  names: readonly string[] | undefined
  /** The page is the whole list, so that a name that is not on it is that of no project any more. */
  isWhole: boolean
}

/** Links to the projects that the user opened last in this browser, above a list that is not seen at a glance. */
export function OpenedLast({ names, isWhole }: OpenedLastProps) {
  const { me } = useMe()
  const last = lastProjects(me?.id).filter((name) => !isWhole || !names || names.includes(name))
  if (last.length === 0 || (isWhole && (names?.length ?? 0) < MANY)) return null
  return (
    <nav className={styles.line} aria-label="Projects opened last">
      <span aria-hidden>Opened last</span>
      {last.slice(0, SHOWN).map((project) => (
        <Link key={project} to={projects.to.page({ project })}>
          {project}
        </Link>
      ))}
    </nav>
  )
}
