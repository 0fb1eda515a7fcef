import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { paths } from '../../../paths'
import { internetGatewaysApi } from '../../../store/api/internetGateways'
import { siloIpPoolsApi } from '../../../store/api/siloIpPools'
import { ipFault } from '../../../store/model/ip'
import { ALL_LIMIT } from '../../../store/model/limits'
import { choicesFrom } from '../../shared/form/choices'
import { ChoiceField, DescriptionField, NameField, TextField } from '../../shared/form/fields'
import { judged, resourceDescription, resourceName } from '../../shared/form/rules'
import { SidePanelForm } from '../../shared/form/SidePanelForm'
import { useNotify } from '../../shared/useNotify'
import { useParam } from '../../shared/useParam'

const common = { name: resourceName(), description: resourceDescription() }
const poolSchema = object({ ...common, ipPool: string().ensure().required('IP pool is required') })
const addressSchema = object({ ...common, address: judged('IP address', ipFault) })

/** Attaches a pool: whoever leaves through the gateway does so under an address of it. */
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
        {...choicesFrom(pools, (pool) => ({
          value: pool.id,
          label: pool.name,
          ...(pool.isDefault ? { detail: 'Default pool of the silo' } : {}),
        }))}
      />
      <NameField label="Name of the attachment" />
      <DescriptionField />
    </SidePanelForm>
  )
}

/** Attaches one address: everyone leaves through the gateway under it. A gateway has at most one. */
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
