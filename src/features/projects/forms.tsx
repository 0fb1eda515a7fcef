import { useNavigate } from 'react-router'
import { object } from 'yup'
import { projectsApi } from '#store/api/resources/projects'
import { loadFresh, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { DescriptionField, NameField } from '#features/kit/form/fields/TextField'
import { resourceDescription, resourceName } from '#features/kit/form/rules'
import { useNotify } from '#features/kit/errors/useNotify'
import { projects } from './noun'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Creates a project and opens its instances. */
export function CreateProjectForm() {
  const go = useNavigate()
  const notify = useNotify()
  const [create] = projectsApi.endpoints.projectCreate.useMutation()
  return (
    <SidePanelForm
      title={projects.panels.create}
      schema={schema}
      initial={{ name: '', description: '' }}
      draft={{ fields: ['name', 'description'] }}
      send={(body) => create({ body }).unwrap()}
      onSaved={(project) => {
        notify(`Project ${project.name} created`)
        void go(projects.to.page({ project: project.name }))
      }}
      onDismiss={() => void go(projects.to.list(), { preventScrollReset: true })}
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

const editSchema = object({ name: resourceName(), description: resourceDescription() })

/** Edits the name and description of a project. */
export function EditProjectForm() {
  const { project: name } = useParam('project')
  const go = useNavigate()
  const notify = useNotify()
  const { data: project } = projectsApi.endpoints.projectView.useQuery({ project: name })
  const [update] = projectsApi.endpoints.projectUpdate.useMutation()
  if (!project) return null
  const back = () => void go(projects.to.list(), { preventScrollReset: true })
  return (
    <SidePanelForm
      title={projects.panels.edit}
      name={project.name}
      submitLabel="Update project"
      schema={editSchema}
      initial={{ name: project.name, description: project.description }}
      draft={{ fields: ['name', 'description'] }}
      send={(body) => update({ project: name, body }).unwrap()}
      onSaved={(saved) => {
        notify(`Project ${saved.name} updated`)
        back()
      }}
      onDismiss={back}
    >
      <NameField />
      <DescriptionField />
      <ResourceMeta record={project} />
    </SidePanelForm>
  )
}
