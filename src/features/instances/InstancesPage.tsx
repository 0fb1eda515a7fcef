import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { SLOW_MS } from '../../machines/lifecycle/cadence'
import { paths } from '../../paths'
import type { Instance } from '../../store/api/generated/types'
import { besidesInstances, instancesApi } from '../../store/api/instances'
import { useAppDispatch } from '../../store/hooks'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { usePaletteEntries } from '../app/palette/paletteStore'
import { LinkButton } from '../shared/LinkButton'
import { PageRefresh } from '../shared/PageRefresh'
import { ResourceTable } from '../shared/ResourceTable'
import { useCadence } from '../shared/useCadence'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { usePager } from '../shared/usePager'
import { useParam } from '../shared/useParam'
import { instanceColumns } from './columns'
import { deleteInstance, rebootInstance, startInstance, stopInstance } from './commands'
import { createLikeItem, resizeItem, serialConsoleItem } from './instanceMenu'

const ResizeDialog = lazy(async () => ({ default: (await import('./ResizeDialog')).ResizeDialog }))

const observe = (instance: Instance) => ({ id: instance.id, state: instance.runState })

/** The project's instances: what they do, and what may be done with them. */
export function InstancesPage() {
  const { project } = useParam('project')
  const pager = usePager()
  const [intervalMs, setIntervalMs] = useState(SLOW_MS)
  const query = instancesApi.endpoints.instanceList.useQuery(
    { project, ...pager.args },
    { pollingInterval: intervalMs, skipPollingIfUnfocused: true },
  )
  const items = query.data?.items
  useCadence(
    instanceLifecycle,
    useMemo(() => items?.map(observe), [items]),
    setIntervalMs,
  )

  usePaletteEntries(
    useMemo(
      () => [
        { label: 'New instance', group: 'Actions', to: paths.instancesNew({ project }) },
        ...(items ?? []).map(({ name }) => ({
          label: name,
          group: 'Go to instance',
          to: paths.instance({ project, instance: name }),
        })),
      ],
      [items, project],
    ),
  )

  const dispatch = useAppDispatch()
  const refresh = async () => {
    dispatch(instancesApi.util.invalidateTags([...besidesInstances]))
    await query.refetch()
  }
  const [resizing, setResizing] = useState<string>()
  const resized = items?.find((instance) => instance.id === resizing)
  const columns = useMemo(() => instanceColumns(project), [project])
  const commandItems = useCommandItems()
  const menu = useCallback(
    (instance: Instance) => [
      copyId(instance.id),
      ...commandItems([startInstance, stopInstance, rebootInstance], instance),
      resizeItem(instance, (picked) => setResizing(picked.id)),
      serialConsoleItem(project, instance),
      createLikeItem(project, instance),
      ...commandItems([deleteInstance], instance),
    ],
    [commandItems, project],
  )
  const newInstance = (
    <LinkButton tone="primary" to={paths.instancesNew({ project })}>
      New instance
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Instances"
        actions={
          <>
            <PageRefresh refresh={refresh} updatedAt={query.fulfilledTimeStamp} />
            {newInstance}
          </>
        }
      />
      <ResourceTable
        label="Instances"
        query={query}
        pager={pager}
        columns={columns}
        rowKey={(instance) => instance.id}
        glowKey={(instance) => instance.runState}
        menu={menu}
        empty={
          <EmptyState
            title="No instances"
            body="An instance is a virtual machine with its own disks and addresses."
            action={newInstance}
          />
        }
      />
      {resized && (
        <Suspense>
          <ResizeDialog
            instance={resized}
            page={paths.instance({ project, instance: resized.name })}
            onDismiss={() => setResizing(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
