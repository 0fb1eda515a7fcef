import { paths } from '#src/paths'
import type { Project } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import type { Column } from '#ui/tables/column'
import { Link } from '#features/routing/Link'

export const projectColumns: readonly Column<Project>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (project) => <Link to={paths.project({ project: project.name })}>{project.name}</Link>,
    sortValue: (project) => project.name,
  },
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    cell: (project) => <DescriptionText text={project.description} />,
  },
  {
    id: 'timeCreated',
    header: 'Created',
    hideBelow: 'narrow',
    cell: (project) => <DateText at={dateOf(project, 'timeCreated')} />,
    sortValue: (project) => timeOf(project, 'timeCreated'),
  },
]
