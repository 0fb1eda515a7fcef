import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { DescriptionField, NameField } from '#features/shared/form/fields/TextField'
import { resourceDescription, resourceName } from '#features/shared/form/rules'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { useParam } from '#features/routing/useParam'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Creates a gateway and opens it: it works only after a pool or an address is attached. */
export function CreateGatewayForm() {
  const at = useParam('project', 'vpc')
  const go = useNavigate()
  const notify = useNotify()
  const [create] = internetGatewaysApi.endpoints.internetGatewayCreate.useMutation()
  return (
    <SidePanelForm
      title="Create internet gateway"
      submitLabel="Create internet gateway"
      schema={schema}
      initial={{ name: '', description: '' }}
      draft={{ fields: ['name', 'description'] }}
      send={(body) => create({ ...at, body }).unwrap()}
      onSaved={(gateway) => {
        notify(`Internet gateway ${gateway.name} created`)
        void go(paths.internetGateway({ ...at, gateway: gateway.name }))
      }}
      onDismiss={() => void go(paths.internetGateways(at), { preventScrollReset: true })}
    >
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}
