import { Link } from 'react-router'
import { paths } from '../../paths'
import type { AffinityGroupMember } from '../../store/api/generated/types'
import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import { dateOf, timeOf } from '../../store/model/dates'
import { Badge } from '../../ui/Badge'
import type { Column } from '../../ui/DataTable'
import { DateText } from '../../ui/DateText'
import { DescriptionText } from '../../ui/DescriptionText'
import { EmptyCell } from '../../ui/EmptyCell'
import { IdText } from '../../ui/IdText'
import { StateBadge } from '../../ui/StateBadge'
import { QueryCell } from '../shared/QueryCell'
import { instanceTone } from '../shared/stateTones'
import { kinds, policies, type KindedGroup } from './kinds'
import { useMembers } from './queries'

/** How many instances are in a group. Asked for row by row, so that the page does not wait for it. */
function MemberCount({ project, kind, group }: KindedGroup & { project: string }) {
  const query = useMembers({ project, kind, group: group.name })
  return (
    <QueryCell query={query} width="2ch" missing={<EmptyCell />}>
      {({ items }) => items.length || <EmptyCell />}
    </QueryCell>
  )
}

/** What every table of groups begins with. */
export const groupColumns = (project: string): readonly Column<KindedGroup>[] => [
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
    cell: ({ group }) => <Badge>{policies[group.policy].label}</Badge>,
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
    cell: ({ value: { runState } }) => (
      <StateBadge
        tone={instanceTone(runState)}
        label={runState}
        moving={instanceLifecycle.isTransitional(runState)}
      />
    ),
    sortValue: ({ value }) => value.runState,
  },
  { id: 'id', header: 'ID', cell: ({ value }) => <IdText value={value.id} /> },
]
