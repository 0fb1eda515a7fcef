import { useCallback, useMemo } from 'react'
import type { ScimClientBearerToken } from '#store/api/generated/types'
import { scimTokensApi } from '#store/api/resources/scimTokens'
import { silosApi } from '#store/api/resources/silos'
import { timeOf } from '#model/dates'
import { changesSilo } from '#model/needs'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useMe } from '#features/kit/roles/useMe'
import { expiresColumn } from '#features/shared/access-token/expiresColumn'
import { whyNoScim } from '../identityModes'
import { deleteScimToken, tokenName } from './commands'
import { scimTokens } from './noun'

const { scimTokenList } = scimTokensApi.endpoints

export const loader = load(scimTokenList, ({ silo }: At<'silo'>) => ({ silo }))

const rowKey = ({ id }: ScimClientBearerToken) => id
const textOf = ({ id }: ScimClientBearerToken) => [{ id }]

const heads = headsOf(scimTokens, { Token: 'other', Created: 'date', Expires: 17 })

const tokenColumns = (silo: string) =>
  columnsOf<ScimClientBearerToken>()(heads, {
    Token: {
      id: 'token',
      tip: 'The beginning of its ID. Only the identity provider knows the token itself.',
      cell: (token) => (
        <Link to={scimTokens.to.page({ silo, tokenId: token.id })} preventScrollReset>
          <code>{tokenName(token)}</code>
        </Link>
      ),
      sortValue: rowKey,
    },
    Created: createdColumn,
    Expires: expiresColumn,
  })

/** The SCIM tokens of a silo, newest first. */
export function ScimTab() {
  const { silo } = useParam('silo')
  const { me } = useMe()
  const isOwn = silo === me?.siloName
  const query = scimTokenList.useQuery({ silo })
  const record = silosApi.endpoints.siloView.useQuery({ silo })
  const tokens = query.data
  // Sorted here, since the API promises no order.
  const rows = useMemo(
    () => tokens?.toSorted((a, b) => timeOf(b, 'timeCreated') - timeOf(a, 'timeCreated')),
    [tokens],
  )
  const list = useWholeList({
    nouns: wordsOf(scimTokens),
    rows,
    queries: [query],
    columns: useMemo(() => tokenColumns(silo), [silo]),
    rowKey,
    nameOf: tokenName,
    textOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (token: ScimClientBearerToken) => [
      copyId(token.id),
      ...commandItems([deleteScimToken], { token, silo, isOwn }),
    ],
    [commandItems, silo, isOwn],
  )
  const reason = whyNoScim(record.data)
  return (
    <List
      frame="tab"
      title={scimTokens.title}
      context={
        reason
          ? 'A token has no effect without SCIM in the identity mode.'
          : 'Identity providers write users and groups with a token.'
      }
      list={list}
      menu={menu}
      create={{
        label: scimTokens.panels.create,
        to: scimTokens.to.create({ silo }),
        needs: changesSilo(isOwn, 'admin'),
        disabledReason: reason,
      }}
      goTo={{ to: ({ id }) => scimTokens.to.page({ silo, tokenId: id }) }}
      empty={{
        body: reason
          ? `${reason}.`
          : 'Until the identity provider has a token, it cannot create users and groups, and no one can sign in.',
      }}
    />
  )
}
