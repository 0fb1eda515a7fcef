import type { ExternalIp } from '../../src/store/api/generated/types'

/** An ephemeral or shared address of an instance; the API lists it without saying whose it is. */
export interface ExternalIpRow {
  instanceId: string
  ip: Exclude<ExternalIp, { kind: 'floating' }>
}
