import { projects } from '#features/projects/noun'
import { instances } from '#features/instances/noun'
import { silos } from '#features/silos/noun'
import type { SledInstance } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { SizeText } from '#ui/text/SizeText'
import { Unit } from '#ui/text/Unit'
import { Link } from '#features/routing/Link'
import { StateButton } from '#features/shared/law/StateButton'
import { foreignInstanceLaw, ownInstanceLaw } from './law'
import { createdColumn } from '#features/shared/list/columns'

/**
 * Columns of the instances of a sled.
 *
 * @param ownSilo the silo of the user: its instances have pages that the user may open
 */
export const sledInstanceColumns = (ownSilo: string | undefined): readonly Column<SledInstance>[] => [
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
      <StateButton law={instance.siloName === ownSilo ? ownInstanceLaw : foreignInstanceLaw} row={instance} />
    ),
    sortValue: ({ state }) => state,
  },
  {
    id: 'cpu',
    header: 'CPU',
    isPlain: true,
    align: 'end',
    cell: ({ ncpus }) => <Unit value={ncpus} unit={ncpus === 1 ? 'vCPU' : 'vCPUs'} />,
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
  { ...createdColumn, hideBelow: 'medium' },
]
