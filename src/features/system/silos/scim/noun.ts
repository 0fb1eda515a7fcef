import { noun } from '#features/kit/noun/noun'
import { siloPath } from '../noun'

const list = `${siloPath}/scim` as const

/** The tokens with which an identity provider writes the users and groups of a silo. */
export const scimTokens = noun({
  kind: 'scimToken',
  one: 'SCIM token',
  many: 'SCIM tokens',
  paths: { list, create: `${list}-new`, page: `${list}/:tokenId` },
  tabs: { list: 'SCIM' },
  panels: { create: 'Create SCIM token', page: 'SCIM token' },
  help: ['identity-providers', 'silos'],
  feature: 'scimTokens',
})
