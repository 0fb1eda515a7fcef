import type { ExternalIp } from '../../../store/api/generated/types'
import { siloIpPoolsApi } from '../../../store/api/siloIpPools'
import { ipKinds } from '../../../store/model/externalIps'
import { Badge } from '../../../ui/Badge'
import { CopyButton } from '../../../ui/CopyButton'
import type { Column } from '../../../ui/DataTable'
import { DescriptionText } from '../../../ui/DescriptionText'
import { EmptyCell } from '../../../ui/EmptyCell'
import { Skeleton } from '../../../ui/Skeleton'
import { Tooltip } from '../../../ui/Tooltip'

function Address({ ip }: { ip: ExternalIp }) {
  return (
    <>
      <a href={`https://${ip.ip}`} target="_blank" rel="noreferrer">
        {ip.ip}
      </a>{' '}
      <CopyButton value={ip.ip} />{' '}
      {ip.kind === 'snat' && (
        <Badge>
          ports {ip.firstPort}–{ip.lastPort}
        </Badge>
      )}
    </>
  )
}

/** The pool an address is from; a pool that cannot be read is nobody's fault here. */
function PoolName({ id }: { id: string }) {
  const { data, isLoading } = siloIpPoolsApi.endpoints.projectIpPoolView.useQuery({ pool: id })
  if (isLoading) return <Skeleton width="8ch" />
  if (!data) return <EmptyCell />
  if (data.description === '') return data.name
  return (
    <Tooltip text={data.description}>
      <span tabIndex={0} role="note" aria-label={`${data.name}: ${data.description}`}>
        {data.name}
      </span>
    </Tooltip>
  )
}

function Kind({ kind }: { kind: ExternalIp['kind'] }) {
  const { label, meaning } = ipKinds[kind]
  return (
    <Tooltip text={meaning}>
      <span tabIndex={0} role="note" aria-label={`${label}: ${meaning}`}>
        <Badge>{label}</Badge>
      </span>
    </Tooltip>
  )
}

/** Columns of an instance's external addresses. Only floating ones have a name and a description. */
export const externalIpColumns: readonly Column<ExternalIp>[] = [
  { id: 'ip', header: 'IP', cell: (ip) => <Address ip={ip} /> },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => <Kind kind={kind} /> },
  { id: 'pool', header: 'IP pool', cell: ({ ipPoolId }) => <PoolName id={ipPoolId} /> },
  { id: 'name', header: 'Name', cell: (ip) => (ip.kind === 'floating' ? ip.name : <EmptyCell />) },
  {
    id: 'description',
    header: 'Description',
    cell: (ip) => (ip.kind === 'floating' ? <DescriptionText text={ip.description} /> : <EmptyCell />),
  },
]
