import { Suspense, useMemo, useState } from 'react'
import { accessTokensApi } from '#store/api/resources/accessTokens'
import { certificatesApi } from '#store/api/resources/certificates'
import { projectsApi } from '#store/api/resources/projects'
import { utilizationApi } from '#store/api/resources/utilization'
import { isForbidden } from '#model/apiError'
import { isCut } from '#store/api/wire/nextPage'
import { ALL_LIMIT } from '#model/paging'
import { capital } from '#model/case'
import { listText } from '#ui/format/listText'
import { Card } from '#ui/layout/Card'
import { PageHeader } from '#ui/layout/PageHeader'
import { lazyPart } from '#ui/lazyPart'
import { useNow } from '#ui/text/useNow'
import { projects } from '#features/silo/projects/noun'
import { byWeight } from '#features/system/issues/exports/finding'
import { findingsChangeAt, projectFindings } from '#features/system/issues/exports/instanceFindings'
import { PageHelp } from '#features/kit/help/PageHelp'
import type { NamedQuery } from '#features/kit/queries/FailedQueries'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { lastUsedFirst } from '#features/kit/routing/lastUsedFirst'
import { lastProjects } from '#features/kit/routing/lastProjects'
import { useMe } from '#features/kit/roles/useMe'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { CapacityMeters } from '#features/shared/capacity/CapacityMeters'
import { AttentionTable } from '../AttentionTable'
import { firstText } from '../firstText'
import { movingIn } from '../moving'
import { MovingLine } from '../MovingLine'
import { RegionNeeds } from '../RegionNeeds'
import { Unread } from '../Unread'
import { calledName } from './calledName'
import { Expiring } from './Expiring'
import { FirstProject } from './FirstProject'
import { home } from './noun'
import { NAMED } from './orbits'
import styles from './Home.module.css'
import { ProjectOrrery } from './ProjectOrrery'
import { unreadText, useKnownThings } from './useKnownThings'
import { WithoutRole } from './WithoutRole'

/** Each part of the page shows its own error. */
export const loader = loadAll(
  settled(load(projectsApi.endpoints.projectList, () => ({ limit: ALL_LIMIT }))),
  settled(load(utilizationApi.endpoints.utilizationView, () => ({}))),
  settled(load(accessTokensApi.endpoints.currentUserAccessTokenList, () => ({ limit: ALL_LIMIT }))),
  settled(load(certificatesApi.endpoints.certificateList, () => ({ limit: ALL_LIMIT }))),
)

/** The words of the link to all projects. @param count undefined while it is unknown */
const allText = (count: number | undefined) => {
  if (count === undefined) return 'All projects'
  return count === 1 ? '1 project' : `All ${count} projects`
}

// Few users ever see an error, so its code is fetched with the first one.
const FailedQueries = lazyPart(
  async () => (await import('#features/kit/queries/FailedQueries')).FailedQueries,
)

/** The quota of the silo, and what is left of it; above it what could not be read, the quota too. */
function QuotaLeft({ unread }: { unread: readonly NamedQuery[] }) {
  const query = utilizationApi.endpoints.utilizationView.useQuery({})
  const { data, error } = query
  const failed = [...(data || error === undefined ? [] : [{ ...query, what: 'the quota' }]), ...unread]
  return (
    <>
      {failed.length > 0 && (
        <Suspense>
          <FailedQueries of={failed} />
        </Suspense>
      )}
      {data ? (
        <CapacityMeters isBrief provisioned={data.provisioned} quotas={data.capacity} />
      ) : (
        error === undefined && <PendingQuery query={query} noun="the quota" />
      )}
    </>
  )
}

/** The silo at a glance for one of its people: what failed or is late, what is left, what expires, the last projects. */
export function HomePage() {
  const { me } = useMe()
  const [last] = useState(() => lastProjects(me?.id))
  const query = projectsApi.endpoints.projectList.useQuery({ limit: ALL_LIMIT })
  const names = useMemo(() => query.data?.items.map(({ name }) => name), [query.data])
  const shown = useMemo(() => lastUsedFirst(names ?? [], last).slice(0, NAMED), [names, last])
  const things = useKnownThings(shown)
  const isKnown = names !== undefined && things.every(({ isSettled }) => isSettled)
  const now = useNow((from) =>
    findingsChangeAt(
      things.flatMap(({ instances }) => instances ?? []),
      from,
    ),
  )
  const findings = isKnown
    ? byWeight(
        things.flatMap(({ project, instances, disks }) =>
          projectFindings(project, instances ?? [], disks ?? [], now),
        ),
      )
    : undefined
  const moving = isKnown
    ? things.flatMap(({ project, instances, disks }) => movingIn(project, instances ?? [], disks ?? [], now))
    : []
  const isRefused = isForbidden(query.error)
  const lists = things.flatMap(({ unread }) => unread)
  const unread = lists.map((list) => ({ ...list, what: unreadText(list, lists) }))
  const part = firstText(
    things.flatMap(({ project, cut }) =>
      cut.map(({ kind, first }) => ({ noun: `${kind} of ${project}`, first })),
    ),
  )
  const hasGap = things.some(({ instances, disks }) => !instances || !disks)
  const gap =
    unread.length > 0
      ? `${capital(listText([...new Set(unread.map(({ what }) => what))]))} could not be read.`
      : 'Not all projects could be read.'
  const quota = <QuotaLeft unread={unread} />
  if (isRefused && me)
    return (
      <div className={styles.page}>
        <PageHeader title={`Welcome, ${calledName(me.displayName)}`} actions={<PageHelp />} />
        <WithoutRole me={me} onRetry={() => void query.refetch()} />
      </div>
    )
  return (
    <div className={styles.page}>
      <PageHeader
        title={me?.siloName ?? home.title}
        actions={
          <>
            <RegionNeeds />
            <PageHelp />
          </>
        }
      />
      {quota}
      <div className={styles.sides}>
        <Card
          title={names?.length === 0 ? 'First steps' : last.length > 0 ? 'Opened last' : 'Projects'}
          actions={
            names?.length === 0 ? undefined : (
              <Link to={projects.to.list()}>{allText(isCut(query.data) ? undefined : names?.length)}</Link>
            )
          }
        >
          {!names && query.error !== undefined && <Unread>The projects could not be read.</Unread>}
          {names?.length === 0 && <FirstProject />}
          {names && names.length > 0 && (
            <ProjectOrrery
              things={things}
              others={names.length - things.length}
              isByUse={last.length > 0}
              now={now}
            />
          )}
        </Card>
        <div>
          <Card title="Needs attention">
            {query.data || query.error === undefined ? (
              <>
                <AttentionTable
                  of="projects"
                  findings={findings}
                  none="Nothing has failed or is late."
                  gap={hasGap ? gap : undefined}
                  part={part}
                />
                <MovingLine hasProjects moving={moving} />
              </>
            ) : (
              <PendingQuery query={query} noun="projects" />
            )}
          </Card>
          <Card title="Expired or expiring">
            <Expiring />
          </Card>
        </div>
      </div>
    </div>
  )
}
