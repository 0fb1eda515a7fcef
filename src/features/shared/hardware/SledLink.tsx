import { useMemo } from 'react'
import { sleds } from '#features/system/inventory/noun'
import { hardwareApi } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/kit/routing/Link'
import { ShortId } from '#features/kit/detail/ShortId'

/** The serial numbers of the sleds by id, and their query. */
export function useSledSerials() {
  const query = hardwareApi.endpoints.sledList.useQuery({ limit: ALL_LIMIT })
  const serials: ReadonlyMap<string, string> = useMemo(
    () => new Map((query.data?.items ?? []).map(({ id, baseboard }) => [id, baseboard.serial])),
    [query.data],
  )
  return { query, serials }
}

interface SledLinkProps {
  id: string | null | undefined
  serials: ReadonlyMap<string, string>
}

/** A sled by its serial number; by its id while the number is unknown. */
export function SledLink({ id, serials }: SledLinkProps) {
  if (!id) return <EmptyCell />
  const serial = serials.get(id)
  if (serial === undefined) return <ShortId id={id} to={sleds.to.page({ sledId: id })} />
  return (
    <Link to={sleds.to.page({ sledId: id })}>
      <code>{serial}</code>
    </Link>
  )
}
