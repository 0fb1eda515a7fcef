import { regionNow } from '#src/regionTime'
import { useCallback } from 'react'
import type { Certificate } from '#store/api/generated/types'
import { certificatesApi } from '#store/api/resources/certificates'
import { expiryAt, type Expiry } from '#model/expiry'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DescriptionText } from '#ui/text/DescriptionText'
import { OverflowList } from '#ui/text/OverflowList'
import { wordsOf } from '#features/kit/noun/noun'
import { loadPage } from '#features/kit/routing/load'
import { ExpiryBadge } from '#features/shared/ExpiryBadge'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import type { Facet } from '#features/kit/list/filter'
import { useResourceList } from '#features/kit/list/useResourceList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { deleteCertificate } from './commands'
import { parsedCertificate } from '../exports/parsedCertificate'
import { certificates } from './noun'

function HostNames({ of: certificate }: { of: Certificate }) {
  const [first, ...more] = parsedCertificate(certificate)?.names ?? []
  if (first === undefined) return <EmptyCell />
  return <OverflowList first={<code>{first}</code>} more={more} heading="Other names" />
}

function Expires({ of: certificate }: { of: Certificate }) {
  const facts = parsedCertificate(certificate)
  return facts ? <ExpiryBadge facts={facts} /> : <EmptyCell />
}

const heads = headsOf(certificates, {
  Name: 11,
  Description: 'text',
  'Valid for': 12.5,
  Issuer: 'text',
  Expires: 11,
  Created: 'date',
})

const certificateColumns = columnsOf<Certificate>()(heads, {
  Name: nameColumn(({ name }) => certificates.to.page({ certificate: name }), 'panel'),
  Description: { ...descriptionColumn, isPlain: false, hideBelow: 'narrow' },
  'Valid for': { id: 'names', cell: (certificate) => <HostNames of={certificate} /> },
  Issuer: {
    id: 'issuer',
    hideBelow: 'medium',
    cell: (certificate) => <DescriptionText text={parsedCertificate(certificate)?.issuer ?? ''} />,
  },
  Expires: {
    id: 'expires',
    cell: (certificate) => <Expires of={certificate} />,
    sortValue: (certificate) => parsedCertificate(certificate)?.notAfter ?? Number.POSITIVE_INFINITY,
  },
  Created: createdColumn,
})

const { certificateList } = certificatesApi.endpoints

const noArgs = {}

export const loader = loadPage(certificateList, () => noArgs)

const words: Readonly<Record<Expiry, string>> = {
  expired: 'Expired',
  expiring: 'Within 30 days',
  not_yet_valid: 'Not yet valid',
  valid: 'Later',
}
const wordOf = (value: string) => (words as Readonly<Record<string, string>>)[value] ?? value
const facets: readonly Facet<Certificate>[] = [
  {
    id: 'expires',
    label: 'Expires',
    valuesOf: (certificate) => {
      const facts = parsedCertificate(certificate)
      return facts ? [expiryAt(facts, regionNow())] : []
    },
    wordOf,
    order: Object.keys(words),
  },
]

/** The TLS certificates of the user's silo. Visible only to its admins and those of the fleet. */
export function CertificatesTab() {
  const list = useResourceList({
    ...described,
    nouns: wordsOf(certificates),
    endpoint: certificateList,
    args: noArgs,
    columns: certificateColumns,
    facets,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (certificate: Certificate) => [copyId(certificate.id), ...commandItems([deleteCertificate], certificate)],
    [commandItems],
  )
  return (
    <List
      frame="tab"
      title={certificates.title}
      context="For the console and the API of the silo."
      list={list}
      menu={menu}
      create={createOf(certificates, 'create')}
      goTo={{ to: ({ name }) => certificates.to.page({ certificate: name }) }}
      empty={{
        body: 'Without one for its host names, browsers do not trust the console and the API of the silo.',
      }}
    />
  )
}
