import type { ExternalIp, Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { reaching, webUrl } from '#model/network/ipKinds'
import { CopyButton } from '#ui/actions/CopyButton'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { OverflowList } from '#ui/text/OverflowList'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/kit/routing/Link'
import { rowAnswers } from '#features/kit/list/rowAnswers'
import { QueryCell } from '#features/kit/queries/QueryCell'
import type { QueryLike } from '#features/kit/queries/queryLike'
import styles from './InstanceAddresses.module.css'

const { instanceExternalIpList } = instancesApi.endpoints

/** Maximum number of addresses shown in the header of an instance; a link to the networking tab follows them. */
const MAX_SHOWN = 2

/** The addresses of an instance, each a link, and a link to the full list. */
export function ExternalIps({ at, more }: { at: { project: string; instance: string }; more: string }) {
  const query = instanceExternalIpList.useQuery(at)
  return (
    <QueryCell query={query} width="14ch" missing={<EmptyCell />}>
      {({ items }) => {
        const ips = reaching(items)
        if (ips.length === 0) return <EmptyCell />
        return (
          <span className={styles.ips}>
            {ips.slice(0, MAX_SHOWN).map(({ ip }) => (
              <AddressLink key={ip} ip={ip} />
            ))}
            {ips.length > MAX_SHOWN && (
              <Link to={more} aria-label="More external IPs">
                …
              </Link>
            )}
          </span>
        )
      }}
    </QueryCell>
  )
}

/** An address with a link that opens it in a new tab, and a copy button. */
export const AddressLink = ({ ip }: { ip: string }) => (
  <span className={styles.address}>
    <a href={webUrl(ip)} target="_blank" rel="noreferrer">
      <code>{ip}</code>
    </a>
    <CopyButton value={ip} />
  </span>
)

/** The addresses of rows in view. Each row fetches its own, since the list does not contain them. */
export const useRowAddresses = rowAnswers(instanceExternalIpList, ({ id }: Instance) => ({ instance: id }))

/** The addresses of a row. Empty for a deleted instance. */
export const AddressesInRow = ({ query }: { query: QueryLike<{ items: readonly ExternalIp[] }> }) => (
  <QueryCell query={query} width="14ch" missing={<EmptyCell />}>
    {({ items }) => {
      const [first, ...rest] = reaching(items).map(({ ip }) => ip)
      return first === undefined ? (
        <EmptyCell />
      ) : (
        <OverflowList heading="Other external IPs" first={<IdText value={first} />} more={rest} />
      )
    }}
  </QueryCell>
)
