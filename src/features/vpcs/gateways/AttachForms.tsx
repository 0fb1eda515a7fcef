import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { paths } from '#src/paths'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { ipError } from '#store/model/ip'
import { ALL_LIMIT } from '#store/model/paging'
import { choiceStatus } from '#features/shared/form/choices'
import { ChoiceField } from '#features/shared/form/fields/ChoiceField'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import { poolChoices } from '#features/shared/form/poolChoices'
import { checkedText, resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'

const common = { name: resourceName(), description: resourceDescription() }
const poolSchema = object({ ...common, ipPool: string().ensure().required('IP pool is required') })
const addressSchema = object({ ...common, address: checkedText('IP address', ipError) })

/** Attaches a pool: outgoing traffic through the gateway uses its addresses. */
export function AttachPoolForm() {
  const at = useParam('project', 'vpc', 'gateway')
  const go = useNavigate()
  const notify = useNotify()
  const pools = siloIpPoolsApi.endpoints.projectIpPoolList.useQuery({ limit: ALL_LIMIT })
  const [attach] = internetGatewaysApi.endpoints.internetGatewayIpPoolCreate.useMutation()
  const back = () => void go(paths.internetGateway(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Attach IP pool"
      submitLabel="Attach IP pool"
      schema={poolSchema}
      initial={{ name: '', description: '', ipPool: '' }}
      draft={{ fields: ['name', 'description', 'ipPool'] }}
      send={(body) => attach({ ...at, body }).unwrap()}
      onSaved={(pool) => {
        notify(`IP pool ${pool.name} attached`)
        back()
      }}
      onDismiss={back}
    >
      <ChoiceField
        name="ipPool"
        label="IP pool"
        noun="IP pool"
        empty="No IP pools in this silo"
        status={choiceStatus(pools)}
        choices={poolChoices(pools.currentData?.items ?? [], ({ id }) => id)}
      />
      <NameField label="Name of the attachment" />
      <DescriptionField />
    </SidePanelForm>
  )
}

/** Attaches an address: outgoing traffic through the gateway uses it. A gateway has at most one. */
export function AttachAddressForm() {
  const at = useParam('project', 'vpc', 'gateway')
  const go = useNavigate()
  const notify = useNotify()
  const [attach] = internetGatewaysApi.endpoints.internetGatewayIpAddressCreate.useMutation()
  const back = () => void go(paths.internetGateway(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Attach IP address"
      submitLabel="Attach IP address"
      schema={addressSchema}
      initial={{ name: '', description: '', address: '' }}
      draft={{ fields: ['name', 'description', 'address'] }}
      send={(body) => attach({ ...at, body }).unwrap()}
      onSaved={({ address }) => {
        notify(`IP address ${address} attached`)
        back()
      }}
      onDismiss={back}
    >
      <TextField name="address" label="IP address" />
      <NameField label="Name of the attachment" />
      <DescriptionField />
    </SidePanelForm>
  )
}
