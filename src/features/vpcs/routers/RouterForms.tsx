import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '../../../paths'
import { routersApi } from '../../../store/api/routers'
import { DescriptionField, NameField } from '../../shared/form/fields'
import { resourceDescription, resourceName } from '../../shared/form/rules'
import { SidePanelForm } from '../../shared/form/SidePanelForm'
import { RecordFacts } from '../../shared/RecordFacts'
import { useNotify } from '../../shared/useNotify'
import { useParam } from '../../shared/useParam'

const schema = object({ name: resourceName(), description: resourceDescription() })

/** Creates a router. It carries nothing until it has routes and a subnet uses it. */
export function CreateRouterForm() {
  const at = useParam('project', 'vpc')
  const go = useNavigate()
  const notify = useNotify()
  const [create] = routersApi.endpoints.vpcRouterCreate.useMutation()
  const back = () => void go(paths.routers(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create router"
      submitLabel="Create router"
      schema={schema}
      initial={{ name: '', description: '' }}
      draft={{ fields: ['name', 'description'] }}
      send={(body) => create({ ...at, body }).unwrap()}
      onSaved={(router) => {
        notify(`Router ${router.name} created`)
        back()
      }}
      onDismiss={back}
    >
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}

/** Renames or redescribes a router, the system's own as well. */
export function EditRouterForm() {
  const { router: name, ...at } = useParam('project', 'vpc', 'router')
  const go = useNavigate()
  const notify = useNotify()
  const { data: router } = routersApi.endpoints.vpcRouterView.useQuery({ ...at, router: name })
  const [update] = routersApi.endpoints.vpcRouterUpdate.useMutation()
  if (!router) return null
  const back = () => void go(paths.routers(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Edit router"
      submitLabel="Update router"
      schema={schema}
      initial={{ name: router.name, description: router.description }}
      draft={{ fields: ['name', 'description'] }}
      send={(body) => update({ router: router.id, body }).unwrap()}
      onSaved={(saved) => {
        notify(`Router ${saved.name} updated`)
        back()
      }}
      onDismiss={back}
    >
      <RecordFacts record={router} />
      <NameField />
      <DescriptionField />
    </SidePanelForm>
  )
}
