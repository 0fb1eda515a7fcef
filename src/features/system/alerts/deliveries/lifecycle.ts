import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import type {
  AlertDelivery,
  AlertDeliveryTrigger,
  WebhookDeliveryAttempt,
  WebhookDeliveryAttemptResult,
} from '#store/api/generated/types'
import { wordsOr } from '#model/entryOf'
import { planStep } from '#store/commands/plan'
import type { StateTone } from '#ui/feedback/StateBadge'
import { formatExact } from '#ui/format/numbers'
import type { StatefulResource } from '#features/kit/lifecycle/statefulResource'
import { deliveryTone } from '#features/kit/lifecycle/regionTones'
import { deliveryName, resendAlert, type DeliveryRow } from '../commands'

/** The lifecycle of deliveries. */
export const deliveryResource: StatefulResource<DeliveryRow> = {
  kind: 'webhookDelivery',
  lifecycle: webhookDeliveryLifecycle,
  tone: deliveryTone,
  read: ({ delivery }) => ({ id: delivery.id, name: deliveryName(delivery), state: delivery.state }),
  commands: (row) => [planStep(resendAlert, row)],
}

const triggerWords: Readonly<Record<AlertDeliveryTrigger, string>> = {
  alert: 'Alert',
  resend: 'Resend',
  probe: 'Probe',
}

export const triggerWord = ({ trigger }: Pick<AlertDelivery, 'trigger'>): string =>
  wordsOr(triggerWords, trigger)

const resultWords: Readonly<Record<WebhookDeliveryAttemptResult, string>> = {
  succeeded: 'Succeeded',
  failed_http_error: 'Refused by the endpoint',
  failed_unreachable: 'Endpoint not reached',
  failed_timeout: 'No answer in time',
}

const resultMeanings: Readonly<Record<WebhookDeliveryAttemptResult, string>> = {
  succeeded: 'The endpoint answered 2xx: alerts reach it',
  failed_http_error: 'The endpoint answered with another status',
  failed_unreachable: 'No connection: its address, port or certificate',
  failed_timeout: 'It was connected, and took too long to answer',
}

/** Each result of an attempt in words, and its meaning. */
export const resultsExplained = Object.entries(resultMeanings).map(([result, meaning]) => ({
  label: wordsOr(resultWords, result),
  value: meaning,
}))

export const resultWord = ({ result }: WebhookDeliveryAttempt): string => wordsOr(resultWords, result)

/** The attempts of a delivery. A receiver of a later version may have another kind of them. */
export const attemptsOf = ({
  attempts,
}: Pick<AlertDelivery, 'attempts'>): readonly WebhookDeliveryAttempt[] => Object.values(attempts).flat()

export const attemptTone = ({ result }: WebhookDeliveryAttempt): StateTone =>
  result === 'succeeded' ? 'well' : 'failed'

/** The response of the endpoint: "500 after 120 ms"; undefined if there was none. */
export const answerText = ({ response }: WebhookDeliveryAttempt): string | undefined =>
  response ? `${response.status} after ${formatExact(response.durationMs)} ms` : undefined

/** The wait before each attempt, in milliseconds. Rule: OPS-15. */
const waitsMs = [0, 60_000, 300_000] as const

/** The maximum number of attempts of a delivery. Rule: OPS-15. */
export const MAX_ATTEMPTS = waitsMs.length

/** When the next attempt of a pending delivery is due, in milliseconds since the epoch; undefined if none is. */
export function nextAttemptAt(delivery: AlertDelivery): number | undefined {
  const made = attemptsOf(delivery)
  const wait = waitsMs[made.length]
  return wait === undefined ? undefined : Date.parse(made.at(-1)?.timeSent ?? delivery.timeStarted) + wait
}
