/** A device that waits until a user confirms it. */
export interface DeviceRequestRow {
  id: string
  clientId: string
  deviceCode: string
  /** Eight letters, no dash. */
  userCode: string
  timeExpires: string
  ttlSeconds: number | null
  /** The token of the device after the confirmation. */
  tokenId: string | null
}
