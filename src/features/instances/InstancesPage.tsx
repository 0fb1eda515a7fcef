// @chunk states
import { Suspense, useCallback, useMemo, useState } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { paths } from '#src/paths'
import type { Instance } from '#store/api/generated/types'
import { instanceRelatedTags, instancesApi } from '#store/api/resources/instances'
import { useAppDispatch } from '#store/hooks'
import { lawful } from '#features/shared/law/law'
import { ListPage } from '#features/shared/list/ListPage'
import { described } from '#features/shared/list/described'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { projectCollaborator } from '#store/model/needs'
import { useAllowed } from '#features/shared/useRoleReason'
import { useParam } from '#features/routing/useParam'
import { instanceColumns } from './columns'
import { deleteInstance, rebootInstance, startInstance, stopInstance } from './commands'
import { instanceFacets } from './facets'
import { createLikeItem, resizeItems, serialConsoleItem } from './instanceMenu'
import { instanceLaw } from './law'
import { lazyPart } from '#ui/lazyPart'
import { instanceMeans } from './plans'

const ResizeDialog = lazyPart(async () => (await import('./ResizeDialog')).ResizeDialog)

const stateOf = (instance: Instance) => instance.runState

/** The project's instances with their states and actions. */
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
    onRefresh: () => dispatch(instancesApi.util.invalidateTags([...instanceRelatedTags])),
  })
  const [resizing, setResizing] = useState<{ id: string; isPlanned: boolean }>()
  const resized = list.loaded?.find((instance) => instance.id === resizing?.id)
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (instance: Instance) => [
      copyId(instance.id),
      ...commandItems([startInstance, stopInstance, rebootInstance], instance),
      ...resizeItems(instance, ({ id }, isPlanned) => setResizing({ id, isPlanned })).map((item) =>
        allowed(item),
      ),
      serialConsoleItem(project, instance),
      allowed(createLikeItem(project, instance)),
      ...commandItems([deleteInstance], instance, instanceMeans(instance)),
    ],
    [commandItems, allowed, project],
  )
  return (
    <ListPage
      title="Instances"
      list={list}
      menu={menu}
      create={{
        label: 'Create instance',
        to: paths.instancesNew({ project }),
        needs: projectCollaborator,
        isPage: true,
      }}
      goTo={{
        group: 'Go to instance',
        to: ({ name }) => paths.instance({ project, instance: name }),
        law: (instance) => lawful(instanceLaw, instance),
      }}
      empty={{
        title: 'No instances',
        body: 'An instance is a virtual machine with its own disks and addresses.',
      }}
    >
      {resized && (
        <Suspense>
          <ResizeDialog
            instance={resized}
            isPlanned={resizing?.isPlanned ?? false}
            page={paths.instance({ project, instance: resized.name })}
            onDismiss={() => setResizing(undefined)}
          />
        </Suspense>
      )}
    </ListPage>
  )
}
