import { paths } from '#src/paths'
import type { AffinityGroupMember } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { QueryCell } from '#features/shared/QueryCell'
import { StateButton } from '#features/shared/law/StateButton'
import { namedInstanceLaw } from '#features/instances/law'
import { kinds } from './groupKinds'
import { groupPolicies } from './groupPolicies'
import type { KindedGroup } from './mergeGroups'
import { useMembers } from './queries'

/** The number of members of a group. Each row loads its own, so that the page does not wait. */
function MemberCount({ project, kind, group }: KindedGroup & { project: string }) {
  const query = useMembers({ project, kind, group: group.name })
  return (
    <QueryCell query={query} width="2ch" missing={<EmptyCell />}>
      {({ items }) => items.length || <EmptyCell />}
    </QueryCell>
  )
}

/** The first columns of every table of groups. */
const groupColumns = (project: string): readonly Column<KindedGroup>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ kind, group }) => (
      <Link to={kinds[kind].page({ project, group: group.name })}>{group.name}</Link>
    ),
    sortValue: ({ group }) => group.name,
  },
  {
    id: 'type',
    header: 'Type',
    cell: ({ kind }) => <Badge>{kinds[kind].label}</Badge>,
    sortValue: ({ kind }) => kind,
  },
  {
    id: 'policy',
    header: 'Policy',
    tip: kinds['anti-affinity'].policyHelp,
    cell: ({ group }) => <Badge>{groupPolicies[group.policy].label}</Badge>,
    sortValue: ({ group }) => group.policy,
  },
]

/** Columns of the project's groups. */
export const projectGroupColumns = (project: string): readonly Column<KindedGroup>[] => [
  ...groupColumns(project),
  {
    id: 'instances',
    header: 'Instances',
    align: 'end',
    cell: (row) => <MemberCount project={project} {...row} />,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    cell: ({ group }) => <DateText at={dateOf(group, 'timeCreated')} />,
    sortValue: ({ group }) => timeOf(group, 'timeCreated'),
  },
]

/** Columns of the groups an instance is in. */
export const instanceGroupColumns = (project: string): readonly Column<KindedGroup>[] => [
  ...groupColumns(project),
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    cell: ({ group }) => <DescriptionText text={group.description} />,
  },
]

/** Columns of a group's members. */
export const memberColumns = (project: string): readonly Column<AffinityGroupMember>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ value }) => (
      <Link to={paths.instanceSettings({ project, instance: value.name })}>{value.name}</Link>
    ),
    sortValue: ({ value }) => value.name,
  },
  {
    id: 'state',
    header: 'State',
    isPlain: true,
    cell: ({ value }) => <StateButton law={namedInstanceLaw} row={value} />,
    sortValue: ({ value }) => value.runState,
  },
  { id: 'id', header: 'ID', cell: ({ value }) => <IdText value={value.id} /> },
]
