import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/paths'
import { alertsApi } from '#store/api/resources/alerts'
import { PROBE_CLASS } from '#store/model/alertClasses'
import { CheckListField } from '#features/shared/form/fields/CheckListField'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { allClasses } from './alertText'
import { createSchema, receiverFieldErrors } from './receiverForm'
import { SecretField } from './SecretField'

interface CreateValues {
  name: string
  description: string
  endpoint: string
  secret: string
  subscriptions: readonly string[]
}

const initial: CreateValues = { name: '', description: '', endpoint: '', secret: '', subscriptions: [] }

/** Creates a receiver with its first secret. Neither the secret nor the endpoint is kept in a draft. */
export function CreateReceiverForm() {
  const go = useNavigate()
  const notify = useNotify()
  const { data } = alertsApi.endpoints.alertClassList.useQuery(allClasses)
  const [create] = alertsApi.endpoints.webhookReceiverCreate.useMutation()
  const items = useMemo(
    () =>
      (data?.items ?? [])
        .filter(({ name }) => name !== PROBE_CLASS)
        .map(({ name, description }) => ({ value: name, label: name, detail: description })),
    [data],
  )
  const back = () => void go(paths.alertReceivers(), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create receiver"
      submitLabel="Create receiver"
      schema={createSchema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'subscriptions'] }}
      send={({ secret, subscriptions, ...values }) =>
        create({ body: { ...values, secrets: [secret], subscriptions: [...subscriptions] } }).unwrap()
      }
      onSaved={({ name }) => {
        notify(`Receiver ${name} created`, { label: 'Probe receiver', to: paths.alertProbe(name) })
        back()
      }}
      onDismiss={back}
      fieldErrorsFrom={receiverFieldErrors}
    >
      <NameField />
      <DescriptionField />
      <TextField name="endpoint" label="Endpoint" hint="The region posts each alert to this address." />
      <SecretField />
      <CheckListField
        name="subscriptions"
        label="Subscriptions"
        noun="alert class"
        plural="alert classes"
        hint="Patterns can be added on the page of the receiver."
        items={items}
        empty="This release of the region sends no alerts."
      />
    </SidePanelForm>
  )
}
