import { object } from 'yup'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { siloIpPoolsApi } from '#store/api/resources/siloIpPools'
import { ipError } from '#model/network/ip'
import { networkCollaborator } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { useParam } from '#features/kit/routing/useParam'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import {
  checkedText,
  namedSchema,
  requiredText,
  resourceDescription,
  resourceName,
} from '#features/kit/form/rules'
import { PoolField } from '#features/shared/PoolField'
import { internetGateways } from './noun'

/** Creates a gateway and opens it, since it works only after a pool or an address is attached. */
export function CreateGatewayForm() {
  const at = useParam('project', 'vpc')
  return (
    <SidePanelForm
      title={internetGateways.panels.create}
      needs={internetGateways.creates.create}
      schema={namedSchema}
      initial={{ name: '', description: '' }}
      draft={{ fields: ['name', 'description'] }}
      send={(body, { save }) => save(internetGatewaysApi.endpoints.internetGatewayCreate, { ...at, body })}
      saved={({ name }) => `Internet gateway ${name} created`}
      back={internetGateways.to.list(at)}
      opens={({ name }) => internetGateways.to.page({ ...at, gateway: name })}
    >
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}

const common = { name: resourceName(), description: resourceDescription() }
const poolSchema = object({ ...common, ipPool: requiredText('IP pool') })
const addressSchema = object({ ...common, address: checkedText('IP address', ipError) })

/** Attaches a pool: outbound traffic through the gateway uses its addresses. */
export function AttachPoolForm() {
  const at = useParam('project', 'vpc', 'gateway')
  const pools = siloIpPoolsApi.endpoints.ipPoolList.useQuery({ limit: ALL_LIMIT })
  return (
    <SidePanelForm
      title={internetGateways.panels.attachPool}
      needs={networkCollaborator}
      schema={poolSchema}
      initial={{ name: '', description: '', ipPool: '' }}
      draft={{ fields: ['name', 'description', 'ipPool'] }}
      send={(body, { save }) =>
        save(internetGatewaysApi.endpoints.internetGatewayIpPoolCreate, { ...at, body })
      }
      saved={(pool) => `IP pool ${pool.name} attached`}
      back={internetGateways.to.page(at)}
    >
      <PoolField name="ipPool" query={pools} namedBy={({ id }) => id} />
      <NameField label="Name of the attachment" />
      <DescriptionField />
    </SidePanelForm>
  )
}

/** Attaches an address: outbound traffic through the gateway uses it. A gateway has at most one. */
export function AttachAddressForm() {
  const at = useParam('project', 'vpc', 'gateway')
  return (
    <SidePanelForm
      title={internetGateways.panels.attachAddress}
      needs={networkCollaborator}
      schema={addressSchema}
      initial={{ name: '', description: '', address: '' }}
      draft={{ fields: ['name', 'description', 'address'] }}
      send={(body, { save }) =>
        save(internetGatewaysApi.endpoints.internetGatewayIpAddressCreate, { ...at, body })
      }
      saved={({ address }) => `IP address ${address} attached`}
      back={internetGateways.to.page(at)}
    >
      <TextField name="address" label="IP address" />
      <NameField label="Name of the attachment" />
      <DescriptionField />
    </SidePanelForm>
  )
}
