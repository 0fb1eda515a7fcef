import type { ScimClientBearerToken } from '#store/api/generated/types'

/** A token of an identity provider, and the silo whose users and groups it writes. */
export interface ScimTokenRow extends ScimClientBearerToken {
  siloId: string
}
