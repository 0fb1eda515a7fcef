import type { DeviceAccessToken } from '#store/api/generated/types'

/** A token and its owner. */
export interface TokenRow extends DeviceAccessToken {
  userId: string
}
