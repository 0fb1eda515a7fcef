import { useCallback, useMemo } from 'react'
import type { DeviceAccessToken } from '#store/api/generated/types'
import { accessTokensApi } from '#store/api/resources/accessTokens'
import { timeOf } from '#store/model/dates'
import { ALL_LIMIT } from '#store/model/paging'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { accessTokenColumns } from '#features/shared/access-token/columns'
import { deleteAccessToken } from './commands'
import { accessTokenFacets } from './facets'

const idOf = ({ id }: DeviceAccessToken) => id
const textOf = ({ id }: DeviceAccessToken) => [{ id }]
const all = { limit: ALL_LIMIT }

/** The user's access tokens, the newest first. */
export function AccessTokensPage() {
  const query = accessTokensApi.endpoints.currentUserAccessTokenList.useQuery(all)
  const items = query.data?.items
  // The API sorts by id only, which says nothing.
  const rows = useMemo(
    () => items?.toSorted((a, b) => timeOf(b, 'timeCreated') - timeOf(a, 'timeCreated')),
    [items],
  )
  const list = useWholeList({
    nouns: ['access token', 'access tokens'],
    rows,
    queries: [query],
    columns: accessTokenColumns,
    facets: accessTokenFacets,
    rowKey: idOf,
    nameOf: idOf,
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
      title="Access tokens"
      context="A program gets a token by device login, and may do what you may do."
      list={list}
      menu={menu}
      empty={{
        title: 'No access tokens',
        body: 'Log in with a command line tool: it gets a token, and the token is listed here.',
      }}
    />
  )
}
