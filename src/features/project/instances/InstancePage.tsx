// @chunk detail
import { regionNow } from '#src/regionTime'
import { createContext, Suspense, useState } from 'react'
import { isFailed, isRestartDue, isRestartExpected } from '#machines/lifecycle/autoRestart'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { instanceDisksApi } from '#store/api/resources/instanceDisks'
import { instanceRelatedTags, instancesApi } from '#store/api/resources/instances'
import { useAppDispatch } from '#store/hooks'
import { projectCollaborator } from '#model/needs'
import { wordFor } from '#ui/format/counted'
import { lazyPart } from '#ui/lazyPart'
import { SizeText } from '#ui/text/SizeText'
import { Unit } from '#ui/text/Unit'
import { networkInterfaces } from './networking/noun'
import { load, loadHeadFirst, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { useTabs } from '#features/kit/detail/useTabs'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { useIsDeleted, useShown } from '#features/kit/queries/gone'
import { LifecycleCourse } from '#features/kit/lifecycle/LifecycleCourse'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { recordPolling } from '#features/kit/queries/polling'
import { platformText } from './cpuPlatforms'
import styles from './InstancePage.module.css'
import { ExternalIps } from './InstanceAddresses'
import { VpcLink } from './VpcLink'
import { InstanceEnd } from './InstanceState'
import { instanceResource } from './lifecycle'
import { instances } from './noun'
import { useInstanceMenu } from './useInstanceMenu'

// Few instances have failed.
const RestartStatus = lazyPart(async () => (await import('./RestartStatus')).RestartStatus, {
  isOptional: true,
})

/** The time of the last manual refresh, in milliseconds since the epoch; 0 before the first. */
export const RefreshedAt = createContext(0)

const instanceOf = ({ project, instance }: At<'project' | 'instance'>) => ({ project, instance })

/** The queries of an instance's header and of its storage tab. */
export const loader = loadHeadFirst(
  instancesApi.endpoints.instanceView,
  instancesApi.endpoints.instanceList,
  'instance',
  instanceOf,
  load(instanceDisksApi.endpoints.instanceDiskList, instanceOf),
  load(instancesApi.endpoints.instanceExternalIpList, instanceOf),
  load(instancesApi.endpoints.instanceNetworkInterfaceList, instanceOf),
)

/** The automatic restart of an instance: none, due, or after its cooldown. */
function restartOf(instance: Instance | undefined) {
  if (!instance || !isRestartExpected(instance)) return 'none'
  return isRestartDue(instance, regionNow()) ? 'due' : 'cooling'
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
  const whyNot = useRoleReason()
  const tabs = useTabs()
  const { menu, dialog } = useInstanceMenu(project, instance && [instance], true)
  if (!instance) return null
  // The primary action is the one that the state suggests, if the user's role allows it.
  const isConsoleNext =
    instanceLifecycle.suggests(instance.runState) === 'command.openSerialConsole' &&
    whyNot(projectCollaborator) === undefined
  const refresh = async () => {
    setRefreshedAt(regionNow())
    dispatch(instancesApi.util.invalidateTags([...instanceRelatedTags]))
    await query.refetch()
  }
  return (
    <RefreshedAt value={refreshedAt}>
      <DetailPage
        noun={instances}
        title={instance.name}
        mark={
          <>
            <StateButton resource={instanceResource} row={instance} />
            <InstanceEnd instance={instance} />
            {isFailed(instance) && (
              <Suspense>
                <RestartStatus instance={instance} settings={instances.to.settings(at)} />
              </Suspense>
            )}
          </>
        }
        context={instance.description}
        query={query}
        refresh={refresh}
        actions={
          instanceLifecycle.can(instance.runState, 'command.openSerialConsole') ? (
            <LinkButton
              tone={isConsoleNext ? 'primary' : 'secondary'}
              to={instances.to.serialConsole({ project, instance: name })}
            >
              Open console
            </LinkButton>
          ) : (
            <span className={styles.noConsole} />
          )
        }
        menu={menu(instance)}
        facts={[
          {
            isPlain: true,
            label: 'CPU',
            value: <Unit value={instance.ncpus} unit={wordFor(instance.ncpus, 'vCPU')} />,
          },
          { isPlain: true, label: 'Memory', value: <SizeText bytes={instance.memory} /> },
          ...(instance.cpuPlatform
            ? [{ label: 'CPU platform', value: platformText(instance.cpuPlatform) }]
            : []),
          ...(instance.enableJumboFrames ? [{ label: 'Jumbo frames', value: 'On' }] : []),
          { label: 'VPC', value: <VpcLink project={project} instance={name} /> },
          { label: 'External IPs', value: <ExternalIps at={at} more={networkInterfaces.to.list(at)} /> },
          createdFact(instance),
          idFact(instance.id),
        ]}
        course={<LifecycleCourse resource={instanceResource} row={instance} />}
        tabs={tabs}
      />
      {dialog}
    </RefreshedAt>
  )
}
