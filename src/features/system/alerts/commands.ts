import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import type { AlertDelivery, AlertReceiver, WebhookSecret } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { matchesClass } from '#model/alertClasses'
import { fleetAdmin } from '#model/needs'
import { shortId } from '#ui/text/truncated'

/** Deletes a receiver with its subscriptions, secrets and deliveries. */
export const deleteReceiver = defineCommand<AlertReceiver>()({
  name: 'alertReceiver.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: alertsApi.endpoints.alertReceiverDelete,
  toArgs: ({ id }) => ({ receiver: id }),
  subject: ({ id, name }) => ({ kind: 'alertReceiver', id, name }),
  confirm: ({ name }) => ({
    title: phrase`Delete ${name}?`,
    body: 'Its secrets, its subscriptions and the record of its deliveries are deleted with it.',
    isFinal: true,
    tone: 'danger',
  }),
  end: ({ name }) => `Receiver ${name} deleted`,
  errorMessage: ({ name }) => `Could not delete ${name}`,
})

/** The displayed name of a delivery, which has only an id in the API. */
export const deliveryName = ({ alertClass, id }: Pick<AlertDelivery, 'alertClass' | 'id'>): string =>
  `${alertClass} ${shortId(id)}`

/** A delivery with its receiver. */
export interface DeliveryRow {
  delivery: AlertDelivery
  receiver: AlertReceiver
}

/** Sends an alert again: a new delivery of the same alert. */
export const resendAlert = defineCommand<DeliveryRow>()({
  name: 'webhookDelivery.resend',
  label: 'Resend',
  many: 'once',
  needs: fleetAdmin,
  endpoint: alertsApi.endpoints.alertDeliveryResend,
  lifecycle: webhookDeliveryLifecycle,
  event: 'command.resend',
  toArgs: ({ delivery, receiver }) => ({ alertId: delivery.alertId, receiver: receiver.id }),
  subject: ({ delivery }) => ({
    kind: 'webhookDelivery',
    id: delivery.id,
    name: deliveryName(delivery),
    state: delivery.state,
  }),
  disabledReason: ({ delivery, receiver }) =>
    receiver.subscriptions.some((pattern) => matchesClass(pattern, delivery.alertClass))
      ? undefined
      : 'The receiver is no longer subscribed to this class',
  asks: 'never',
  confirm: ({ delivery, receiver }) => ({
    title: phrase`Resend ${deliveryName(delivery)}?`,
    body: `${receiver.name} gets the alert once more, as a new delivery.`,
    tone: 'primary',
  }),
  end: ({ delivery }) => `${deliveryName(delivery)} is sent again`,
  errorMessage: ({ delivery }) => `Could not resend ${deliveryName(delivery)}`,
})

/** A subscription of a receiver. */
export interface SubscriptionRow {
  subscription: string
  receiver: AlertReceiver
}

/** Removes a subscription: classes that no other one matches are no longer sent. */
export const removeSubscription = defineCommand<SubscriptionRow>()({
  name: 'alertSubscription.remove',
  label: 'Remove',
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: alertsApi.endpoints.alertReceiverSubscriptionRemove,
  toArgs: ({ subscription, receiver }) => ({ receiver: receiver.id, subscription }),
  subject: ({ subscription, receiver }) => ({
    kind: 'alertSubscription',
    id: `${receiver.id} ${subscription}`,
    name: subscription,
  }),
  confirm: ({ subscription, receiver }) => ({
    title: phrase`Remove ${subscription}?`,
    body: `${receiver.name} no longer gets alerts of the classes that only this subscription matches.`,
    tone: 'danger',
  }),
  end: ({ subscription }) => `Subscription ${subscription} removed`,
  errorMessage: ({ subscription }) => `Could not remove ${subscription}`,
})

/** The displayed name of a secret, since its value is never shown. */
export const secretName = ({ id }: WebhookSecret): string => shortId(id)

/** A secret of a receiver. */
export interface SecretRow {
  secret: WebhookSecret
  isLast: boolean
}

/** Deletes a secret: messages are no longer signed with it. */
export const deleteSecret = defineCommand<SecretRow>()({
  name: 'webhookSecret.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  needs: fleetAdmin,
  endpoint: alertsApi.endpoints.webhookSecretsDelete,
  toArgs: ({ secret }) => ({ secretId: secret.id }),
  subject: ({ secret }) => ({ kind: 'webhookSecret', id: secret.id, name: secretName(secret) }),
  confirm: ({ secret, isLast }) => ({
    title: phrase`Delete ${secretName(secret)}?`,
    body: isLast
      ? 'It is the last secret of the receiver: without one, messages cannot be signed and probes are refused.'
      : 'Messages are no longer signed with this secret. The others stay.',
    tone: 'danger',
  }),
  end: ({ secret }) => `Secret ${secretName(secret)} deleted`,
  errorMessage: ({ secret }) => `Could not delete ${secretName(secret)}`,
})
