import type { ExternalIp } from '#store/api/generated/types'

/** An ephemeral or shared address and its instance, which the API does not show. */
export interface ExternalIpRow {
  instanceId: string
  ip: Exclude<ExternalIp, { kind: 'floating' }>
}
