import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { vpcsApi } from '#store/api/resources/vpcs'
import { vpcPrefixError } from '#store/model/ip'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import { optionalCheckedText, resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  dnsName: resourceName('DNS name'),
  ipv6Prefix: optionalCheckedText(vpcPrefixError),
})

/** Creates a VPC and opens its firewall, which has three initial rules. */
export function CreateVpcForm() {
  const { project } = useParam('project')
  const go = useNavigate()
  const notify = useNotify()
  const [create] = vpcsApi.endpoints.vpcCreate.useMutation()
  return (
    <SidePanelForm
      title="Create VPC"
      submitLabel="Create VPC"
      schema={schema}
      initial={{ name: '', description: '', dnsName: '', ipv6Prefix: '' }}
      draft={{ fields: ['name', 'description', 'dnsName', 'ipv6Prefix'] }}
      send={({ ipv6Prefix, ...body }) =>
        create({ project, body: { ...body, ...(ipv6Prefix ? { ipv6Prefix } : {}) } }).unwrap()
      }
      onSaved={(vpc) => {
        notify(`VPC ${vpc.name} created`)
        void go(paths.vpc({ project, vpc: vpc.name }))
      }}
      onDismiss={() => void go(paths.vpcs({ project }), { preventScrollReset: true })}
    >
      <NameField />
      <DescriptionField />
      <TextField name="dnsName" label="DNS name" hint="Instances find each other under it" />
      <TextField
        name="ipv6Prefix"
        label="IPv6 prefix"
        optional
        hint="A unique local /48, for example fd12:3456:789a::/48. Left empty, one is chosen at random."
      />
    </SidePanelForm>
  )
}
