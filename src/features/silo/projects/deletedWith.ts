import type { Project } from '#store/api/generated/types'
import { projectsApi } from '#store/api/resources/projects'
import { manyRow } from '#store/commands/many'
import { wordsOf } from '#features/kit/noun/noun'
import { own, pagedList, type DeletedWith } from '#features/shared/thingFacts'
import { deleteProject } from './commands'
import { projects } from './noun'

/** Projects, which are taken down with all that is in them. */
export const deletedWith: DeletedWith = {
  project: {
    in: 'silo',
    words: wordsOf(projects),
    to: (project) => projects.to.page({ project }),
    list: own(
      pagedList(
        projectsApi.endpoints.projectList,
        () => ({}),
        (row: Project) => ({
          ...row,
          runs: manyRow(deleteProject, row),
        }),
      ),
    ),
  },
}
