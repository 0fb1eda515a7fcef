import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { Link } from '#features/kit/routing/Link'
import { columnOf, descriptionColumn } from '#features/kit/list/columns'
import { groupPolicyLabel, groupKinds, type KindedGroup } from './groupKinds'

/** The first columns of every table of groups. */
export const groupColumns = (project: string) =>
  ({
    Name: {
      id: 'name',
      header: 'Name',
      cell: ({ kind, group }) => (
        <Link to={groupKinds[kind].page({ project, group: group.name })}>{group.name}</Link>
      ),
      sortValue: ({ group }) => group.name,
    },
    Type: {
      id: 'type',
      header: 'Type',
      cell: ({ kind }) => <Badge>{groupKinds[kind].label}</Badge>,
      sortValue: ({ kind }) => kind,
    },
    Policy: {
      id: 'policy',
      header: 'Policy',
      tip: groupKinds['anti-affinity'].policyHelp,
      cell: ({ group }) => <Badge>{groupPolicyLabel(group.policy)}</Badge>,
      sortValue: ({ group }) => group.policy,
    },
  }) satisfies Readonly<Record<string, Column<KindedGroup>>>

/** Columns of the groups an instance is in. */
export const instanceGroupColumns = (project: string): readonly Column<KindedGroup>[] => [
  ...Object.values(groupColumns(project)),
  columnOf(({ group }) => group, descriptionColumn),
]
