import { useCallback, useMemo } from 'react'
import { morePaths } from '#src/morePaths'
import type { IdentityProvider } from '#store/api/generated/types'
import { identityProvidersApi } from '#store/api/resources/identityProviders'
import { silosApi } from '#store/api/resources/silos'
import { changesSilo } from '#store/model/needs'
import { useMe } from '#features/shared/useMe'
import { useParam } from '#features/routing/useParam'
import { described } from '#features/shared/list/described'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId } from '#features/shared/useCommandItems'
import { idpColumns } from './columns'
import { whyNoProvider } from './samlOnly'

/** The identity providers of a silo. */
export function IdpsTab() {
  const { silo } = useParam('silo')
  const { data } = silosApi.endpoints.siloView.useQuery({ silo })
  const list = useResourceList({
    ...described,
    nouns: ['identity provider', 'identity providers'],
    endpoint: identityProvidersApi.endpoints.siloIdentityProviderList,
    args: useMemo(() => ({ silo }), [silo]),
    columns: useMemo(() => idpColumns(silo), [silo]),
  })
  const menu = useCallback((provider: IdentityProvider) => [copyId(provider.id)], [])
  const { me } = useMe()
  const reason = whyNoProvider(data)
  return (
    <List
      frame="tab"
      title="Identity providers"
      list={list}
      menu={menu}
      create={{
        label: 'Create identity provider',
        to: morePaths.idpsNew(silo),
        needs: changesSilo(silo === me?.siloName, 'admin'),
        disabledReason: reason,
      }}
      goTo={{
        group: 'Go to identity provider',
        to: ({ name }) => morePaths.idp({ silo, provider: name }),
      }}
      empty={{
        title: 'No identity providers',
        body: reason
          ? 'The people of this silo sign in with passwords.'
          : 'Until the silo has an identity provider, no one can sign in to it.',
      }}
    />
  )
}
