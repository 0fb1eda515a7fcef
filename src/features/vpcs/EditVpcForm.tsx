import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { vpcsApi } from '#store/api/resources/vpcs'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import { resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { ResourceMeta } from '#features/shared/ResourceMeta'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  dnsName: resourceName('DNS name'),
})

/** Edits name and description of a VPC. */
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
        // Going back to the form would fail, because the old name no longer exists.
        const page = paths.vpc({ project: at.project, vpc: saved.name })
        void go(page, { preventScrollReset: true, replace: true })
      }}
      onDismiss={() => void go(paths.vpc(at), { preventScrollReset: true })}
    >
      <ResourceMeta record={vpc} />
      <NameField />
      <DescriptionField />
      <TextField name="dnsName" label="DNS name" />
    </SidePanelForm>
  )
}
