import { lazy, Suspense, useState } from 'react'
import { itemCadence } from '../../machines/lifecycle/cadence'
import { isRestartDue, isRestartExpected } from '../../machines/lifecycle/autoRestart'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { paths } from '../../paths'
import type { Instance } from '../../store/api/generated/types'
import { besidesInstances, instancesApi } from '../../store/api/instances'
import { useAppDispatch, useCommand } from '../../store/hooks'
import { dateOf } from '../../store/model/dates'
import { ActionMenu } from '../../ui/ActionMenu'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { IdText } from '../../ui/IdText'
import { PageHeader } from '../../ui/PageHeader'
import { PropertyList } from '../../ui/PropertyList'
import { SizeText } from '../../ui/SizeText'
import { Unit } from '../../ui/Unit'
import { PageRefresh } from '../shared/PageRefresh'
import { QueryFailures } from '../shared/QueryFailures'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { Tabs } from '../shared/Tabs'
import { useParam } from '../shared/useParam'
import { useIsDeleted, useShown } from '../shared/useShown'
import { deleteInstance, rebootInstance, startInstance, stopInstance } from './commands'
import { createLikeItem, resizeItem, serialConsoleItem } from './instanceMenu'
import { ExternalIps } from './ExternalIps'
import { InstanceState } from './InstanceState'
import { RestartStatus } from './RestartStatus'
import { VpcLink } from './VpcLink'
import { LearnAbout } from '../help/LearnAbout'

const ResizeDialog = lazy(async () => ({ default: (await import('./ResizeDialog')).ResizeDialog }))

function pollEvery(instance: Instance | undefined): number {
  if (!instance) return 0
  const restart = !isRestartExpected(instance)
    ? 'none'
    : isRestartDue(instance, Date.now())
      ? 'due'
      : 'cooling'
  return itemCadence(instanceLifecycle.isTransitional(instance.runState), restart)
}

/** One instance: what it is, what it does now, and its tabs. */
export function InstancePage() {
  const { project, instance: name } = useParam('project', 'instance')
  const at = { project, instance: name }
  const known = instancesApi.endpoints.instanceView.useQueryState(at)
  const isDeleted = useIsDeleted(known.data?.id)
  const query = instancesApi.endpoints.instanceView.useQuery(at, {
    pollingInterval: isDeleted ? 0 : pollEvery(known.data),
    skipPollingIfUnfocused: true,
  })
  const [resizing, setResizing] = useState(false)
  const dispatch = useAppDispatch()
  const commandItems = useCommandItems()
  const instance = useShown(query, paths.instances({ project }))
  if (!instance) return null
  const refresh = async () => {
    dispatch(instancesApi.util.invalidateTags([...besidesInstances]))
    await query.refetch()
  }
  return (
    <>
      <PageHeader
        title={instance.name}
        context={instance.description}
        actions={
          <>
            <LearnAbout topic="instances" />
            <PageRefresh refresh={refresh} updatedAt={query.fulfilledTimeStamp} />
            <CommandButton command={startInstance} instance={instance} />
            <CommandButton command={stopInstance} instance={instance} />
            <ActionMenu
              label="Instance actions"
              items={[
                copyId(instance.id),
                ...commandItems([rebootInstance], instance),
                resizeItem(instance, () => setResizing(true)),
                serialConsoleItem(project, instance),
                createLikeItem(project, instance),
                ...commandItems([deleteInstance], instance),
              ]}
            />
          </>
        }
      />
      <QueryFailures of={[query]} what="the instance" />
      <PropertyList
        items={[
          {
            label: 'State',
            value: (
              <InstanceState instance={instance}>
                <RestartStatus instance={instance} settings={paths.instanceSettings(at)} />
              </InstanceState>
            ),
          },
          {
            label: 'CPU',
            value: <Unit value={instance.ncpus} unit={instance.ncpus === 1 ? 'vCPU' : 'vCPUs'} />,
          },
          { label: 'Memory', value: <SizeText bytes={instance.memory} /> },
          {
            label: 'External IPs',
            value: <ExternalIps at={at} more={paths.instanceNetworking(at)} />,
          },
          { label: 'VPC', value: <VpcLink project={project} instance={name} /> },
          { label: 'Created', value: <DateText at={dateOf(instance, 'timeCreated')} /> },
          { label: 'ID', value: <IdText value={instance.id} /> },
        ]}
      />
      <Tabs
        label="Instance"
        tabs={[
          { label: 'Storage', to: paths.instanceStorage(at) },
          { label: 'Networking', to: paths.instanceNetworking(at) },
          { label: 'Metrics', to: paths.instanceMetrics(at), under: paths.instanceMetricsRoot(at) },
          { label: 'Connect', to: paths.instanceConnect(at) },
          { label: 'Settings', to: paths.instanceSettings(at) },
        ]}
      />
      {resizing && (
        <Suspense>
          <ResizeDialog instance={instance} onDismiss={() => setResizing(false)} />
        </Suspense>
      )}
    </>
  )
}

function CommandButton({ command, instance }: { command: typeof startInstance; instance: Instance }) {
  const issue = useCommand()
  const reason = command.why(instance)
  return (
    <Button {...(reason ? { disabledReason: reason } : {})} onClick={() => issue(command, instance)}>
      {command.label}
    </Button>
  )
}
