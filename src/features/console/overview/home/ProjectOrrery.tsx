import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { counted } from '#ui/format/counted'
import { Skeleton } from '#ui/feedback/Skeleton'
import { StateMark } from '#ui/feedback/StateBadge'
import type { Column } from '#ui/tables/column'
import { DataTable } from '#ui/tables/DataTable'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { instances as instanceNoun } from '#features/project/instances/noun'
import { projects } from '#features/silo/projects/noun'
import { isStuck } from '#features/system/issues/exports/instanceFindings'
import { instanceTone } from '#features/kit/lifecycle/stateTones'
import { Link } from '#features/kit/routing/Link'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { TableOfPicture } from '#features/shared/TableOfPicture'
import { projectOverview } from '../project/noun'
import { StateCounts } from '../StateCounts'
import { useProjectThings } from '../useProjectThings'
import { bodyFacts, bodyName, type BodyFacts } from './bodyFacts'
import {
  beltOf,
  beltPath,
  BODY_ROOM,
  divisionsOf,
  orbitPath,
  plateOf,
  radiusOf,
  type Plate,
  type SkyPoint,
} from './orbits'
import styles from './ProjectOrrery.module.css'
import type { KnownThings } from './useKnownThings'

/** A project with a body. */
interface Body {
  project: string
  /** Undefined until its instances and disks are read, and if they could not be. */
  facts: BodyFacts | undefined
  isSettled: boolean
  things: KnownThings
}

const NOT_KNOWN = 'not known'

/** How far from its place a body begins to turn, in percent of its orbit: the inner ones are faster. */
const startOf = (index: number) => `${78 + 3 * index}%`

/** The drawing of a body, around the point where it is. */
function BodyDrawing({ facts }: Pick<Body, 'facts'>) {
  if (!facts) return <circle r="6" className={styles.unread} />
  const radius = radiusOf(facts.vcpus)
  const arm = Math.min(4.5, radius * 0.42)
  const ring = radius + 4.5
  return (
    <>
      <circle r={radius} className={styles.body} />
      {facts.failed > 0 && (
        <path d={`M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`} className={styles.cross} />
      )}
      {facts.changing > 0 && (
        <>
          <circle r={ring} className={styles.moving} />
          <circle r="3.2" cx={ring * 0.77} cy={ring * -0.64} className={styles.moon} />
        </>
      )}
    </>
  )
}

interface SkyProps {
  plate: Plate
  bodies: readonly Body[]
  /** The number of those in the belt. */
  others: number
  children?: ReactNode
}

/** The picture: orbits, the belt of the other projects, and the bodies. */
const Sky = ({ plate, bodies, others, children }: SkyProps) => (
  <svg
    viewBox={`${-plate.star.x} ${-plate.star.y} ${plate.width} ${plate.height}`}
    className={styles.sky}
    aria-hidden
  >
    {plate.belt && (
      <>
        <path d={divisionsOf(plate)} className={styles.ring} />
        <path d={beltPath(plate)} className={styles.belt} />
        {beltOf(plate, others).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" className={styles.small} />
        ))}
      </>
    )}
    {plate.places.map((place, index) => (
      <path key={index} d={orbitPath(place)} className={styles.orbit} />
    ))}
    <circle r="7" className={styles.star} />
    <circle r="12" className={styles.halo} />
    {bodies.map(({ project, facts }, index) => {
      const place = plate.places[index]
      return (
        place && (
          <g
            key={project}
            className={`${styles.placed} ${facts && facts.failed > 0 ? styles.failed : ''}`}
            style={{ offsetPath: `path('${orbitPath(place)}')`, '--from': startOf(index) } as CSSProperties}
          >
            <BodyDrawing facts={facts} />
          </g>
        )
      )
    })}
    {children}
  </svg>
)

/** The sky of a silo without projects: orbits, and an empty place on one of them. */
export function EmptySky() {
  const plate = plateOf(3, true)
  const [place] = plate.places
  return (
    <div className={styles.frame}>
      <div className={styles.plate}>
        <Sky plate={plate} bodies={[]} others={0}>
          {place && <circle r="8" cx={place.x} cy={place.y} className={styles.unread} />}
        </Sky>
      </div>
    </div>
  )
}

/** The facts below the name of a body: its size, and its worst states with their marks. */
function Facts({ facts, isSettled }: Pick<Body, 'facts' | 'isSettled'>) {
  if (!facts)
    return (
      <span className={styles.facts} aria-hidden>
        {isSettled ? NOT_KNOWN : <Skeleton width="7ch" />}
      </span>
    )
  const { vcpus, failed, attention, changing } = facts
  const exceptions = failed || attention
  return (
    <span className={styles.facts} aria-hidden>
      {counted(vcpus, 'vCPU')}
      {exceptions > 0 && (
        <>
          <StateMark tone={failed > 0 ? 'failed' : 'attention'} />
          <b>{exceptions}</b>
        </>
      )}
      {changing > 0 && (
        <>
          <StateMark tone="motion" />
          <b>{changing}</b>
        </>
      )}
    </span>
  )
}

/** The link of a body, with its name. It keeps what is known of the project up to date. */
function BodyLink({ project, facts, isSettled }: Body) {
  useProjectThings(project)
  return (
    <Link to={projectOverview.to.list({ project })} title={project}>
      <VisuallyHidden>{bodyName(project, facts, isSettled ? NOT_KNOWN : 'loading')}</VisuallyHidden>
      <span className={styles.name} aria-hidden>
        {project}
      </span>
      <Facts facts={facts} isSettled={isSettled} />
    </Link>
  )
}

/** The place of the link of a body, in parts of the picture. */
function linkPlace({ width, height, star }: Plate, point: SkyPoint | undefined) {
  const { x, y } = point ?? { x: 0, y: 0 }
  return {
    '--left': `${(100 * (star.x + x)) / width}%`,
    '--top': `${(100 * (star.y + y - BODY_ROOM)) / height}%`,
  } as CSSProperties
}

const columnsAt = (now: number): readonly Column<Body>[] => [
  {
    id: 'project',
    header: 'Project',
    cell: ({ project }) => <Link to={projectOverview.to.list({ project })}>{project}</Link>,
  },
  {
    id: 'vcpus',
    header: 'vCPUs',
    align: 'end',
    width: '5rem',
    cell: ({ facts }) => facts?.vcpus ?? <EmptyCell />,
  },
  {
    id: 'instances',
    header: 'Instances',
    cell: ({ project, isSettled, things: { instances, cut } }) =>
      instances ? (
        <StateCounts
          noun="instances"
          isBrief
          lifecycle={instanceLifecycle}
          toneOf={instanceTone}
          states={instances.map(({ runState }) => runState)}
          stuck={instances.filter((each) => isStuck(each, now)).map(({ runState }) => runState)}
          list={instanceNoun.to.list({ project })}
          first={cut.find(({ kind }) => kind === 'instances')?.first}
        />
      ) : isSettled ? (
        'Not known'
      ) : (
        <Skeleton width="16ch" />
      ),
  },
]

interface ProjectOrreryProps {
  /** Of the projects with a body, the one that was used last first. */
  things: readonly KnownThings[]
  /** The number of the other projects, which are not read. */
  others: number
  /** The order is that of their last use. */
  isByUse: boolean
  /** In milliseconds since the epoch. */
  now: number
}

/**
 * The projects of the silo as bodies around it: the nearer the later used, the larger the more vCPUs they use, with a ring
 * where something changes, and red where something failed. Each is a link. The others are a belt, and are not read.
 */
export function ProjectOrrery({ things, others, isByUse, now }: ProjectOrreryProps) {
  const plate = useMemo(() => plateOf(things.length, others > 0), [things.length, others])
  const columns = useMemo(() => columnsAt(now), [now])
  const bodies = things.map((known): Body => {
    const { project, instances, disks, isSettled } = known
    const facts = instances && disks && bodyFacts(project, instances, disks, now)
    return { project, facts, isSettled, things: known }
  })
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.plate}>
          <Sky plate={plate} bodies={bodies} others={others} />
          <ul className={styles.bodies}>
            {bodies.map((body, index) => (
              <li key={body.project} style={linkPlace(plate, plate.places[index])}>
                <BodyLink {...body} />
              </li>
            ))}
            {others > 0 && (
              <li className={styles.others}>
                <Link to={projects.to.list()}>
                  <span className={styles.rest}>{others} more, not read</span>
                </Link>
              </li>
            )}
          </ul>
        </div>
      </div>
      <p className={styles.key}>
        {isByUse && 'Nearest: used last. '}
        Size: vCPUs. Ring: something changes. Red: something failed.
      </p>
      <TableOfPicture>
        <DataTable
          label="Projects"
          columns={columns}
          rows={bodies}
          rowKey={({ project }) => project}
          usualCount={things.length}
        />
      </TableOfPicture>
    </>
  )
}
