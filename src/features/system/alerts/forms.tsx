import { useMemo } from 'react'
import { array, object, string } from 'yup'
import { alertsApi } from '#store/api/resources/alerts'
import { PROBE_CLASS } from '#model/alertClasses'
import type { ApiError } from '#model/apiError'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { load } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { CheckListField } from '#features/kit/form/fields/CheckListField'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import { checkedText, resourceDescription, resourceName } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useEdit } from '#features/kit/form/useEdit'
import { ResourceMeta } from '#features/kit/detail/ResourceMeta'
import { alertReceivers } from './noun'
import { SecretField } from './secrets/forms'

/** Why a text is not a valid endpoint; undefined if it is. Rule: OPS-16. */
function endpointError(text: string): string | undefined {
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return isWeb ? undefined : 'Must be a whole address, beginning with https:// or http://'
}

/** The values of both forms, for a new receiver and an existing one. */
const fields = {
  name: resourceName(),
  description: resourceDescription(),
  endpoint: checkedText('Endpoint', endpointError),
}
const editSchema = object(fields)
const createSchema = object({
  ...fields,
  secret: checkedText('Secret', () => undefined),
  subscriptions: array().of(string().required()).required(),
})

/** The field that an error belongs to. Rule: OPS-16. */
function receiverFieldErrors({ message, errorCode }: ApiError): Partial<Record<'name' | 'endpoint', string>> {
  if (errorCode === 'ObjectAlreadyExists') return { name: message }
  return { endpoint: /endpoint/i.test(message) ? message : undefined }
}

/** The classes for the first subscriptions. */
export const createLoader = load(alertsApi.endpoints.alertClassList, () => ({ limit: ALL_LIMIT }))

interface CreateValues {
  name: string
  description: string
  endpoint: string
  secret: string
  subscriptions: readonly string[]
}

const initial: CreateValues = { name: '', description: '', endpoint: '', secret: '', subscriptions: [] }

/** Creates a receiver with its first secret. Drafts contain neither the secret nor the endpoint. */
export function CreateReceiverForm() {
  const { data } = alertsApi.endpoints.alertClassList.useQuery({ limit: ALL_LIMIT })
  const items = useMemo(
    () =>
      (data?.items ?? [])
        .filter(({ name }) => name !== PROBE_CLASS)
        .map(({ name, description }) => ({ value: name, label: name, detail: description })),
    [data],
  )
  return (
    <SidePanelForm
      title={alertReceivers.panels.create}
      needs={alertReceivers.creates.create}
      schema={createSchema}
      initial={initial}
      draft={{ fields: ['name', 'description', 'subscriptions'] }}
      send={({ secret, subscriptions, ...values }, { save }) =>
        save(alertsApi.endpoints.webhookReceiverCreate, {
          body: { ...values, secrets: [secret], subscriptions: [...subscriptions] },
        })
      }
      saved={({ name }) => ({
        says: `Receiver ${name} created`,
        next: {
          label: 'Probe receiver',
          to: alertReceivers.to.probe({ receiver: name }),
        },
      })}
      back={alertReceivers.to.list()}
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

/** Edits the name, description and endpoint of a receiver. Secrets and subscriptions have lists of their own. */
export function EditReceiverForm() {
  const { receiver: name } = useParam('receiver')
  const { data: receiver } = alertsApi.endpoints.alertReceiverView.useQuery({ receiver: name })
  const edit = useEdit()
  if (!receiver) return null
  return (
    <SidePanelForm
      title={alertReceivers.panels.edit}
      name={receiver.name}
      submitLabel="Update receiver"
      needs={fleetAdmin}
      schema={editSchema}
      initial={{
        name: receiver.name,
        description: receiver.description,
        endpoint: receiver.kind.endpoint,
      }}
      draft={{ fields: ['name', 'description'] }}
      // By id: after a rename, the old name would not be found.
      send={(body, { save, ask, was }) =>
        edit(
          { was, body },
          (next) => save(alertsApi.endpoints.webhookReceiverUpdate, { receiver: receiver.id, ...next }),
          ask,
        )
      }
      saved={({ name: newName }) => `Receiver ${newName} updated`}
      back={alertReceivers.to.page({ receiver: receiver.name })}
      renamed={({ name: newName }) => alertReceivers.to.page({ receiver: newName })}
      fieldErrorsFrom={receiverFieldErrors}
    >
      <NameField />
      <DescriptionField />
      <TextField name="endpoint" label="Endpoint" hint="The region posts each alert to this address." />
      <ResourceMeta record={receiver} />
    </SidePanelForm>
  )
}
