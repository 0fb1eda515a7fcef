import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '../../../paths'
import { internetGatewaysApi } from '../../../store/api/internetGateways'
import { DescriptionField, NameField } from '../../shared/form/fields'
import { resourceDescription, resourceName } from '../../shared/form/rules'
import { SidePanelForm } from '../../shared/form/SidePanelForm'
import { useNotify } from '../../shared/useNotify'
import { useParam } from '../../shared/useParam'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Creates a gateway and goes to it: it is of use only once a pool or an address is attached. */
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
