import { paths } from '#src/paths'
import type { Instance } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { SizeText } from '#ui/text/SizeText'
import { Unit } from '#ui/text/Unit'
import { PlanInRow } from '#features/shared/plan/PlanProgress'
import { ExternalIpCell } from './ExternalIps'
import { InstanceState } from './InstanceState'
import { createdColumn, nameColumn } from '#features/shared/list/columns'

/** The columns of the instance list. A function of the project, because a record has only the project's id. */
export const instanceColumns = (project: string): readonly Column<Instance>[] => [
  nameColumn((instance) => paths.instance({ project, instance: instance.name })),
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    // Room for a plan, so that the columns beside it stay where they are when one begins; names come before it.
    width: 'min(22rem, 30cqi)',
    cell: (instance) => (
      <InstanceState instance={instance}>
        <PlanInRow id={instance.id} />
      </InstanceState>
    ),
    sortValue: (instance) => instance.runState,
  },
  {
    id: 'cpu',
    header: 'CPU',
    isPlain: true,
    align: 'end',
    cell: (instance) => <Unit value={instance.ncpus} unit={instance.ncpus === 1 ? 'vCPU' : 'vCPUs'} />,
    sortValue: (instance) => instance.ncpus,
  },
  {
    id: 'memory',
    header: 'Memory',
    isPlain: true,
    align: 'end',
    cell: (instance) => <SizeText bytes={instance.memory} />,
    sortValue: (instance) => instance.memory,
  },
  {
    id: 'externalIps',
    width: '14rem',
    header: 'External IPs',
    isPlain: true,
    hideBelow: 'narrow',
    cell: (instance) => <ExternalIpCell instance={instance} />,
  },
  createdColumn,
]
