import type { DeviceAccessToken } from '#store/api/generated/types'
import type { Facet } from '#features/shared/list/filter'
import { isExpired } from '#features/shared/access-token/expiry'

const words: Readonly<Record<string, string>> = {
  expired: 'Expired',
  ends: 'Expires later',
  never: 'Never expires',
}

/** The filters of the list of tokens. */
export const accessTokenFacets: readonly Facet<DeviceAccessToken>[] = [
  {
    id: 'expiry',
    label: 'Expires',
    valuesOf: (token) => [!token.timeExpires ? 'never' : isExpired(token, Date.now()) ? 'expired' : 'ends'],
    wordOf: (value) => words[value] ?? value,
    order: Object.keys(words),
  },
]
