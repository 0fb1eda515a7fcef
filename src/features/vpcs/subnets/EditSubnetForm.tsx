import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { paths } from '../../../paths'
import { subnetsApi } from '../../../store/api/subnets'
import { DescriptionField, NameField } from '../../shared/form/fields'
import { resourceDescription, resourceName } from '../../shared/form/rules'
import { SelectField } from '../../shared/form/SelectField'
import { SidePanelForm } from '../../shared/form/SidePanelForm'
import { RecordFacts } from '../../shared/RecordFacts'
import { useNotify } from '../../shared/useNotify'
import { useParam } from '../../shared/useParam'
import { NO_ROUTER, useRouterChoices } from './useRouterChoices'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  customRouter: string().required(),
})

/** Renames a subnet, or gives it another router. Its blocks are for good. */
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
      // The server takes a missing router for none, so it is always said.
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
      <RecordFacts
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
