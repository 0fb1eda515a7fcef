import { morePaths } from '#src/morePaths'
import type { Certificate } from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DescriptionText } from '#ui/text/DescriptionText'
import { OverflowList } from '#ui/text/OverflowList'
import { ExpiryBadge } from '#features/shared/ExpiryBadge'
import { createdColumn, descriptionColumn, nameColumn } from '#features/shared/list/columns'
import { parsedCertificate } from './parsedCertificate'

function HostNames({ of: certificate }: { of: Certificate }) {
  const [first, ...more] = parsedCertificate(certificate)?.names ?? []
  if (first === undefined) return <EmptyCell />
  return <OverflowList first={<code>{first}</code>} more={more} heading="Other names" />
}

function Expires({ of: certificate }: { of: Certificate }) {
  const facts = parsedCertificate(certificate)
  return facts ? <ExpiryBadge facts={facts} /> : <EmptyCell />
}

/** Columns of the certificates of a silo. */
export const certificateColumns: readonly Column<Certificate>[] = [
  nameColumn(({ name }) => morePaths.certificate(name), 'panel'),
  { ...descriptionColumn, isPlain: false, hideBelow: 'medium' },
  { id: 'names', header: 'Valid for', cell: (certificate) => <HostNames of={certificate} /> },
  {
    id: 'issuer',
    header: 'Issuer',
    hideBelow: 'wide',
    cell: (certificate) => <DescriptionText text={parsedCertificate(certificate)?.issuer ?? ''} />,
  },
  {
    id: 'expires',
    header: 'Expires',
    cell: (certificate) => <Expires of={certificate} />,
    sortValue: (certificate) => parsedCertificate(certificate)?.notAfter ?? Number.POSITIVE_INFINITY,
  },
  { ...createdColumn, hideBelow: 'medium' },
]
