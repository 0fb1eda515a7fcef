import { idMarks, distinctNames } from '#model/distinctNames'
import { formatCount } from '#ui/format/numbers'
import { Fold } from '#ui/layout/Fold'
import { SizeText } from '#ui/text/SizeText'
import { Link } from '#features/kit/routing/Link'
import { branchesOf, goingAndKept, type Branch } from './branches'
import type { WholeReading } from './thing'
import styles from './DeleteAll.module.css'

/** The most names of one kind that are written out. */
const MOST_NAMES = 100

/** The words for things that are deleted with the one around them; the sentence above the lists is about the others. */
const fateText = ({ fate }: Branch) => fate === 'goesWith' && 'deleted with it'

/**
 * The contents of a whole, as nested lists: the kinds with their numbers and sizes, and their names on demand, as
 * links to their pages. A sentence below them has the things that are kept.
 */
export function Tree({ reading: { things } }: { reading: WholeReading }) {
  const [whole] = things
  if (!whole) return null
  const { going, kept } = goingAndKept(things)
  return (
    <>
      {going.length > 1 ? (
        <>
          <p className={styles.fate}>All of these will be deleted.</p>
          <Level of={whole.id} branches={branchesOf(going)} label={`What is in ${whole.name}`} />
        </>
      ) : (
        <p>Nothing is in it.</p>
      )}
      {kept !== undefined && <p>{kept}</p>}
    </>
  )
}

interface LevelProps {
  of: string
  branches: ReturnType<typeof branchesOf>
  label: string
}

const Level = ({ of, branches, label }: LevelProps) => (
  <ul className={styles.tree} aria-label={label}>
    {(branches.get(of) ?? []).map((branch) => (
      <li key={`${branch.kind} ${branch.fate}`}>
        <Fold
          summary={
            <span className={styles.branch}>
              <span className={styles.kind}>{branch.label}</span>{' '}
              <span>{formatCount(branch.things.length)}</span>{' '}
              <span>{branch.size > 0 && <SizeText bytes={branch.size} />}</span>{' '}
              <span className={styles.fate}>{fateText(branch)}</span>
            </span>
          }
        >
          <Names branch={branch} branches={branches} />
        </Fold>
      </li>
    ))}
  </ul>
)

function Names({ branch: { things }, branches }: { branch: Branch; branches: LevelProps['branches'] }) {
  const more = things.length - MOST_NAMES
  const names = distinctNames(
    things,
    ({ name }) => name,
    ({ id }) => idMarks(id),
  )
  return (
    <ul className={styles.names}>
      {things.slice(0, MOST_NAMES).map(({ id, name: own, to }, index) => {
        const name = names[index] ?? own
        return (
          <li key={id}>
            {to ? <Link to={to}>{name}</Link> : name}
            {branches.has(id) && <Level of={id} branches={branches} label={`What is in ${name}`} />}
          </li>
        )
      })}
      {more > 0 && <li>And {more} more</li>}
    </ul>
  )
}
