import { useMemo, type ReactNode } from 'react'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Disk, FloatingIp, Instance } from '#store/api/generated/types'
import { capital } from '#model/case'
import { disksApi } from '#store/api/resources/disks'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { instancesApi } from '#store/api/resources/instances'
import { cutAt } from '#store/api/wire/nextPage'
import { ALL_LIMIT } from '#model/paging'
import { listText } from '#ui/format/listText'
import { Card } from '#ui/layout/Card'
import { PageHeader } from '#ui/layout/PageHeader'
import { AgeText } from '#ui/text/AgeText'
import { useNow } from '#ui/text/useNow'
import { deletedThings } from '#features/console/deleted/noun'
import { disks as diskNoun } from '#features/project/disks/noun'
import { floatingIps } from '#features/project/floating-ips/noun'
import { instances as instanceNoun } from '#features/project/instances/noun'
import { byWeight } from '#features/system/issues/exports/finding'
import { findingsChangeAt, isStuck, projectFindings } from '#features/system/issues/exports/instanceFindings'
import { PageHelp } from '#features/kit/help/PageHelp'
import { diskTone, instanceTone } from '#features/kit/lifecycle/stateTones'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { AttentionTable } from '../AttentionTable'
import { firstText } from '../firstText'
import { movingIn } from '../moving'
import { MovingLine } from '../MovingLine'
import styles from '../overview.module.css'
import { StateCounts, type StateCountsProps } from '../StateCounts'
import { useProjectThings } from '../useProjectThings'
import { Unread } from '../Unread'
import { FirstSteps } from './FirstSteps'
import { lastChangedIn } from './lastChanged'

const ofProject = ({ project }: At<'project'>) => ({ project, limit: ALL_LIMIT })

/** Each part of the page shows its own error. */
export const loader = loadAll(
  settled(load(instancesApi.endpoints.instanceList, ofProject)),
  settled(load(disksApi.endpoints.diskList, ofProject)),
  settled(load(floatingIpsApi.endpoints.floatingIpList, ofProject)),
)

/** The number of last changes, and of addresses. */
const SHOWN = 5

interface PartProps<Data> {
  /** Within a sentence: "disks". */
  noun: string
  query: QueryLike<Data>
  children: (data: Data) => ReactNode
}

/** A part of the page that is read by itself: its data, below the error of the last call if that failed. */
const Part = <Data,>({ noun, query, children }: PartProps<Data>) => (
  <>
    {(query.data === undefined || query.error !== undefined) && <PendingQuery query={query} noun={noun} />}
    {query.data !== undefined && children(query.data)}
  </>
)

interface StatesCardProps extends Pick<StateCountsProps, 'noun' | 'lifecycle' | 'toneOf' | 'stuck' | 'list'> {
  title: string
  query: QueryLike
  /** Undefined until they are known. */
  states: readonly string[] | undefined
}

/** How many of a kind are in each state, above all of them. */
const StatesCard = ({ title, query, states, ...counts }: StatesCardProps) => (
  <Card title={title} actions={<Link to={counts.list}>{`All ${counts.noun}`}</Link>}>
    <Part noun={counts.noun} query={query}>
      {(data) => states && <StateCounts {...counts} states={states} first={cutAt(data)} />}
    </Part>
  </Card>
)

/** The first floating IPs of a project. */
const Addresses = ({ ips }: { ips: readonly FloatingIp[] }) =>
  ips.length === 0 ? (
    <p className={styles.none}>No floating IPs.</p>
  ) : (
    <ul className={styles.rows}>
      {ips.slice(0, SHOWN).map(({ id, name, ip, instanceId }) => (
        <li key={id}>
          <span>{name}</span>
          <code>{ip}</code>
          <span>{instanceId ? 'in use' : 'free'}</span>
        </li>
      ))}
    </ul>
  )

interface LastChangesProps {
  project: string
  ofInstances: readonly Instance[] | undefined
  ofDisks: readonly Disk[] | undefined
  ofIps: readonly FloatingIp[] | undefined
  /** Whether instances and disks were read, or could not be. */
  isSettled: boolean
  /** The sentence of what could not be read. */
  gap: string | undefined
}

/** The records of a project that changed last. */
function LastChanges({ project, ofInstances, ofDisks, ofIps, isSettled, gap }: LastChangesProps) {
  const changes = useMemo(
    () => lastChangedIn(project, ofInstances ?? [], ofDisks ?? [], ofIps ?? []).slice(0, SHOWN),
    [project, ofInstances, ofDisks, ofIps],
  )
  return (
    <>
      <ul className={styles.rows}>
        {changes.map(({ id, text, to, at }) => (
          <li key={id}>
            <Link to={to}>{text}</Link>
            <AgeText at={new Date(at)} ago />
          </li>
        ))}
      </ul>
      {isSettled && changes.length === 0 && !gap && <p className={styles.none}>Nothing yet.</p>}
      {isSettled && gap && <Unread>{gap}</Unread>}
    </>
  )
}

/** "Instances and disks could not be read."; undefined unless a call failed and nothing of it is known. */
function gapOf(lists: readonly { noun: string; query: QueryLike }[]): string | undefined {
  const unread = lists.filter(({ query }) => query.data === undefined && query.error !== undefined)
  if (unread.length === 0) return undefined
  return `${capital(listText(unread.map(({ noun }) => noun)))} could not be read.`
}

/** A project at a glance: what failed or is late, its instances, disks and addresses, and what changed last. */
export function ProjectOverviewPage() {
  const { project } = useParam('project')
  const { instances, disks } = useProjectThings(project)
  const ips = floatingIpsApi.endpoints.floatingIpList.useQuery({ project, limit: ALL_LIMIT })
  const [ofInstances, ofDisks, ofIps] = [instances.data?.items, disks.data?.items, ips.data?.items]
  const isSettled = (ofInstances ?? instances.error) !== undefined && (ofDisks ?? disks.error) !== undefined
  const now = useNow((from) => findingsChangeAt(ofInstances ?? [], from))
  const findings = useMemo(
    () => byWeight(projectFindings(project, ofInstances ?? [], ofDisks ?? [], now)),
    [project, ofInstances, ofDisks, now],
  )
  const moving = movingIn(project, ofInstances ?? [], ofDisks ?? [], now)
  const lists = [
    { noun: 'instances', query: instances },
    { noun: 'disks', query: disks },
    { noun: 'floating IPs', query: ips },
  ]
  const gap = gapOf(lists)
  return (
    <div className={styles.page}>
      <PageHeader
        title={project}
        actions={
          <>
            <PageHelp />
            <PageRefresh
              refresh={() => Promise.all(lists.map(({ query }) => query.refetch()))}
              updatedAt={instances.fulfilledTimeStamp}
            />
          </>
        }
      />
      <div className={styles.facts}>
        <StatesCard
          title="Instances"
          noun="instances"
          query={instances}
          states={ofInstances?.map(({ runState }) => runState)}
          stuck={ofInstances?.filter((instance) => isStuck(instance, now)).map(({ runState }) => runState)}
          lifecycle={instanceLifecycle}
          toneOf={instanceTone}
          list={instanceNoun.to.list({ project })}
        />
        <StatesCard
          title="Disks"
          noun="disks"
          query={disks}
          states={ofDisks?.map(({ state }) => state.state)}
          lifecycle={diskLifecycle}
          toneOf={diskTone}
          list={diskNoun.to.list({ project })}
        />
      </div>
      <div className={styles.sides}>
        {ofInstances?.length === 0 && ofDisks?.length === 0 ? (
          <FirstSteps project={project} />
        ) : (
          <Card title="Needs attention">
            <AttentionTable
              of="project"
              findings={isSettled ? findings : undefined}
              none="Nothing has failed or is late."
              gap={gapOf(lists.slice(0, 2))}
              part={firstText([
                { noun: 'instances', first: cutAt(instances.data) },
                { noun: 'disks', first: cutAt(disks.data) },
              ])}
            />
            {isSettled && <MovingLine moving={moving} />}
          </Card>
        )}
        <div>
          <Card
            title="Floating IPs"
            actions={<Link to={floatingIps.to.list({ project })}>All floating IPs</Link>}
          >
            <Part noun="floating IPs" query={ips}>
              {({ items }) => <Addresses ips={items} />}
            </Part>
          </Card>
          <Card
            title="Last updated"
            actions={<Link to={deletedThings.to.list({ project })}>{deletedThings.title}</Link>}
          >
            <LastChanges
              project={project}
              ofInstances={ofInstances}
              ofDisks={ofDisks}
              ofIps={ofIps}
              isSettled={isSettled}
              gap={gap}
            />
          </Card>
        </div>
      </div>
    </div>
  )
}
