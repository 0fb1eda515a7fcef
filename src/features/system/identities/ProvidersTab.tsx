import { identityProviders } from '#features/system/silos/idps/noun'
import { silos } from '#features/system/silos/noun'
import { identityProvidersApi, type ProviderOfSilo } from '#store/api/resources/identityProviders'
import { Badge } from '#ui/feedback/Badge'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load } from '#features/kit/routing/load'
import { wordFacet } from '#features/kit/list/facets'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { columnOf, columnsOf, createdColumn, descriptionColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { allIdentityProviders } from './noun'

const { identityProviders: providersOfAll } = identityProvidersApi.endpoints

export const loader = load(providersOfAll, () => ({}))

const pathOf = ({ provider, silo }: ProviderOfSilo) =>
  identityProviders.to.page({ silo: silo.name, provider: provider.name })

const heads = headsOf(allIdentityProviders, {
  Name: 'other',
  Silo: 12,
  Description: 'text',
  Type: 'word',
  Created: 'date',
})

const columns = columnsOf<ProviderOfSilo>()(heads, {
  Name: {
    id: 'name',
    cell: (row) => <Link to={pathOf(row)}>{row.provider.name}</Link>,
    sortValue: ({ provider }) => provider.name,
  },
  Silo: {
    id: 'silo',
    cell: ({ silo }) => <Link to={silos.to.page({ silo: silo.name })}>{silo.name}</Link>,
    sortValue: ({ silo }) => silo.name,
  },
  Description: { ...columnOf(({ provider }) => provider, descriptionColumn), isPlain: false },
  Type: {
    id: 'type',
    cell: ({ provider }) => <Badge>{provider.providerType.toUpperCase()}</Badge>,
  },
  Created: columnOf(({ provider }) => provider, createdColumn),
})
const facets = [
  wordFacet<ProviderOfSilo>(
    'silo',
    'Silo',
    ({ silo }) => silo.name,
    (name) => name,
  ),
]
const rowKey = ({ provider }: ProviderOfSilo) => provider.id
const nameOf = ({ provider }: ProviderOfSilo) => provider.name
const textOf = ({ provider, silo }: ProviderOfSilo) => [
  provider.name,
  silo.name,
  provider.description,
  { id: provider.id },
]
const menu = ({ provider }: ProviderOfSilo) => [copyId(provider.id)]

/** The identity providers of all silos. */
export function ProvidersTab() {
  const query = providersOfAll.useQuery({})
  const list = useWholeList({
    nouns: wordsOf(allIdentityProviders),
    rows: query.data,
    queries: [query],
    columns,
    facets,
    rowKey,
    nameOf,
    textOf,
  })
  return (
    <List
      frame="tab"
      title={allIdentityProviders.title}
      context="Each belongs to a silo and is created on its page."
      list={list}
      menu={menu}
      goTo={{ to: pathOf }}
      empty={{
        body: 'None of the listed silos has one. Open a silo to create its first.',
      }}
    />
  )
}
