import { useMemo } from 'react'
import { object } from 'yup'
import { cleanText } from '#src/cleanText'
import type { AlertClass } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { subscriptionError } from '#model/alertClasses'
import type { ApiError } from '#model/apiError'
import { ALL_LIMIT } from '#model/paging'
import { TextField } from '#features/kit/form/fields/TextField'
import { checkedText } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { useParam } from '#features/kit/routing/useParam'
import { useForm } from '#features/kit/form/FormFields'
import { alertSubscriptions } from '../noun'
import { MatchedClasses } from './MatchedClasses'

const none: readonly AlertClass[] = []

/** The field that an error belongs to. Rule: OPS-14. */
const fieldErrorsFrom = ({ message }: ApiError): Partial<Record<'subscription', string>> => ({
  subscription: /alert.class/i.test(message) ? message : undefined,
})

/** Subscribes a receiver to a class, or to all classes of a pattern. */
export function AddSubscriptionForm() {
  const { receiver } = useParam('receiver')
  const { data } = alertsApi.endpoints.alertClassList.useQuery({ limit: ALL_LIMIT })
  const schema = useMemo(() => {
    const names = data?.items.map(({ name }) => name)
    return object({ subscription: checkedText('Subscription', (text) => subscriptionError(text, names)) })
  }, [data])
  return (
    <SidePanelForm
      title={alertSubscriptions.panels.create}
      subtitle={receiver}
      needs={alertSubscriptions.creates.create}
      schema={schema}
      initial={{ subscription: '' }}
      draft={{ fields: ['subscription'] }}
      send={(body, { save }) => save(alertsApi.endpoints.alertReceiverSubscriptionAdd, { receiver, body })}
      saved={({ subscription }) => `Subscription ${subscription} added`}
      back={alertSubscriptions.to.list({ receiver })}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <p>
        The name of a class, or a pattern: <code>*</code> stands for one part of a name, <code>**</code> for
        one or more.
      </p>
      <TextField name="subscription" label="Subscription" placeholder="test.disk.*" />
      <Preview classes={data?.items ?? none} />
    </SidePanelForm>
  )
}

/** The classes that the typed subscription matches. */
function Preview({ classes }: { classes: readonly AlertClass[] }) {
  const { values } = useForm<{ subscription: string }>()
  const subscription = cleanText(values.subscription)
  const isPattern = subscription !== '' && subscriptionError(subscription) === undefined
  return (
    <p role="status">
      {isPattern && (
        <>
          Matches: <MatchedClasses subscription={subscription} classes={classes} />
        </>
      )}
    </p>
  )
}
