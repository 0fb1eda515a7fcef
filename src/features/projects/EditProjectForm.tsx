import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { projectsApi } from '#store/api/resources/projects'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { ResourceMeta } from '#features/shared/ResourceMeta'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Edits the name and description of a project. */
export function EditProjectForm() {
  const { project: name } = useParam('project')
  const go = useNavigate()
  const notify = useNotify()
  const { data: project } = projectsApi.endpoints.projectView.useQuery({ project: name })
  const [update] = projectsApi.endpoints.projectUpdate.useMutation()
  if (!project) return null
  const back = () => void go(paths.projects(), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Edit project"
      submitLabel="Update project"
      schema={schema}
      initial={{ name: project.name, description: project.description }}
      draft={{ fields: ['name', 'description'] }}
      send={(body) => update({ project: name, body }).unwrap()}
      onSaved={(saved) => {
        notify(`Project ${saved.name} updated`)
        back()
      }}
      onDismiss={back}
    >
      <ResourceMeta record={project} />
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}
