import { useEffect } from 'react'
import { projectsApi } from '#store/api/resources/projects'
import { ALL_LIMIT } from '#model/paging'
import { siblings, type SiblingsProps } from '#features/kit/detail/siblings'
import { projects } from './noun'

/** The projects, to switch between them. */
export function ProjectSiblings({ current, onItems }: SiblingsProps) {
  const query = projectsApi.endpoints.projectList.useQuery({ limit: ALL_LIMIT })
  useEffect(
    () => onItems(siblings(query, projects.many, (project) => projects.to.page({ project }), current)),
    [query, current, onItems],
  )
  return null
}
