import type { DeviceAccessToken } from '#store/api/generated/types'
import { accessTokensApi } from '#store/api/resources/accessTokens'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'

/** Deletes an access token. One warning for all: the API has neither program name nor last use of a token. */
export const deleteAccessToken = defineCommand<DeviceAccessToken>()({
  name: 'accessToken.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  paletteLabel: 'Delete access token',
  endpoint: accessTokensApi.endpoints.currentUserAccessTokenDelete,
  toArgs: ({ id }) => ({ tokenId: id }),
  subject: ({ id }) => ({ kind: 'accessToken' as const, id, name: id }),
  confirm: ({ id }) => ({
    title: phrase`Delete access token ${id}?`,
    body: 'This cannot be undone. Programs that use the token stop working at once, until they log in again and get a new one. The console cannot tell which programs use it.',
    tone: 'danger',
  }),
  end: () => 'Access token deleted',
  errorMessage: ({ id }) => `Could not delete access token ${id}`,
})
