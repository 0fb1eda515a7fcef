/** A device that waits for somebody to confirm it. */
export interface DeviceRequestRow {
  id: string
  clientId: string
  deviceCode: string
  /** Eight letters, no dash. */
  userCode: string
  timeExpires: string
  ttlSeconds: number | null
  /** The token it was given, once confirmed. */
  tokenId: string | null
}
