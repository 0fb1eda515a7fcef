import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { paths } from '#src/paths'
import { subnetsApi } from '#store/api/resources/subnets'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { resourceDescription, resourceName } from '#features/shared/form/rules'
import { SelectField } from '#features/shared/form/fields/SelectField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { ResourceMeta } from '#features/shared/ResourceMeta'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'
import { NO_ROUTER, useRouterChoices } from './useRouterChoices'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  customRouter: string().required(),
})

/** Edits name, description and router of a subnet. Its blocks cannot change. */
export function EditSubnetForm() {
  const { subnet: name, ...at } = useParam('project', 'vpc', 'subnet')
  const go = useNavigate()
  const notify = useNotify()
  const routers = useRouterChoices(at)
  const { data: subnet } = subnetsApi.endpoints.vpcSubnetView.useQuery({ ...at, subnet: name })
  const [update] = subnetsApi.endpoints.vpcSubnetUpdate.useMutation()
  if (!subnet) return null
  const back = () => void go(paths.subnets(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Edit subnet"
      submitLabel="Update subnet"
      schema={schema}
      initial={{
        name: subnet.name,
        description: subnet.description,
        customRouter: subnet.customRouterId ?? NO_ROUTER,
      }}
      draft={{ fields: ['name', 'description', 'customRouter'] }}
      // The server treats a missing router as none, so it is always sent.
      send={({ customRouter, ...body }) =>
        update({
          subnet: subnet.id,
          body: { ...body, customRouter: customRouter === NO_ROUTER ? null : customRouter },
        }).unwrap()
      }
      onSaved={(saved) => {
        notify(`Subnet ${saved.name} updated`)
        back()
      }}
      onDismiss={back}
    >
      <ResourceMeta
        record={subnet}
        more={[
          { label: 'IPv4 block', value: <code>{subnet.ipv4Block}</code> },
          { label: 'IPv6 block', value: <code>{subnet.ipv6Block}</code> },
        ]}
      />
      <NameField />
      <DescriptionField />
      <SelectField name="customRouter" label="Custom router" {...routers} />
    </SidePanelForm>
  )
}
