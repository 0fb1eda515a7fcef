// @chunk states
import { useMemo } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { instanceRelatedTags, instancesApi } from '#store/api/resources/instances'
import { useAppDispatch } from '#store/hooks'
import { dayWidth } from '#features/shared/dayLines/dayColumn'
import { DeletedLink } from '#features/shared/DeletedLink'
import { GIB } from '#model/units'
import { wordFor } from '#ui/format/counted'
import { valued } from '#ui/tables/column'
import { SizeText } from '#ui/text/SizeText'
import { Unit } from '#ui/text/Unit'
import { formatBytes } from '#ui/format/bytes'
import { wordsOf } from '#features/kit/noun/noun'
import { loadPage, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { stateFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { useResourceList } from '#features/kit/list/useResourceList'
import { instanceTone } from '#features/kit/lifecycle/stateTones'
import { byState } from '#features/kit/lifecycle/exceptionsFirst'
import { cpuColumn } from './exports/cpuColumn'
import { AddressesInRow, useRowAddresses } from './InstanceAddresses'
import { CountMark, StateInRow, useRowActivity } from './InstanceState'
import { instanceResource } from './lifecycle'
import { instances } from './noun'
import { useInstanceMenu } from './useInstanceMenu'

const heads = headsOf(instances, {
  Name: 12,
  // Room for a plan where the page has it, so that the other columns do not move when one starts; in a narrower page,
  // room for a state and its time.
  State: 'clamp(9rem, 200cqi - 122rem, min(22rem, 30cqi))',
  'CPU, last day': dayWidth,
  CPU: 'figure',
  Memory: 'figure',
  'External IPs': 16.5,
  Created: 'date',
})

/** The columns of the instance list. A function of the project, because a record has only the project's id. */
const instanceColumns = (project: string) =>
  columnsOf<Instance>()(heads, {
    Name: nameColumn((instance) => instances.to.page({ project, instance: instance.name })),
    State: {
      id: 'state',
      isPlain: true,
      ...valued(useRowActivity, (instance, activity) => (
        <StateInRow instance={instance} activity={activity} />
      )),
      sortValue: byState(instanceResource),
    },
    'CPU, last day': cpuColumn(project),
    CPU: {
      id: 'cpu',
      isPlain: true,
      align: 'end',
      cell: (instance) => <Unit value={instance.ncpus} unit={wordFor(instance.ncpus, 'vCPU')} />,
      sortValue: (instance) => instance.ncpus,
    },
    Memory: {
      id: 'memory',
      isPlain: true,
      align: 'end',
      cell: (instance) => <SizeText bytes={instance.memory} />,
      sortValue: (instance) => instance.memory,
    },
    'External IPs': {
      id: 'externalIps',
      isPlain: true,
      ...valued(useRowAddresses, (_, addresses) => <AddressesInRow query={addresses} />),
    },
    Created: { ...createdColumn, hideBelow: 'narrowest' },
  })

const instanceFacets: readonly Facet<Instance>[] = [
  {
    ...stateFacet(instanceLifecycle, (instance: Instance) => instance.runState, instanceTone),
    mark: (state, rows) => <CountMark state={state} rows={rows} />,
  },
  {
    id: 'size',
    label: 'Size',
    valuesOf: ({ ncpus, memory }) => [`${ncpus}-vcpu-${memory / GIB}-gib`],
    wordOf: (value) => {
      const [, cpus = '', memory = ''] = /^(\d+)-vcpu-([\d.]+)-gib$/.exec(value) ?? []
      return cpus ? `${cpus} ${cpus === '1' ? 'vCPU' : 'vCPUs'}, ${formatBytes(Number(memory) * GIB)}` : value
    },
  },
]

export const loader = loadPage(instancesApi.endpoints.instanceList, ({ project }: At<'project'>) => ({
  project,
}))

const stateOf = (instance: Instance) => instance.runState

/** The project's instances with their states and actions. */
export function InstancesPage() {
  const { project } = useParam('project')
  const dispatch = useAppDispatch()
  const list = useResourceList<{ project: string }, Instance>({
    ...described,
    nouns: wordsOf(instances),
    endpoint: instancesApi.endpoints.instanceList,
    args: { project },
    columns: useMemo(() => instanceColumns(project), [project]),
    facets: instanceFacets,
    lifecycle: instanceLifecycle,
    stateOf,
    onRefresh: () => dispatch(instancesApi.util.invalidateTags([...instanceRelatedTags])),
  })
  const { menu, dialog } = useInstanceMenu(project, list.loaded, false)
  return (
    <List
      frame="page"
      title={instances.title}
      list={list}
      menu={menu}
      create={{ ...createOf(instances, 'create', { project }), isPage: true }}
      goTo={{
        to: ({ name }) => instances.to.page({ project, instance: name }),
        stateful: (instance) => statefulRecord(instanceResource, instance),
      }}
      empty={{
        body: 'An instance is a virtual machine with its own disks and addresses.',
      }}
    >
      <DeletedLink project={project} />
      {dialog}
    </List>
  )
}
