import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { paths } from '../../paths'
import type { Instance } from '../../store/api/generated/types'
import { besidesInstances, instancesApi } from '../../store/api/instances'
import { useAppDispatch } from '../../store/hooks'
import { ListPage } from '../shared/list/ListPage'
import { described } from '../shared/list/described'
import { useResourceList } from '../shared/list/useResourceList'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { useParam } from '../shared/useParam'
import { instanceColumns } from './columns'
import { deleteInstance, rebootInstance, startInstance, stopInstance } from './commands'
import { instanceFacets } from './facets'
import { createLikeItem, resizeItem, serialConsoleItem } from './instanceMenu'

const ResizeDialog = lazy(async () => ({ default: (await import('./ResizeDialog')).ResizeDialog }))

const stateOf = (instance: Instance) => instance.runState

/** The project's instances: what they do, and what may be done with them. */
export function InstancesPage() {
  const { project } = useParam('project')
  const dispatch = useAppDispatch()
  const list = useResourceList<{ project: string }, Instance>({
    ...described,
    nouns: ['instance', 'instances'],
    endpoint: instancesApi.endpoints.instanceList,
    args: { project },
    columns: useMemo(() => instanceColumns(project), [project]),
    facets: instanceFacets,
    lifecycle: instanceLifecycle,
    stateOf,
    onRefresh: () => dispatch(instancesApi.util.invalidateTags([...besidesInstances])),
  })
  const [resizing, setResizing] = useState<string>()
  const resized = list.known?.find((instance) => instance.id === resizing)
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
  return (
    <ListPage
      title="Instances"
      list={list}
      menu={menu}
      create={{ label: 'Create instance', to: paths.instancesNew({ project }), isPage: true }}
      goTo={{ group: 'Go to instance', to: ({ name }) => paths.instance({ project, instance: name }) }}
      empty={{
        title: 'No instances',
        body: 'An instance is a virtual machine with its own disks and addresses.',
      }}
    >
      {resized && (
        <Suspense>
          <ResizeDialog
            instance={resized}
            page={paths.instance({ project, instance: resized.name })}
            onDismiss={() => setResizing(undefined)}
          />
        </Suspense>
      )}
    </ListPage>
  )
}
