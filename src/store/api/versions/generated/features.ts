// Written by `npm run gen:api`. Do not edit.
import type { Feature } from '../feature'

/** What came or went with a version of the API, the oldest first, from tools/api/features.json. */
export const features = {
  limitedCollaborator: { name: 'role of a limited collaborator', since: '20251008', isInConsole: true },
  scimSilos: { name: 'silos with SCIM', since: '20251008', isInConsole: true },
  scimTokens: { name: 'SCIM tokens', since: '20251008', isInConsole: false },
  cpuPlatform: { name: 'choice of a CPU platform', since: '20251008', isInConsole: true },
  updateStatus: { name: 'versions of the components', since: '20251008', isInConsole: true },
  repositoryList: { name: 'list of repositories', since: '20251008', isInConsole: true },
  ipv6Pools: { name: 'IPv6 pools', since: '20251008', isInConsole: true },
  multicastPools: { name: 'multicast pools', since: '20251008', isInConsole: true },
  localDisks: { name: 'local disks', since: '2026021301', isInConsole: true },
  readOnlyDisks: { name: 'read-only disks', since: '2026021301', isInConsole: true },
  dualStack: { name: 'interfaces with IPv4 and IPv6', since: '2026021301', isInConsole: true },
  poolKinds: { name: 'kinds of IP pools of a silo', since: '2026021301', isInConsole: true },
  externalSubnets: { name: 'external subnets', since: '2026021301', isInConsole: false },
  multicastGroups: { name: 'multicast groups', since: '2026021301', isInConsole: false },
  unnumberedPeers: { name: 'BGP peers without an address', since: '2026021301', isInConsole: true },
  rackMembership: { name: 'members of a rack', since: '2026021301', isInConsole: false },
  recoveryFinish: { name: 'end of a manual recovery', since: '2026032500', isInConsole: false },
  icmp6: { name: 'firewall rules for ICMPv6', since: '2026032500', isInConsole: true },
  userTimes: { name: 'times of creation of users and groups', since: '2026032500', isInConsole: true },
  diskAdoption: { name: 'adoption of physical disks', since: '2026060800', isInConsole: false },
  jumboFrames: { name: 'jumbo frames', since: '2026060800', isInConsole: true },
  bgpUpdate: { name: 'changes of a BGP configuration', since: '2026061000', isInConsole: false },
  servicePool: {
    name: 'service pool of its own',
    until: '2026073100',
    isInConsole: true,
    operations: [
      'systemIpPoolServiceView',
      'systemIpPoolServiceRangeList',
      'systemIpPoolServiceRangeAdd',
      'systemIpPoolServiceRangeRemove',
    ],
    instead: 'The pools of its own services are among the IP pools.',
  },
  poolAssignment: { name: 'assignment of IP pools', since: '2026073100', isInConsole: false },
  alertList: { name: 'list of alerts', since: '2026081901', isInConsole: false },
  sledSlots: { name: 'slots of sleds', since: '2026081901', isInConsole: false },
  peerSource: { name: 'source address of a BGP peer', since: '2026081901', isInConsole: false },
} as const satisfies Record<string, Feature>
