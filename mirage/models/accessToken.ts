import type { DeviceAccessToken } from '../../src/store/api/generated/types'

/** A token, and whose it is. */
export interface TokenRow extends DeviceAccessToken {
  userId: string
}
