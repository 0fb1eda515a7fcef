import { regionNow } from '#src/regionTime'
import { useCallback, useMemo } from 'react'
import type { DeviceAccessToken } from '#store/api/generated/types'
import { accessTokensApi } from '#store/api/resources/accessTokens'
import { timeOf } from '#model/dates'
import { ALL_LIMIT } from '#model/paging'
import { wordsOf } from '#features/kit/noun/noun'
import { load } from '#features/kit/routing/load'
import { accessTokenColumns } from '#features/shared/access-token/accessTokenColumns'
import { isExpired } from '#features/shared/access-token/tokenValidity'
import type { Facet } from '#features/kit/list/filter'
import { shortId } from '#ui/text/truncated'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { deleteAccessToken } from './commands'
import { accessTokens } from './noun'

const { currentUserAccessTokenList } = accessTokensApi.endpoints
const all = { limit: ALL_LIMIT }

export const loader = load(currentUserAccessTokenList, () => all)

const words: Readonly<Record<string, string>> = {
  expired: 'Expired',
  ends: 'Expires later',
  never: 'Never expires',
}

const facets: readonly Facet<DeviceAccessToken>[] = [
  {
    id: 'expiry',
    label: 'Expires',
    valuesOf: (token) => [!token.timeExpires ? 'never' : isExpired(token, regionNow()) ? 'expired' : 'ends'],
    wordOf: (value) => words[value] ?? value,
    order: Object.keys(words),
  },
]

const idOf = ({ id }: DeviceAccessToken) => id
const textOf = ({ id }: DeviceAccessToken) => [{ id }]

const nameOf = ({ id }: DeviceAccessToken) => shortId(id)

/** The user's access tokens, newest first. */
export function AccessTokensPage() {
  const query = currentUserAccessTokenList.useQuery(all)
  const items = query.data?.items
  // Sorted here, since the API sorts by id only.
  const rows = useMemo(
    () => items?.toSorted((a, b) => timeOf(b, 'timeCreated') - timeOf(a, 'timeCreated')),
    [items],
  )
  const list = useWholeList({
    nouns: wordsOf(accessTokens),
    rows,
    queries: [query],
    columns: accessTokenColumns,
    facets,
    rowKey: idOf,
    nameOf,
    textOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (token: DeviceAccessToken) => [copyId(token.id), ...commandItems([deleteAccessToken], token)],
    [commandItems],
  )
  return (
    <List
      frame="page"
      title={accessTokens.title}
      context="Programs that signed in by device login and act as you."
      list={list}
      menu={menu}
      empty={{
        body: 'A command line tool gets a token when you log in with it. The token is listed here.',
      }}
    />
  )
}
