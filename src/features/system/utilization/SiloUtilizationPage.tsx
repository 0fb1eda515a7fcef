import { projectsApi } from '#store/api/resources/projects'
import { utilizationApi } from '#store/api/resources/utilization'
import { isForbidden } from '#model/apiError'
import { ALL_LIMIT } from '#model/paging'
import { InlineSelect } from '#ui/forms/InlineSelect'
import { Card } from '#ui/layout/Card'
import { PageHeader } from '#ui/layout/PageHeader'
import { PageHelp } from '#features/kit/help/PageHelp'
import { CapacityMeters } from '#features/shared/capacity/CapacityMeters'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { loadFailureTitle } from '#features/kit/errors/failureTitle'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { RangePicker } from '#features/shared/timeRange/RangePicker'
import { useRefetchAt } from '#features/shared/timeRange/useRefetchAt'
import { useTimeRange } from '#features/shared/timeRange/useTimeRange'
import { useSearchParam } from '#features/kit/routing/useSearchParam'
import { CapacityCharts } from './CapacityCharts'
import { siloUtilization } from './noun'
import styles from './SiloUtilizationPage.module.css'

/** The quotas, and the projects as choices: a user may see the first without the second. */
export const loader = loadAll(
  load(utilizationApi.endpoints.utilizationView, () => ({})),
  settled(load(projectsApi.endpoints.projectList, () => ({ limit: ALL_LIMIT }))),
)

const ALL = ''

/** The user's silo: its use of quotas, now and over time. */
export function SiloUtilizationPage() {
  const control = useTimeRange()
  const utilization = utilizationApi.endpoints.utilizationView.useQuery({})
  const projects = projectsApi.endpoints.projectList.useQuery({ limit: ALL_LIMIT })
  useRefetchAt(control.refreshedAt, utilization.refetch)
  const [chosen, setProject] = useSearchParam('project', ALL)
  // A deleted project cannot stay chosen.
  const project = projects.data?.items.find(({ name }) => name === chosen)
  const { data } = utilization
  const isRefused = isForbidden(projects.error)
  return (
    <>
      <PageHeader
        title={siloUtilization.title}
        context="All projects of the silo share its quotas."
        actions={<PageHelp />}
      />
      {data ? (
        <>
          <QueryFailures of={[utilization]} what="utilization" />
          <CapacityMeters provisioned={data.provisioned} quotas={data.capacity} />
        </>
      ) : (
        <PendingQuery query={utilization} noun="utilization" />
      )}
      <Card
        title="Provisioned over time"
        actions={
          <RangePicker control={control}>
            {!isRefused && (
              <InlineSelect
                label="Project"
                isPlain
                value={project?.name ?? ALL}
                options={[
                  { value: ALL, label: 'All projects' },
                  ...(projects.data?.items ?? []).map(({ name }) => ({ value: name, label: name })),
                ]}
                onChange={setProject}
              />
            )}
          </RangePicker>
        }
      >
        {isRefused ? (
          <p className={styles.whole}>Your role shows the silo as a whole.</p>
        ) : (
          <QueryFailures of={[{ ...projects, failed: loadFailureTitle('Projects') }]} what="projects" />
        )}
        <CapacityCharts
          owner={project ? { level: 'silo', project: project.id } : { level: 'silo' }}
          control={control}
          quotas={project ? undefined : data?.capacity}
        />
      </Card>
    </>
  )
}
