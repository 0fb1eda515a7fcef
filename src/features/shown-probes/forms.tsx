import { useNavigate } from 'react-router'
import { object } from 'yup'
import { shownProbesApi } from '#store/api/resources/shownProbes'
import type { ApiError } from '#store/model/apiError'
import { useNotify } from '#features/kit/errors/useNotify'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import { checkedText, resourceDescription, resourceName } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useParam } from '#features/kit/routing/useParam'
import { shownProbes } from './noun'

const schema = object({
  name: resourceName(),
  description: resourceDescription(),
  sled: checkedText('Sled', () => undefined),
})

/** The field that an error belongs to. */
function fieldErrors({ errorCode, message }: ApiError) {
  return errorCode === 'ObjectAlreadyExists' ? { name: message } : { sled: message }
}

/** Creates an shown probe. */
export function CreateShownProbeForm() {
  const at = useParam('project')
  const go = useNavigate()
  const notify = useNotify()
  const [create] = shownProbesApi.endpoints.shownProbeCreate.useMutation()
  const back = () => void go(shownProbes.to.list(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create shown probe"
      submitLabel="Create shown probe"
      schema={schema}
      initial={{ name: '', description: '', sled: '' }}
      draft={{ fields: ['name', 'description', 'sled'] }}
      send={(body) => create({ ...at, body }).unwrap()}
      onSaved={({ name }) => {
        notify(`Shown probe ${name} created`)
        back()
      }}
      onDismiss={back}
      fieldErrorsFrom={fieldErrors}
    >
      <NameField />
      <DescriptionField />
      <TextField name="sled" label="Sled" hint="The id of the sled whose network connection is tested" />
    </SidePanelForm>
  )
}
