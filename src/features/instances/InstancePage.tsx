// @chunk detail
import { load, loadHeadFirst, type At } from '#features/routing/load'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { useState } from 'react'
import { isRestartDue, isRestartExpected } from '#machines/lifecycle/autoRestart'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { networkInterfaces } from '#features/instances/networking/noun'
import { paths } from '#src/paths'
import type { Instance } from '#store/api/generated/types'
import { instanceRelatedTags, instancesApi } from '#store/api/resources/instances'
import { useAppDispatch } from '#store/hooks'
import { dateOf } from '#store/model/dates'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { SizeText } from '#ui/text/SizeText'
import { Unit } from '#ui/text/Unit'
import { DetailPage } from '#features/shared/detail/DetailPage'
import { PlanProgress } from '#features/shared/plan/PlanProgress'
import { LawCourse } from '#features/shared/law/LawCourse'
import { LinkButton } from '#features/shared/LinkButton'
import { useParam } from '#features/routing/useParam'
import { useIsDeleted, useShown } from '#features/shared/gone'
import { recordPolling } from '#features/shared/polling'
import { ExternalIps } from './ExternalIps'
import { InstanceState } from './InstanceState'
import { instanceLaw } from './law'
import { RefreshedAt } from './refreshedAt'
import { RestartStatus } from './RestartStatus'
import { useInstanceMenu } from './useInstanceMenu'
import { VpcLink } from './VpcLink'
import { instances } from './noun'

const instanceOf = ({ project, instance }: At<'project' | 'instance'>) => ({ project, instance })

/** The calls of the header of an instance and of its storage tab. */
export const loader = loadHeadFirst(
  instancesApi.endpoints.instanceView,
  instancesApi.endpoints.instanceList,
  'instance',
  instanceOf,
  load(instanceDisksApi.endpoints.instanceDiskList, instanceOf),
  load(instancesApi.endpoints.instanceExternalIpList, instanceOf),
  load(instancesApi.endpoints.instanceNetworkInterfaceList, instanceOf),
)

/** Whether an instance restarts by itself, now or after its cooldown. */
function restartOf(instance: Instance | undefined) {
  if (!instance || !isRestartExpected(instance)) return 'none'
  return isRestartDue(instance, Date.now()) ? 'due' : 'cooling'
}

/** The page of one instance: properties, state and tabs. */
export function InstancePage() {
  const { project, instance: name } = useParam('project', 'instance')
  const at = { project, instance: name }
  const { data: known } = instancesApi.endpoints.instanceView.useQueryState(at)
  const state = useIsDeleted(known?.id) ? undefined : known?.runState
  const query = instancesApi.endpoints.instanceView.useQuery(
    at,
    recordPolling(instanceLifecycle, state, restartOf(known)),
  )
  const [refreshedAt, setRefreshedAt] = useState(0)
  const dispatch = useAppDispatch()
  const instance = useShown(query, instances.to.list({ project }))
  const { menu, palette, dialog } = useInstanceMenu(project, instance && [instance], 'page')
  if (!instance) return null
  const refresh = async () => {
    setRefreshedAt(Date.now())
    dispatch(instancesApi.util.invalidateTags([...instanceRelatedTags]))
    await query.refetch()
  }
  return (
    <RefreshedAt value={refreshedAt}>
      <DetailPage
        noun="Instance"
        title={instance.name}
        mark={
          <InstanceState instance={instance}>
            <RestartStatus instance={instance} settings={instances.to.settings(at)} />
          </InstanceState>
        }
        context={instance.description}
        topic="instances"
        query={query}
        refresh={refresh}
        actions={
          instanceLifecycle.can(instance.runState, 'command.openSerialConsole') && (
            <LinkButton
              tone={toneOf(instance, 'command.openSerialConsole')}
              to={instances.to.serialConsole({ project, instance: name })}
            >
              Open console
            </LinkButton>
          )
        }
        menu={menu(instance)}
        palette={palette(instance)}
        facts={[
          {
            isPlain: true,
            label: 'CPU',
            value: <Unit value={instance.ncpus} unit={instance.ncpus === 1 ? 'vCPU' : 'vCPUs'} />,
          },
          { isPlain: true, label: 'Memory', value: <SizeText bytes={instance.memory} /> },
          { label: 'VPC', value: <VpcLink project={project} instance={name} /> },
          { label: 'External IPs', value: <ExternalIps at={at} more={networkInterfaces.to.list(at)} /> },
          { label: 'Created', value: <DateText at={dateOf(instance, 'timeCreated')} /> },
          { label: 'ID', value: <IdText value={instance.id} /> },
        ]}
        course={<LawCourse law={instanceLaw} row={instance} />}
        tabs={[
          { label: 'Storage', to: instances.to.page(at) },
          { label: 'Networking', to: networkInterfaces.to.list(at) },
          { label: 'Metrics', to: instances.to.metrics(at), under: paths.instanceMetricsRoot(at) },
          { label: 'Connect', to: instances.to.connect(at) },
          { label: 'Settings', to: instances.to.settings(at) },
        ]}
      >
        <PlanProgress id={instance.id} />
      </DetailPage>
      {dialog}
    </RefreshedAt>
  )
}

/** The command that the state suggests is the page's primary action; those of the course are there. */
const toneOf = ({ runState }: Instance, event: string | undefined) =>
  event !== undefined && instanceLifecycle.suggests(runState) === event ? 'primary' : 'secondary'
