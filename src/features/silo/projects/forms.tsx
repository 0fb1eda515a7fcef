import { projectsApi } from '#store/api/resources/projects'
import { projectAdmin } from '#model/needs'
import { loadFresh, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { namedSchema } from '#features/kit/form/rules'
import { projects } from './noun'

/** Creates a project and opens its instances. */
export function CreateProjectForm() {
  return (
    <SidePanelForm
      title={projects.panels.create}
      needs={projects.creates.create}
      schema={namedSchema}
      initial={{ name: '', description: '' }}
      draft={{ fields: ['name', 'description'] }}
      send={(body, { save }) => save(projectsApi.endpoints.projectCreate, { body })}
      saved={({ name }) => `Project ${name} created`}
      back={projects.to.list()}
      opens={({ name }) => projects.to.page({ project: name })}
    >
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}

/** Always fetched, because the form edits it. */
export const editLoader = loadFresh(projectsApi.endpoints.projectView, ({ project }: At<'project'>) => ({
  project,
}))

/** Edits the name and description of a project. */
export function EditProjectForm() {
  const { project: name } = useParam('project')
  const { data: project } = projectsApi.endpoints.projectView.useQuery({ project: name })
  const edit = useEdit()
  if (!project) return null
  return (
    <SidePanelForm
      title={projects.panels.edit}
      name={project.name}
      submitLabel="Update project"
      needs={projectAdmin}
      schema={namedSchema}
      initial={{ name: project.name, description: project.description }}
      draft={{ fields: ['name', 'description'] }}
      send={(body, { save, ask, was }) =>
        edit(
          { was, body },
          (next) => save(projectsApi.endpoints.projectUpdate, { project: project.id, ...next }),
          ask,
        )
      }
      saved={(saved) => `Project ${saved.name} updated`}
      back={projects.to.list()}
    >
      <NameField />
      <DescriptionField />
      <ResourceMeta record={project} />
    </SidePanelForm>
  )
}
