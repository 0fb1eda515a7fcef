import { entryOf } from '#model/entryOf'
import type { ExternalIp } from '#store/api/generated/types'
import { ipKinds } from '#model/network/ipKinds'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { DescriptionText } from '#ui/text/DescriptionText'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Tooltip } from '#ui/overlays/Tooltip'
import { AddressLink } from '../InstanceAddresses'
import { PoolName } from '#features/shared/PoolName'
import styles from './externalIps.module.css'

function Address({ ip }: { ip: ExternalIp }) {
  return (
    <span className={styles.address}>
      <AddressLink ip={ip.ip} />
      {ip.kind === 'snat' && (
        <Badge>
          ports {ip.firstPort}–{ip.lastPort}
        </Badge>
      )}
    </span>
  )
}

function Kind({ kind }: { kind: ExternalIp['kind'] }) {
  const known = entryOf(ipKinds, kind)
  if (!known) return <Badge>{kind}</Badge>
  const { label, meaning } = known
  return (
    <Tooltip text={meaning}>
      <span tabIndex={0} role="note" aria-label={`${label}: ${meaning}`}>
        <Badge>{label}</Badge>
      </span>
    </Tooltip>
  )
}

/** Columns of an instance's external addresses. Of the known kinds, only floating ones have a name and a description. */
export const externalIpColumns: readonly Column<ExternalIp>[] = [
  { id: 'ip', header: 'IP', width: '16.5rem', cell: (ip) => <Address ip={ip} /> },
  { id: 'name', header: 'Name', cell: (ip) => ('name' in ip ? ip.name : <EmptyCell />) },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => <Kind kind={kind} /> },
  { id: 'pool', header: 'IP pool', width: '10rem', cell: ({ ipPoolId }) => <PoolName id={ipPoolId} /> },
  {
    id: 'description',
    header: 'Description',
    isPlain: true,
    cell: (ip) => ('description' in ip ? <DescriptionText text={ip.description} /> : <EmptyCell />),
  },
]
