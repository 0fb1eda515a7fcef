import { isInNetwork, privateBlocks } from './ip'

/** Whether an address is private: of the VPCs of projects, and of no pool. */
export const isPrivateIp = (ip: string): boolean =>
  [...privateBlocks, 'fd00::/8'].some((block) => isInNetwork(ip, block))
