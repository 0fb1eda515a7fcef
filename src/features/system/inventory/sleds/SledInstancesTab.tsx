import { silos } from '#features/system/silos/noun'
import { useMemo } from 'react'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { hardwareApi } from '#store/api/resources/hardware'
import type { SledInstance } from '#store/api/generated/types'
import { ALL_LIMIT } from '#model/paging'
import { wordFor } from '#ui/format/counted'
import { SizeText } from '#ui/text/SizeText'
import { Unit } from '#ui/text/Unit'
import type { Column } from '#ui/tables/column'
import { cpuColumn } from '#features/project/instances/exports/cpuColumn'
import { instances } from '#features/project/instances/noun'
import { projects } from '#features/silo/projects/noun'
import { dayWidth } from '#features/shared/dayLines/dayColumn'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, type At } from '#features/kit/routing/load'
import { latePart } from '#features/kit/routing/latePart'
import { useParam } from '#features/kit/routing/useParam'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { createdColumn } from '#features/kit/list/columns'
import { stateFacet, wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { usePolling } from '#features/kit/queries/polling'
import { useWholeList } from '#features/kit/list/useWholeList'
import { instanceTone } from '#features/kit/lifecycle/stateTones'
import { byState } from '#features/kit/lifecycle/exceptionsFirst'
import { copyId } from '#features/kit/commands/useCommandItems'
import { useMe } from '#features/kit/roles/useMe'
import { foreignInstanceResource, ownInstanceResource } from './lifecycle'

const { sledInstanceList, sledView } = hardwareApi.endpoints

export const loader = load(sledInstanceList, ({ sledId }: At<'sledId'>) => ({ sledId, limit: ALL_LIMIT }))

const cpuOfRows = { ...cpuColumn<SledInstance>(undefined), header: 'CPU, last day', width: dayWidth }

/**
 * Columns of the instances of a sled.
 *
 * @param ownSilo the user's silo, whose instances have links to their pages
 */
const sledInstanceColumns = (ownSilo: string | undefined): readonly Column<SledInstance>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, projectName, siloName }) =>
      siloName === ownSilo ? (
        <Link to={instances.to.page({ project: projectName, instance: name })}>{name}</Link>
      ) : (
        name
      ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'project',
    header: 'Project',
    cell: ({ projectName, siloName }) =>
      siloName === ownSilo ? (
        <Link to={projects.to.page({ project: projectName })}>{projectName}</Link>
      ) : (
        projectName
      ),
    sortValue: ({ projectName }) => projectName,
  },
  {
    id: 'silo',
    header: 'Silo',
    cell: ({ siloName }) => <Link to={silos.to.page({ silo: siloName })}>{siloName}</Link>,
    sortValue: ({ siloName }) => siloName,
  },
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    cell: (instance) => (
      <StateButton
        resource={instance.siloName === ownSilo ? ownInstanceResource : foreignInstanceResource}
        row={instance}
      />
    ),
    sortValue: byState(foreignInstanceResource),
  },
  cpuOfRows,
  {
    id: 'cpu',
    header: 'CPU',
    isPlain: true,
    align: 'end',
    cell: ({ ncpus }) => <Unit value={ncpus} unit={wordFor(ncpus, 'vCPU')} />,
    sortValue: ({ ncpus }) => ncpus,
  },
  {
    id: 'memory',
    header: 'Memory',
    isPlain: true,
    align: 'end',
    cell: ({ memory }) => <SizeText bytes={memory} />,
    sortValue: ({ memory }) => memory,
  },
  { ...createdColumn, hideBelow: 'narrowest' },
]

const rowKey = ({ id }: SledInstance) => id
const nameOf = ({ name }: SledInstance) => name
const stateOf = ({ state }: SledInstance) => state
const textOf = ({ id, name, projectName, siloName }: SledInstance) => [name, projectName, siloName, { id }]
const menu = ({ id }: SledInstance) => [copyId(id)]

const facets: readonly Facet<SledInstance>[] = [
  stateFacet(instanceLifecycle, stateOf, instanceTone),
  wordFacet(
    'silo',
    'Silo',
    ({ siloName }) => siloName,
    (name) => name,
  ),
]

const SledDay = latePart(async () => (await import('./SledDay')).SledDay)

/** The instances that run on a sled, of all silos, and the last day of the sled. */
export function SledInstancesTab() {
  const { sledId } = useParam('sledId')
  const { me } = useMe()
  const args = { sledId, limit: ALL_LIMIT }
  const rows = sledInstanceList.useQueryState(args).data?.items
  const serial = sledView.useQueryState({ sledId }).data?.baseboard.serial
  const observed = useMemo(() => rows?.map((row) => ({ id: row.id, state: row.state })), [rows])
  const query = sledInstanceList.useQuery(args, usePolling(instanceLifecycle, observed))
  const list = useWholeList({
    nouns: wordsOf(instances),
    rows,
    queries: [query],
    base: 'name',
    columns: useMemo(() => sledInstanceColumns(me?.siloName), [me?.siloName]),
    facets,
    rowKey,
    nameOf,
    textOf,
    lifecycle: instanceLifecycle,
    stateOf,
  })
  return (
    <>
      <List
        frame="tab"
        title={instances.title}
        list={list}
        menu={menu}
        empty={{ title: 'No instances on this sled', body: 'Only running instances are on a sled.' }}
      />
      {serial && <SledDay serial={serial} />}
    </>
  )
}
