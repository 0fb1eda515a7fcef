import { Link } from 'react-router'
import type { Instance } from '../../store/api/generated/types'
import { instancesApi } from '../../store/api/instances'
import { reaching } from '../../store/model/externalIps'
import { EmptyCell } from '../../ui/EmptyCell'
import { FewOf } from '../../ui/FewOf'
import { IdText } from '../../ui/IdText'
import { Skeleton } from '../../ui/Skeleton'
import styles from './ExternalIps.module.css'

const { instanceExternalIpList } = instancesApi.endpoints

/** Most addresses shown whole at the head of an instance's page. Source: project-screens §6.1. */
const MAX_SHOWN = 2

/** The addresses of the instance a page is about, and where to find the rest of many. */
export function ExternalIps({ at, more }: { at: { project: string; instance: string }; more: string }) {
  const { data } = instanceExternalIpList.useQuery(at)
  const ips = reaching(data?.items ?? [])
  if (ips.length === 0) return <EmptyCell />
  return (
    <span className={styles.ips}>
      {ips.slice(0, MAX_SHOWN).map(({ ip }) => (
        <IdText key={ip} value={ip} />
      ))}
      {ips.length > MAX_SHOWN && (
        <Link to={more} aria-label="More external IPs">
          …
        </Link>
      )}
    </span>
  )
}

/** The address of a row, asked for row by row: the list does not tell. Of an instance that has just gone, none. */
export function ExternalIpCell({ instance }: { instance: Instance }) {
  const { data, isLoading } = instanceExternalIpList.useQuery({ instance: instance.id })
  if (isLoading) return <Skeleton width="14ch" />
  const [first, ...more] = reaching(data?.items ?? []).map(({ ip }) => ip)
  return first === undefined ? <EmptyCell /> : <FewOf first={<IdText value={first} />} more={more} />
}
