import { useMemo } from 'react'
import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { disksApi } from '#store/api/resources/disks'
import { floatingIpsApi } from '#store/api/resources/floatingIps'
import { instancesApi } from '#store/api/resources/instances'
import { ALL_LIMIT } from '#store/model/paging'
import { Card } from '#ui/layout/Card'
import { PageHeader } from '#ui/layout/PageHeader'
import { AgeText } from '#ui/text/AgeText'
import { useNow } from '#ui/text/useNow'
import { deletedThings } from '#features/deleted/noun'
import { disks as diskNoun } from '#features/disks/noun'
import { floatingIps } from '#features/floating-ips/noun'
import { instances as instanceNoun } from '#features/instances/noun'
import { byWeight } from '#features/issues/exports/finding'
import { findingsChangeAt, projectFindings } from '#features/issues/exports/instanceFindings'
import { PageHelp } from '#features/kit/help/PageHelp'
import { diskTone, instanceTone } from '#features/kit/lifecycle/stateTones'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { AttentionTable } from '../AttentionTable'
import styles from '../overview.module.css'
import { StateCounts } from '../StateCounts'
import { useProjectThings } from '../useProjectThings'
import { lastChangedIn } from './lastChanged'
import { projectOverview } from './noun'

const ofProject = ({ project }: At<'project'>) => ({ project, limit: ALL_LIMIT })

/** Each part of the page shows its own error. */
export const loader = loadAll(
  settled(load(instancesApi.endpoints.instanceList, ofProject)),
  settled(load(disksApi.endpoints.diskList, ofProject)),
  settled(load(floatingIpsApi.endpoints.floatingIpList, ofProject)),
)

/** The number of last changes, and of addresses. */
const SHOWN = 5

/** A project at a glance: what failed or moves, its instances, disks and addresses, and what changed last. */
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
  const changes = useMemo(
    () => lastChangedIn(project, ofInstances ?? [], ofDisks ?? [], ofIps ?? []).slice(0, SHOWN),
    [project, ofInstances, ofDisks, ofIps],
  )
  const queries = [
    { ...instances, failed: 'Could not load instances' },
    { ...disks, failed: 'Could not load disks' },
    { ...ips, failed: 'Could not load floating IPs' },
  ]
  const [instanceList, diskList] = [instanceNoun.to.list({ project }), diskNoun.to.list({ project })]
  return (
    <div className={styles.page}>
      <PageHeader
        title={projectOverview.title}
        actions={
          <>
            <PageHelp />
            <PageRefresh
              refresh={() => Promise.all(queries.map(({ refetch }) => refetch()))}
              updatedAt={instances.fulfilledTimeStamp}
            />
          </>
        }
      />
      <QueryFailures of={queries} what="the project" />
      <div className={styles.facts}>
        <Card title="Instances" actions={<Link to={instanceList}>All instances</Link>}>
          {ofInstances ? (
            <StateCounts
              noun="instances"
              lifecycle={instanceLifecycle}
              toneOf={instanceTone}
              states={ofInstances.map(({ runState }) => runState)}
              list={instanceList}
            />
          ) : (
            instances.error === undefined && <PendingQuery query={instances} noun="instances" />
          )}
        </Card>
        <Card title="Disks" actions={<Link to={diskList}>All disks</Link>}>
          {ofDisks ? (
            <StateCounts
              noun="disks"
              lifecycle={diskLifecycle}
              toneOf={diskTone}
              states={ofDisks.map(({ state }) => state.state)}
              list={diskList}
            />
          ) : (
            disks.error === undefined && <PendingQuery query={disks} noun="disks" />
          )}
        </Card>
      </div>
      <div className={styles.sides}>
        <Card title="Failed or moving">
          <AttentionTable
            of="project"
            findings={isSettled ? findings : undefined}
            none={
              ofInstances && ofDisks
                ? 'Nothing has failed or is changing.'
                : 'Nothing else: not all could be read.'
            }
          />
        </Card>
        <div>
          <Card
            title="Floating IPs"
            actions={<Link to={floatingIps.to.list({ project })}>All floating IPs</Link>}
          >
            {ofIps ? (
              <ul className={styles.rows}>
                {ofIps.slice(0, SHOWN).map(({ id, name, ip, instanceId }) => (
                  <li key={id}>
                    <span>{name}</span>
                    <code>{ip}</code>
                    <span>{instanceId ? 'in use' : 'free'}</span>
                  </li>
                ))}
              </ul>
            ) : (
              ips.error === undefined && <PendingQuery query={ips} noun="floating IPs" />
            )}
            {ofIps?.length === 0 && <p className={styles.none}>No floating IPs.</p>}
          </Card>
          <Card
            title="Last updated"
            actions={<Link to={deletedThings.to.list({ project })}>Recently deleted</Link>}
          >
            <ul className={styles.rows}>
              {changes.map(({ id, text, to, at }) => (
                <li key={id}>
                  <Link to={to}>{text}</Link>
                  <AgeText at={new Date(at)} ago />
                </li>
              ))}
            </ul>
            {isSettled && changes.length === 0 && <p className={styles.none}>Nothing yet.</p>}
          </Card>
        </div>
      </div>
    </div>
  )
}
