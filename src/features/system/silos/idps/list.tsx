import { useCallback, useMemo } from 'react'
import type { IdentityProvider } from '#store/api/generated/types'
import { identityProvidersApi } from '#store/api/resources/identityProviders'
import { silosApi } from '#store/api/resources/silos'
import { changesSilo } from '#model/needs'
import { Badge } from '#ui/feedback/Badge'
import { wordsOf } from '#features/kit/noun/noun'
import { loadPage, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { useMe } from '#features/kit/roles/useMe'
import { whyNoProvider } from '../identityModes'
import { identityProviders } from './noun'

const heads = headsOf(identityProviders, {
  Name: 'other',
  Description: 'text',
  Type: 'word',
  Created: 'date',
})

const idpColumns = (silo: string) =>
  columnsOf<IdentityProvider>()(heads, {
    Name: nameColumn(({ name }) => identityProviders.to.page({ silo, provider: name }), 'panel'),
    Description: descriptionColumn,
    Type: { id: 'type', cell: ({ providerType }) => <Badge>{providerType.toUpperCase()}</Badge> },
    Created: createdColumn,
  })

const { siloIdentityProviderList } = identityProvidersApi.endpoints

export const loader = loadPage(siloIdentityProviderList, ({ silo }: At<'silo'>) => ({ silo }))

/** The identity providers of a silo. */
export function IdpsTab() {
  const { silo } = useParam('silo')
  const { data } = silosApi.endpoints.siloView.useQuery({ silo })
  const list = useResourceList({
    ...described,
    nouns: wordsOf(identityProviders),
    endpoint: siloIdentityProviderList,
    args: useMemo(() => ({ silo }), [silo]),
    columns: useMemo(() => idpColumns(silo), [silo]),
  })
  const menu = useCallback((provider: IdentityProvider) => [copyId(provider.id)], [])
  const { me } = useMe()
  const reason = whyNoProvider(data)
  return (
    <List
      frame="tab"
      title={identityProviders.title}
      list={list}
      menu={menu}
      create={{
        label: identityProviders.panels.create,
        to: identityProviders.to.create({ silo }),
        needs: changesSilo(silo === me?.siloName, 'admin'),
        disabledReason: reason,
      }}
      goTo={{
        to: ({ name }) => identityProviders.to.page({ silo, provider: name }),
      }}
      empty={{
        body: reason
          ? 'The people of this silo sign in with passwords.'
          : 'Until the silo has an identity provider, no one can sign in to it.',
      }}
    />
  )
}
