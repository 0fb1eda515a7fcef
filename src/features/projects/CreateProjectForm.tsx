import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { projectsApi } from '#store/api/resources/projects'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Creates a project and goes to its instances. */
export function CreateProjectForm() {
  const go = useNavigate()
  const notify = useNotify()
  const [create] = projectsApi.endpoints.projectCreate.useMutation()
  return (
    <SidePanelForm
      title="Create project"
      submitLabel="Create project"
      schema={schema}
      initial={{ name: '', description: '' }}
      draft={{ fields: ['name', 'description'] }}
      send={(body) => create({ body }).unwrap()}
      onSaved={(project) => {
        notify(`Project ${project.name} created`)
        void go(paths.project({ project: project.name }))
      }}
      onDismiss={() => void go(paths.projects(), { preventScrollReset: true })}
    >
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}
