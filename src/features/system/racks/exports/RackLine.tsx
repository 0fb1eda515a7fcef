import { useMemo, type CSSProperties, type ReactNode } from 'react'
import type { Sled } from '#store/api/generated/types'
import { hardwareApi, loadOf, type SledLoad } from '#store/api/resources/hardware'
import { ALL_LIMIT } from '#model/paging'
import { counted } from '#ui/format/counted'
import { formatPercent } from '#ui/format/numbers'
import { shortId } from '#ui/text/truncated'
import { Link } from '#features/kit/routing/Link'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { bySerial, rackRow, useHardware, type RackRow } from '../contents'
import { racks } from '../noun'
import { serviceOf } from '#features/shared/hardware/service'
import { areUnread, type LoadsAnswer } from '#features/shared/hardware/loadsQuery'
import { memoryWords, sledShares } from '#features/shared/hardware/sledFacts'
import styles from './RackLine.module.css'

/** "14 sleds, 12 provisionable, 1 waiting to be added, 2 switches". */
const rackWords = ({ sleds, open, waiting, switches }: RackRow): string =>
  [
    counted(sleds.length, 'sled'),
    `${open} provisionable`,
    ...(waiting.length > 0 ? [`${waiting.length} waiting to be added`] : []),
    counted(switches.length, 'switch', 'switches'),
  ].join(', ')

/** The load of a sled; undefined while the loads are unknown. They have none for a sled without instances. */
const loadIn = ({ data }: LoadsAnswer, { id }: Sled): SledLoad | undefined => data && (data[id] ?? loadOf([]))

/** "Memory in use per sled, at most 29 %". */
function measureText(sleds: readonly Sled[], loads: LoadsAnswer): string {
  if (areUnread(loads)) return 'Memory in use could not be read'
  const shares = sleds.flatMap((sled) => {
    const load = loadIn(loads, sled)
    return load ? [sledShares(sled, load).memory] : []
  })
  return `Memory in use per sled${shares.length > 0 ? `, at most ${formatPercent(Math.max(...shares))}` : ''}`
}

/** The edges of the boxes with their meaning: those that the rack has. */
function edgesOf({
  sleds,
  waiting,
}: Pick<RackRow, 'sleds' | 'waiting'>): readonly (readonly [edge: string, meaning: string])[] {
  const tones = new Set(sleds.map((sled) => serviceOf(sled).tone))
  return [
    ...(tones.has('attention') ? [['attention', 'not provisionable'] as const] : []),
    ...(tones.has('failed') ? [['failed', 'not in service'] as const] : []),
    ...(waiting.length > 0 ? [['waiting', 'waiting to be added'] as const] : []),
  ]
}

/** The end of a serial number, which tells sleds of a rack apart: "1028" of "ORS1028". */
const shortSerial = (serial: string) => serial.slice(-4)

/** "ORS1028: 0 B of 900 GiB of memory, not provisionable". */
function boxTitle(sled: Sled, load: SledLoad | undefined): string {
  const { word, isUsual } = serviceOf(sled)
  const facts = [...(load ? [memoryWords(sled, load)] : []), ...(isUsual ? [] : [word])]
  return [sled.baseboard.serial, facts.join(', ')].filter(Boolean).join(': ')
}

interface SledBoxProps {
  serial: string
  title: string
  tone: string
  /** The drawing of its load; none for a sled that is not in use yet. */
  children?: ReactNode
}

const SledBox = ({ serial, title, tone, children }: SledBoxProps) => (
  <span className={styles.sled} data-tone={tone}>
    <svg viewBox="0 0 10 10" preserveAspectRatio="none">
      <title>{title}</title>
      {children}
    </svg>
    <span className={styles.serial}>{shortSerial(serial)}</span>
  </span>
)

/** The box of a sled in service, filled by the memory that its instances use; without a ground if that is unread. */
function FilledBox({ sled, loads }: { sled: Sled; loads: LoadsAnswer }) {
  const load = loadIn(loads, sled)
  const share = load ? Math.min(1, sledShares(sled, load).memory) : 0
  return (
    <SledBox serial={sled.baseboard.serial} title={boxTitle(sled, load)} tone={serviceOf(sled).tone}>
      {!areUnread(loads) && (
        <>
          <rect width="10" height="10" className={load ? styles.empty : styles.loading} />
          <rect y={10 - share * 10} width="10" height={share * 10} className={styles.used} />
        </>
      )}
    </SledBox>
  )
}

/** The measure of the boxes, and their edges. */
function Caption({ loads, ...parts }: Pick<RackRow, 'sleds' | 'waiting'> & { loads: LoadsAnswer }) {
  return (
    <span className={styles.caption}>
      {measureText(parts.sleds, loads)}
      {edgesOf(parts).map(([edge, meaning]) => (
        <span key={edge} className={styles.key}>
          <i data-tone={edge} aria-hidden /> {meaning}
        </span>
      ))}
    </span>
  )
}

interface RackSledsProps {
  row: RackRow
  loads: LoadsAnswer
  /** A table on the page has the numbers of sleds and switches. */
  isBesideTable?: boolean
}

/**
 * One rack as a row of its sleds, each filled by the memory that its instances use. The boxes are for the eye: the words
 * name the measure and its largest value, and the page of the rack has each of them.
 */
export function RackSleds({ row, loads, isBesideTable = false }: RackSledsProps) {
  const count = row.sleds.length + row.waiting.length
  return (
    <Link to={racks.to.page({ rackId: row.rack.id })} className={styles.rack}>
      <span className={styles.name}>Rack {shortId(row.rack.id)}</span>
      <span className={styles.sleds} style={{ '--sleds': count } as CSSProperties} aria-hidden>
        {row.sleds.map((sled) => (
          <FilledBox key={sled.id} sled={sled} loads={loads} />
        ))}
        {row.waiting.map(({ baseboard, cubby }) => (
          <SledBox
            key={baseboard.serial}
            serial={baseboard.serial}
            title={`${baseboard.serial}: waiting to be added, cubby ${cubby}`}
            tone="waiting"
          />
        ))}
      </span>
      <Caption {...row} loads={loads} />
      {!isBesideTable && <span className={styles.words}>{rackWords(row)}</span>}
    </Link>
  )
}

/** As many boxes have room in a line. */
const MOST_BOXES = 32

interface SledLineProps {
  rows: readonly Sled[]
  loads: LoadsAnswer
  /** The page of a sled. */
  to: (sled: Sled) => string
}

/**
 * The sleds above their table, by serial number. Each box leads to its sled, for the pointer only: the keyboard and
 * screen readers have the rows.
 */
export function SledLine({ rows, loads, to }: SledLineProps) {
  const inOrder = useMemo(() => [...rows].sort(bySerial), [rows])
  if (rows.length === 0 || rows.length > MOST_BOXES) return null
  return (
    <div className={styles.line}>
      <span className={styles.sleds} style={{ '--sleds': rows.length } as CSSProperties} aria-hidden>
        {inOrder.map((sled) => (
          <Link key={sled.id} to={to(sled)} tabIndex={-1} className={styles.link}>
            <FilledBox sled={sled} loads={loads} />
          </Link>
        ))}
      </span>
      <Caption sleds={inOrder} waiting={[]} loads={loads} />
    </div>
  )
}

const { rackList } = hardwareApi.endpoints
const all = { limit: ALL_LIMIT }

/**
 * The racks of the region, each in one line that leads to its page. The page shows the errors of its calls.
 *
 * @param loads of the sleds
 */
export function RackLine({ loads }: { loads: LoadsAnswer }) {
  const query = rackList.useQuery(all)
  const { hardware, queries } = useHardware()
  const rows = useMemo(() => query.data?.items.map((rack) => rackRow(rack, hardware)), [query.data, hardware])
  const missing = [query, ...queries].filter(({ data }) => data === undefined)
  if (missing.some(({ error }) => error !== undefined)) return <p className={styles.none}>Not known</p>
  if (!rows || missing[0]) return <PendingQuery query={missing[0] ?? query} noun="the racks" />
  return rows.length === 0 ? (
    <p>No racks.</p>
  ) : (
    rows.map((row) => <RackSleds key={row.rack.id} row={row} loads={loads} />)
  )
}
