import { useMemo } from 'react'
import { hardwareApi, type SledLoads } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#store/model/paging'
import { shortId } from '#ui/text/truncated'
import { Link } from '#features/kit/routing/Link'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { rackRow, useHardware, type RackRow } from '../contents'
import { racks } from '../noun'
import { serviceOf } from '#features/shared/hardware/service'
import { sledShares } from '#features/shared/hardware/sledFacts'
import styles from './RackLine.module.css'

const sledCount = (amount: number) => `${amount} ${amount === 1 ? 'sled' : 'sleds'}`

/** "14 sleds, 12 take new instances, 1 to be added, 2 switches". */
const rackWords = ({ sleds, open, waiting, switches }: RackRow): string =>
  [
    sledCount(sleds.length),
    `${open} ${open === 1 ? 'takes' : 'take'} new instances`,
    ...(waiting.length > 0 ? [`${waiting.length} to be added`] : []),
    `${switches.length} ${switches.length === 1 ? 'switch' : 'switches'}`,
  ].join(', ')

/** One rack as a row of its sleds, each filled by the memory that its instances use. */
function RackSleds({ row, loads }: { row: RackRow; loads: SledLoads | undefined }) {
  return (
    <Link to={racks.to.page({ rackId: row.rack.id })} className={styles.rack}>
      <span className={styles.name}>Rack {shortId(row.rack.id)}</span>
      <span className={styles.sleds} aria-hidden>
        {row.sleds.map((sled) => {
          const load = loads?.[sled.id]
          const share = load ? Math.min(1, sledShares(sled, load).memory) : 0
          return (
            <svg
              key={sled.id}
              viewBox="0 0 10 10"
              preserveAspectRatio="none"
              data-tone={serviceOf(sled).tone}
            >
              <rect width="10" height="10" className={styles.empty} />
              <rect y={10 - share * 10} width="10" height={share * 10} className={styles.used} />
            </svg>
          )
        })}
        {row.waiting.map(({ baseboard }) => (
          <svg key={baseboard.serial} viewBox="0 0 10 10" className={styles.waiting} />
        ))}
      </span>
      <span className={styles.words}>{rackWords(row)}</span>
    </Link>
  )
}

const { rackList } = hardwareApi.endpoints
const all = { limit: ALL_LIMIT }

/** The racks of the region, each in one line that leads to its page. @param loads of the sleds; undefined while unknown */
export function RackLine({ loads }: { loads: SledLoads | undefined }) {
  const query = rackList.useQuery(all)
  const { hardware, queries } = useHardware()
  const rows = useMemo(() => query.data?.items.map((rack) => rackRow(rack, hardware)), [query.data, hardware])
  const missing = [{ ...query, failed: undefined }, ...queries].find(({ data }) => data === undefined)
  if (!rows || missing) return <PendingQuery query={missing ?? query} noun="the racks" />
  return rows.length === 0 ? (
    <p>No racks.</p>
  ) : (
    rows.map((row) => <RackSleds key={row.rack.id} row={row} loads={loads} />)
  )
}
