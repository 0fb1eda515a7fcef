import { defineCommand } from '../../store/commands/command'
import { phrase } from '../../store/commands/phrase'
import type { Project } from '../../store/api/generated/types'
import '../../store/api/projects'

const subject = (project: Project) => ({ kind: 'project', id: project.id, name: project.name })

/** Deletes an empty project. The server refuses while anything is left in it, and names what it found. */
export const deleteProject = defineCommand<Project, 'projectDelete'>({
  name: 'project.delete',
  label: 'Delete',
  operation: 'projectDelete',
  toArgs: (project) => ({ project: project.id }),
  subject,
  confirm: (project) => ({
    title: phrase`Delete ${project.name}?`,
    body: 'The project is deleted. This cannot be undone.',
    tone: 'danger',
  }),
  started: (project) => `Project ${project.name} deleted`,
  failed: (project) => `Could not delete ${project.name}`,
})
