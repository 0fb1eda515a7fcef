// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const scimTokenCreate: Operation<'scimTokenCreate'> = {
  name: 'scimTokenCreate',
  method: 'POST',
  path: '/v1/system/scim/tokens',
  query: ['silo'],
  since: '20251008',
}

export const scimTokenDelete: Operation<'scimTokenDelete'> = {
  name: 'scimTokenDelete',
  method: 'DELETE',
  path: '/v1/system/scim/tokens/{tokenId}',
  query: ['silo'],
  since: '20251008',
}

export const scimTokenList: Operation<'scimTokenList'> = {
  name: 'scimTokenList',
  method: 'GET',
  path: '/v1/system/scim/tokens',
  query: ['silo'],
  since: '20251008',
}

export const scimTokenView: Operation<'scimTokenView'> = {
  name: 'scimTokenView',
  method: 'GET',
  path: '/v1/system/scim/tokens/{tokenId}',
  query: ['silo'],
  since: '20251008',
}
