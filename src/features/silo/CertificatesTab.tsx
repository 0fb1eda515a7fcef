import { useCallback } from 'react'
import { morePaths } from '#src/morePaths'
import type { Certificate } from '#store/api/generated/types'
import { certificatesApi } from '#store/api/resources/certificates'
import { expiryAt, type Expiry } from '#store/model/expiry'
import { described } from '#features/shared/list/described'
import type { Facet } from '#features/shared/list/filter'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { certificateColumns } from './columns'
import { deleteCertificate } from './commands'
import { parsedCertificate } from './parsedCertificate'
import { certificateAdmin } from './needs'

const noArgs = {}

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
      return facts ? [expiryAt(facts, Date.now())] : []
    },
    wordOf,
    order: Object.keys(words),
  },
]

/** The TLS certificates of the user's silo. Only its admins and those of the fleet see them. */
export function CertificatesTab() {
  const list = useResourceList({
    ...described,
    nouns: ['TLS certificate', 'TLS certificates'],
    endpoint: certificatesApi.endpoints.certificateList,
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
      title="TLS certificates"
      context="The console and the API of the silo show them to browsers and programs."
      list={list}
      menu={menu}
      create={{ label: 'Create TLS certificate', to: morePaths.certificatesNew(), needs: certificateAdmin }}
      goTo={{ group: 'Go to TLS certificate', to: ({ name }) => morePaths.certificate(name) }}
      empty={{
        title: 'No TLS certificates',
        body: 'Without one for its host names, browsers do not trust the console and the API of the silo.',
      }}
    />
  )
}
