// @chunk detail
import { Suspense, useState } from 'react'
import { detailPollInterval } from '#machines/lifecycle/pollInterval'
import { isRestartDue, isRestartExpected } from '#machines/lifecycle/autoRestart'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { paths } from '#src/paths'
import type { Instance } from '#store/api/generated/types'
import { instanceRelatedTags, instancesApi } from '#store/api/resources/instances'
import { useAppDispatch } from '#store/hooks'
import { dateOf } from '#store/model/dates'
import { lazyPart } from '#ui/lazyPart'
import { ActionMenu } from '#ui/actions/ActionMenu'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { PageHeader } from '#ui/layout/PageHeader'
import { FactLine } from '#ui/tables/FactLine'
import { SizeText } from '#ui/text/SizeText'
import { Unit } from '#ui/text/Unit'
import { PlanProgress } from '#features/shared/plan/PlanProgress'
import { PageRefresh } from '#features/shared/PageRefresh'
import { LawCourse } from '#features/shared/law/LawCourse'
import { QueryFailures } from '#features/shared/QueryFailures'
import { copyId, PaletteCommands, useCommandItems } from '#features/shared/useCommandItems'
import { LinkButton } from '#features/shared/LinkButton'
import { Tabs } from '#features/shared/Tabs'
import { useAllowed } from '#features/shared/useRoleReason'
import { useParam } from '#features/routing/useParam'
import { useIsDeleted, useShown } from '#features/shared/useShown'
import { deleteInstance, rebootInstance, startInstance, stopInstance } from './commands'
import { createLikeItem, resizeItems, serialConsoleItem } from './instanceMenu'
import { instanceMeans } from './plans'
import { ExternalIps } from './ExternalIps'
import { InstanceState } from './InstanceState'
import { instanceLaw } from './law'
import { RefreshedAt } from './refreshedAt'
import { RestartStatus } from './RestartStatus'
import { VpcLink } from './VpcLink'
import { LearnAbout } from '#features/help/LearnAbout'

const ResizeDialog = lazyPart(async () => (await import('./ResizeDialog')).ResizeDialog)

function pollEvery(instance: Instance | undefined): number {
  if (!instance) return 0
  const restart = !isRestartExpected(instance)
    ? 'none'
    : isRestartDue(instance, Date.now())
      ? 'due'
      : 'cooling'
  return detailPollInterval(instanceLifecycle.isTransitional(instance.runState), restart)
}

/** The page of one instance: properties, state and tabs. */
export function InstancePage() {
  const { project, instance: name } = useParam('project', 'instance')
  const at = { project, instance: name }
  const cached = instancesApi.endpoints.instanceView.useQueryState(at)
  const isDeleted = useIsDeleted(cached.data?.id)
  const query = instancesApi.endpoints.instanceView.useQuery(at, {
    pollingInterval: isDeleted ? 0 : pollEvery(cached.data),
    skipPollingIfUnfocused: true,
  })
  const [resizing, setResizing] = useState<{ isPlanned: boolean }>()
  const [refreshedAt, setRefreshedAt] = useState(0)
  const dispatch = useAppDispatch()
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const instance = useShown(query, paths.instances({ project }))
  if (!instance) return null
  const refresh = async () => {
    setRefreshedAt(Date.now())
    dispatch(instancesApi.util.invalidateTags([...instanceRelatedTags]))
    await query.refetch()
  }
  return (
    <>
      <PageHeader
        title={instance.name}
        mark={
          <InstanceState instance={instance}>
            <RestartStatus instance={instance} settings={paths.instanceSettings(at)} />
          </InstanceState>
        }
        context={instance.description}
        actions={
          <>
            <LearnAbout topic="instances" />
            <PageRefresh refresh={refresh} updatedAt={query.fulfilledTimeStamp} />
            {instanceLifecycle.can(instance.runState, 'command.openSerialConsole') && (
              <LinkButton
                tone={toneOf(instance, 'command.openSerialConsole')}
                to={paths.serialConsole({ project, instance: name })}
              >
                Open console
              </LinkButton>
            )}
            <ActionMenu
              label="Instance actions"
              items={[
                copyId(instance.id),
                ...commandItems([rebootInstance], instance),
                ...resizeItems(instance, (_, isPlanned) => setResizing({ isPlanned })).map((item) =>
                  allowed(item),
                ),
                serialConsoleItem(project, instance),
                allowed(createLikeItem(project, instance)),
                ...commandItems([deleteInstance], instance, instanceMeans(instance)),
              ]}
            />
          </>
        }
      />
      <PaletteCommands
        commands={[startInstance, stopInstance, rebootInstance, deleteInstance]}
        subject={instance}
        name={instance.name}
        by={instanceMeans(instance)}
      />
      <QueryFailures of={[query]} what="the instance" />
      <FactLine
        facts={[
          {
            isPlain: true,
            label: 'CPU',
            value: <Unit value={instance.ncpus} unit={instance.ncpus === 1 ? 'vCPU' : 'vCPUs'} />,
          },
          { isPlain: true, label: 'Memory', value: <SizeText bytes={instance.memory} /> },
          {
            label: 'VPC',
            value: <VpcLink project={project} instance={name} />,
          },
          {
            label: 'External IPs',
            value: <ExternalIps at={at} more={paths.instanceNetworking(at)} />,
          },
          { label: 'Created', value: <DateText at={dateOf(instance, 'timeCreated')} /> },
          { label: 'ID', value: <IdText value={instance.id} /> },
        ]}
      />
      <LawCourse law={instanceLaw} row={instance} />
      <PlanProgress id={instance.id} />
      <RefreshedAt value={refreshedAt}>
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
      </RefreshedAt>
      {resizing && (
        <Suspense>
          <ResizeDialog
            instance={instance}
            isPlanned={resizing.isPlanned}
            onDismiss={() => setResizing(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The command that the state suggests is the page's primary action; those of the course are there. */
const toneOf = ({ runState }: Instance, event: string | undefined) =>
  event !== undefined && instanceLifecycle.suggests(runState) === event ? 'primary' : 'secondary'
