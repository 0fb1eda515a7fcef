import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '../../paths'
import { vpcsApi } from '../../store/api/vpcs'
import { DescriptionField, NameField, TextField } from '../shared/form/fields'
import { resourceDescription, resourceName } from '../shared/form/rules'
import { SidePanelForm } from '../shared/form/SidePanelForm'
import { RecordFacts } from '../shared/RecordFacts'
import { useNotify } from '../shared/useNotify'
import { useParam } from '../shared/useParam'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  dnsName: resourceName('DNS name'),
})

/** Renames or redescribes a VPC. */
export function EditVpcForm() {
  const at = useParam('project', 'vpc')
  const go = useNavigate()
  const notify = useNotify()
  const { data: vpc } = vpcsApi.endpoints.vpcView.useQuery(at)
  const [update] = vpcsApi.endpoints.vpcUpdate.useMutation()
  if (!vpc) return null
  return (
    <SidePanelForm
      title="Edit VPC"
      submitLabel="Update VPC"
      schema={schema}
      initial={{ name: vpc.name, description: vpc.description, dnsName: vpc.dnsName }}
      draft={{ fields: ['name', 'description', 'dnsName'] }}
      send={(body) => update({ ...at, body }).unwrap()}
      onSaved={(saved) => {
        notify(`VPC ${saved.name} updated`)
        // Going back to the form would find nothing by the old name.
        const page = paths.vpc({ project: at.project, vpc: saved.name })
        void go(page, { preventScrollReset: true, replace: true })
      }}
      onDismiss={() => void go(paths.vpc(at), { preventScrollReset: true })}
    >
      <RecordFacts record={vpc} />
      <NameField />
      <DescriptionField />
      <TextField name="dnsName" label="DNS name" />
    </SidePanelForm>
  )
}
