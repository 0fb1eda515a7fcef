import { object } from 'yup'
import { vpcsApi } from '#store/api/resources/vpcs'
import { vpcPrefixError } from '#model/network/ip'
import { networkCollaborator } from '#model/needs'
import { useParam } from '#features/kit/routing/useParam'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { NetworkField } from '#features/kit/form/fields/NetworkField'
import { useEdit } from '#features/kit/form/useEdit'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import { useFollowing } from '#features/kit/form/fields/following'
import { optionalCheckedText, resourceDescription, resourceName } from '#features/kit/form/rules'
import { vpcs } from './noun'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  dnsName: resourceName('DNS name'),
  ipv6Prefix: optionalCheckedText(vpcPrefixError),
})

const initial = { name: '', description: '', dnsName: '', ipv6Prefix: '' }

/** Creates a VPC and opens its firewall, which has three initial rules. */
export function CreateVpcForm() {
  const { project } = useParam('project')
  return (
    <SidePanelForm
      title={vpcs.panels.create}
      needs={vpcs.creates.create}
      schema={schema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'dnsName', 'ipv6Prefix'] }}
      send={({ ipv6Prefix, ...body }, { save }) =>
        save(vpcsApi.endpoints.vpcCreate, { project, body: { ...body, ...(ipv6Prefix && { ipv6Prefix }) } })
      }
      saved={({ name }) => `VPC ${name} created`}
      back={vpcs.to.list({ project })}
      opens={({ name }) => vpcs.to.page({ project, vpc: name })}
    >
      <NameField />
      <DescriptionField />
      <NewDnsName />
      <NetworkField
        name="ipv6Prefix"
        label="IPv6 prefix"
        optional
        hint="A unique local /48, for example fd12:3456:789a::/48. Left empty, one is chosen at random."
      />
    </SidePanelForm>
  )
}

/** The DNS name of a new VPC: usually its name. */
function NewDnsName() {
  useFollowing<typeof initial>('dnsName', 'name')
  return <TextField name="dnsName" label="DNS name" hint="Instances find each other by name under it" />
}

const editSchema = object({
  name: resourceName(),
  description: resourceDescription(),
  dnsName: resourceName('DNS name'),
})

/** Edits name and description of a VPC. */
export function EditVpcForm() {
  const at = useParam('project', 'vpc')
  const { data: vpc } = vpcsApi.endpoints.vpcView.useQuery(at)
  const edit = useEdit({ dnsName: { label: 'DNS name' } })
  if (!vpc) return null
  return (
    <SidePanelForm
      title={vpcs.panels.edit}
      name={vpc.name}
      submitLabel="Update VPC"
      needs={networkCollaborator}
      schema={editSchema}
      initial={{ name: vpc.name, description: vpc.description, dnsName: vpc.dnsName }}
      draft={{ fields: ['name', 'description', 'dnsName'] }}
      send={(body, { save, ask, was }) =>
        edit({ was, body }, (next) => save(vpcsApi.endpoints.vpcUpdate, { vpc: vpc.id, ...next }), ask)
      }
      saved={({ name }) => `VPC ${name} updated`}
      back={vpcs.to.page(at)}
      renamed={({ name }) => vpcs.to.page({ ...at, vpc: name })}
    >
      <NameField />
      <DescriptionField />
      <TextField name="dnsName" label="DNS name" />
      <ResourceMeta record={vpc} />
    </SidePanelForm>
  )
}
