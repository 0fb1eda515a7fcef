// @chunk states
import { useMemo } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { paths } from '#src/paths'
import type { Instance } from '#store/api/generated/types'
import { instanceRelatedTags, instancesApi } from '#store/api/resources/instances'
import { useAppDispatch } from '#store/hooks'
import { lawful } from '#features/shared/law/law'
import { List } from '#features/shared/list/List'
import { described } from '#features/shared/list/described'
import { useResourceList } from '#features/shared/list/useResourceList'
import { projectCollaborator } from '#store/model/needs'
import { useParam } from '#features/routing/useParam'
import { instanceColumns } from './columns'
import { instanceFacets } from './facets'
import { instanceLaw } from './law'
import { useInstanceMenu } from './useInstanceMenu'

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
  const { menu, dialog } = useInstanceMenu(project, list.loaded, 'list')
  return (
    <List
      frame="page"
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
      {dialog}
    </List>
  )
}
