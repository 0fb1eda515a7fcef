import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '../../paths'
import { projectsApi } from '../../store/api/projects'
import { DescriptionField, NameField } from '../shared/form/fields'
import { resourceDescription, resourceName } from '../shared/form/rules'
import { SidePanelForm } from '../shared/form/SidePanelForm'
import { RecordFacts } from '../shared/RecordFacts'
import { useNotify } from '../shared/useNotify'
import { useParam } from '../shared/useParam'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Renames or redescribes a project. */
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
      <RecordFacts record={project} />
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}
