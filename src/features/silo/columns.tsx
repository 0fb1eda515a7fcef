import { morePaths } from '#src/morePaths'
import type { Certificate } from '#store/api/generated/types'
import { dateOf, timeOf } from '#store/model/dates'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { OverflowList } from '#ui/text/OverflowList'
import { Link } from '#features/routing/Link'
import { ExpiryBadge } from '#features/shared/ExpiryBadge'
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
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => (
      <Link to={morePaths.certificate(name)} preventScrollReset>
        {name}
      </Link>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'description',
    header: 'Description',
    hideBelow: 'medium',
    cell: ({ description }) => <DescriptionText text={description} />,
  },
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
  {
    id: 'timeCreated',
    header: 'Created',
    hideBelow: 'medium',
    cell: (certificate) => <DateText at={dateOf(certificate, 'timeCreated')} />,
    sortValue: (certificate) => timeOf(certificate, 'timeCreated'),
  },
]
