import { projectsApi } from '#store/api/resources/projects'
import { projectAdmin } from '#model/needs'
import { defineCommand } from '#store/commands/command'
import { deleteAllLink } from '#features/shared/deleteAll'
import { projects } from './noun'
import { phrase } from '#store/commands/phrase'
import type { Project } from '#store/api/generated/types'

const subject = (project: Project) => ({ kind: 'project' as const, id: project.id, name: project.name })

/** Deletes an empty project. For any other, the server rejects the request and names its contents. Rule: SILO-2. */
export const deleteProject = defineCommand<Project>()({
  name: 'project.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: projectAdmin,
  endpoint: projectsApi.endpoints.projectDelete,
  toArgs: (project) => ({ project: project.id }),
  subject,
  confirm: (project, { The }) => ({
    title: phrase`Delete ${project.name}?`,
    body: `${The} project is deleted if it is empty.`,
    isFinal: true,
    tone: 'danger',
  }),
  end: (project) => `Project ${project.name} deleted`,
  errorMessage: (project) => `Could not delete ${project.name}`,
  heldBy: ({ name: project }) => ({ project }),
  refusedLink: ({ name: project }) => deleteAllLink(projects.to.deleteAll({ project })),
})
