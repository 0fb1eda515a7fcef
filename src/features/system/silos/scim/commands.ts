import type { ScimClientBearerToken } from '#store/api/generated/types'
import { scimTokensApi } from '#store/api/resources/scimTokens'
import { defineCommand } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import { changesSilo } from '#model/needs'
import { shortId } from '#ui/text/truncated'

/** The displayed name of a token, which has only an id in the API. */
export const tokenName = ({ id }: Pick<ScimClientBearerToken, 'id'>): string => shortId(id)

/** A token of a silo, and whether that is the user's own. */
export interface ScimTokenRow {
  token: ScimClientBearerToken
  /** The name of the silo. */
  silo: string
  isOwn: boolean
}

/** Deletes a token of an identity provider. */
export const deleteScimToken = defineCommand<ScimTokenRow>()({
  name: 'scimToken.delete',
  label: 'Delete',
  deletes: true,
  many: 'repeatable',
  paletteLabel: 'Delete SCIM token',
  needs: ({ isOwn }) => changesSilo(isOwn, 'admin'),
  endpoint: scimTokensApi.endpoints.scimTokenDelete,
  toArgs: ({ token, silo }) => ({ tokenId: token.id, silo }),
  subject: ({ token }) => ({ kind: 'scimToken', id: token.id, name: tokenName(token) }),
  confirm: ({ token, silo }, { The }) => ({
    title: phrase`Delete SCIM token ${tokenName(token)}?`,
    body: `${The} identity provider that uses it can no longer change the users and groups of ${silo}: provisioning stops at once. People can still sign in.`,
    isFinal: true,
    tone: 'danger',
  }),
  end: ({ token }) => `SCIM token ${tokenName(token)} deleted`,
  errorMessage: ({ token }) => `Could not delete SCIM token ${tokenName(token)}`,
})
