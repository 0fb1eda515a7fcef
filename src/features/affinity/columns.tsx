import { instances } from '#features/instances/noun'
import type { AffinityGroupMember } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { QueryCell } from '#features/shared/QueryCell'
import { StateButton } from '#features/shared/law/StateButton'
import { namedInstanceLaw } from '#features/instances/law'
import type { KindedGroup } from './exports/groups'
import { groupColumns } from './exports/groupColumns'
import { useMembers } from './queries'
import { columnOf, createdColumn, nameColumn } from '#features/shared/list/columns'

/** The number of members of a group. Each row loads its own, so that the page does not wait. */
function MemberCount({ project, kind, group }: KindedGroup & { project: string }) {
  const query = useMembers({ project, kind, group: group.name })
  return (
    <QueryCell query={query} width="2ch" missing={<EmptyCell />}>
      {({ items }) => items.length || <EmptyCell />}
    </QueryCell>
  )
}

/** Columns of the project's groups. */
export const projectGroupColumns = (project: string): readonly Column<KindedGroup>[] => [
  ...groupColumns(project),
  {
    id: 'instances',
    header: 'Instances',
    align: 'end',
    cell: (row) => <MemberCount project={project} {...row} />,
  },
  columnOf(({ group }) => group, createdColumn),
]

/** Columns of a group's members. */
export const memberColumns = (project: string): readonly Column<AffinityGroupMember>[] => [
  columnOf(
    ({ value }) => value,
    nameColumn(({ name }) => instances.to.settings({ project, instance: name })),
  ),
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    cell: ({ value }) => <StateButton law={namedInstanceLaw} row={value} />,
    sortValue: ({ value }) => value.runState,
  },
  { id: 'id', header: 'ID', cell: ({ value }) => <IdText value={value.id} /> },
]
