// The addresses of pages that few sessions open and no other page shows from the start: `paths.ts` is in the first load
// of every page, this file is not.

import { paths } from './paths'

const e = encodeURIComponent

interface OfSilo {
  silo: string
  /** The id of a user or a group. */
  identity: string
}
const silo = (name: string) => `/system/silos/${e(name)}`
const siloUser = (at: OfSilo) => `${silo(at.silo)}/users/${e(at.identity)}`

/** More addresses, as in `paths`. */
export const morePaths = {
  user: (id: string) => `/silo/users/${e(id)}`,
  groups: () => '/silo/groups',
  group: (id: string) => `/silo/groups/${e(id)}`,
  tokenLifetime: () => '/silo/token-lifetime',
  tokenLifetimeEdit: () => '/silo/token-lifetime/edit',
  certificates: () => '/silo/certificates',
  certificatesNew: () => '/silo/certificates-new',
  certificate: (name: string) => `/silo/certificates/${e(name)}`,
  servicePool: () => '/system/networking/ip-pools-service',
  servicePoolRangesAdd: () => '/system/networking/ip-pools-service/ranges-add',
  metrics: () => '/system/metrics',
  idpsNew: (name: string) => `${silo(name)}/idps-new`,
  idp: (at: { silo: string; provider: string }) => `${silo(at.silo)}/idps/saml/${e(at.provider)}`,
  siloFleetRoles: (name: string) => `${silo(name)}/fleet-roles`,
  siloUsers: (name: string) => `${silo(name)}/users`,
  siloQuotasEdit: (name: string) => `${silo(name)}/quotas/edit`,
  /** What a person or a built-in user did. */
  auditLogOf: (id: string) => `/system/audit-log?person=${e(id)}`,
  builtInUsers: () => '/system/identities/built-in-users',
  builtInUser: (name: string) => `/system/identities/built-in-users/${e(name)}`,
  /** Users of any silo, for operators. */
  siloUsersNew: (name: string) => `${silo(name)}/users-new`,
  siloUser,
  siloUserRole: (at: OfSilo) => `${siloUser(at)}/role`,
  siloUserPassword: (at: OfSilo) => `${siloUser(at)}/password`,
} as const
