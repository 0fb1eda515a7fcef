import type { ManagementAddress } from '#store/api/generated/types'

/** The address at which a neighbour is managed: an IP address, or a MAC address. */
export const managementText = ({ addr }: Pick<ManagementAddress, 'addr'>): string =>
  'ipAddr' in addr ? addr.ipAddr : addr.iEEE802.map((byte) => byte.toString(16).padStart(2, '0')).join(':')
