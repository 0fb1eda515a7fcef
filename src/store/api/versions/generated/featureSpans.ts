// Written by `npm run gen:api`. Do not edit.
import type { Version } from './shipped'

/** The versions that have a feature. */
export interface Span {
  /** The first version that has it; absent if the first version has it. */
  since?: Version
  /** The first version that no longer has it. */
  until?: Version
}

/** The versions that have each feature, from tools/api/features.json. Part of the first load. */
export const featureSpans = {
  limitedCollaborator: { since: '20251008' },
  scimSilos: { since: '20251008' },
  scimTokens: { since: '20251008' },
  cpuPlatform: { since: '20251008' },
  updateStatus: { since: '20251008' },
  repositoryList: { since: '20251008' },
  ipv6Pools: { since: '20251008' },
  multicastPools: { since: '20251008' },
  localDisks: { since: '2026021301' },
  readOnlyDisks: { since: '2026021301' },
  dualStack: { since: '2026021301' },
  poolKinds: { since: '2026021301' },
  anyPool: { since: '2026021301' },
  externalSubnets: { since: '2026021301' },
  subnetPools: { since: '2026021301' },
  multicastGroups: { since: '2026021301' },
  unnumberedPeers: { since: '2026021301' },
  bgpIpv6: { since: '2026021301' },
  rackMembership: { since: '2026021301' },
  recoveryFinish: { since: '2026032500' },
  icmp6: { since: '2026032500' },
  userTimes: { since: '2026032500' },
  diskAdoption: { since: '2026060800' },
  jumboFrames: { since: '2026060800' },
  jumboSetting: { since: '2026060800' },
  turinV2: { since: '2026060800' },
  bgpUpdate: { since: '2026061000' },
  servicePool: { until: '2026073100' },
  poolAssignment: { since: '2026073100' },
  alertList: { since: '2026081901' },
  sledSlots: { since: '2026081901' },
  peerSource: { since: '2026081901' },
} as const satisfies Record<string, Span>
