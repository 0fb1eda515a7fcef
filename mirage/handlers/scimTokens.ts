import type { ScimClientBearerToken } from '#store/api/generated/types'
import { scimTokenValue } from '../access/credentials'
import { findSilo, requireSiloAdminOr } from '../access/siloLookup'
import type { ScimTokenRow } from '../models/scimToken'
import type { SiloRow } from '../models/silo'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { notFound } from '../wire/apiError'

const toView = ({ siloId: _, ...token }: ScimTokenRow): ScimClientBearerToken => token

/** A silo whose tokens the caller may use. @throws 403 unless the caller is admin of the silo or of the fleet */
function ownSilo(region: Region, selector: string): SiloRow {
  const silo = findSilo(region, selector)
  requireSiloAdminOr(region, silo, 'admin')
  return silo
}

/** A token of a silo. @throws 404, also for a token of another silo */
function find(region: Region, { tokenId, silo: selector }: { tokenId: string; silo: string }): ScimTokenRow {
  const silo = ownSilo(region, selector)
  const row = region.world.scimTokens.get(tokenId.toLowerCase())
  if (row?.siloId !== silo.id) throw notFound('scim-client-bearer-token', tokenId, 'id')
  return row
}

/** The tokens with which an identity provider writes the users of a silo. A silo of any identity mode may have some. */
export const scimTokenHandlers = handlersOf({
  /** An array instead of a page, as in the control plane. */
  scimTokenList({ args, region }) {
    const { id } = ownSilo(region, args.silo)
    return region.world.scimTokens.where(({ siloId }) => siloId === id).map(toView)
  },
  /** The value is in this answer only. */
  scimTokenCreate({ args, region }) {
    const { id: siloId } = ownSilo(region, args.silo)
    const { scimTokens } = region.world
    const timeCreated = region.timestamp()
    const id = idOf(`scim token ${siloId} ${timeCreated}`)
    const row: ScimTokenRow = { id, siloId, timeCreated, timeExpires: null }
    scimTokens.insert(row)
    return { ...toView(row), bearerToken: scimTokenValue(id) }
  },
  scimTokenView: ({ args, region }) => toView(find(region, args)),
  scimTokenDelete({ args, region }) {
    region.world.scimTokens.remove(find(region, args).id)
  },
})
