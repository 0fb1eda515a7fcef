import { alertReceivers } from '#features/system/alerts/noun'
import type { FailedDeliveries } from '#store/api/resources/health'

/** A receiver that alerts did not reach. */
export interface Undelivered extends FailedDeliveries {
  /** Its failed deliveries. */
  to: string
}

/** The receivers that alerts did not reach: for the findings, and for their list. */
export const undeliveredOf = (receivers: readonly FailedDeliveries[]): readonly Undelivered[] =>
  receivers
    .filter(({ deliveries }) => deliveries.length > 0)
    .map((each) => ({
      ...each,
      to: `${alertReceivers.to.page({ receiver: each.receiver.name })}?state=failed`,
    }))
