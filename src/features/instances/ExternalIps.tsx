import { Link } from 'react-router'
import type { Instance } from '../../store/api/generated/types'
import { instancesApi } from '../../store/api/instances'
import { reaching } from '../../store/model/externalIps'
import { CopyButton } from '../../ui/CopyButton'
import { EmptyCell } from '../../ui/EmptyCell'
import { FewOf } from '../../ui/FewOf'
import { IdText } from '../../ui/IdText'
import { QueryCell } from '../shared/QueryCell'
import styles from './ExternalIps.module.css'

const { instanceExternalIpList } = instancesApi.endpoints

/** Most addresses shown whole at the head of an instance's page. Source: project-screens §6.1. */
const MAX_SHOWN = 2

/** The addresses of the instance a page is about, each a link to what answers there, and where to find more of them. */
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

/** An address, as a link to what answers at it in another tab, to be copied as well. */
export const AddressLink = ({ ip }: { ip: string }) => (
  <span className={styles.address}>
    <a href={`https://${ip.includes(':') ? `[${ip}]` : ip}`} target="_blank" rel="noreferrer">
      {ip}
    </a>
    <CopyButton value={ip} />
  </span>
)

/** The address of a row, asked for row by row: the list does not tell. Of an instance that has just gone, none. */
export function ExternalIpCell({ instance }: { instance: Instance }) {
  const query = instanceExternalIpList.useQuery({ instance: instance.id })
  return (
    <QueryCell query={query} width="14ch" missing={<EmptyCell />}>
      {({ items }) => {
        const [first, ...rest] = reaching(items).map(({ ip }) => ip)
        return first === undefined ? (
          <EmptyCell />
        ) : (
          <FewOf heading="Other external IPs" first={<IdText value={first} />} more={rest} />
        )
      }}
    </QueryCell>
  )
}
