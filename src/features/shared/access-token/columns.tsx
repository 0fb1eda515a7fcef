import type { DeviceAccessToken } from '#store/api/generated/types'
import { dateOf } from '#store/model/dates'
import { Badge } from '#ui/feedback/Badge'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { useNow } from '#ui/text/useNow'
import styles from './columns.module.css'
import { isExpired } from './expiry'
import { createdColumn } from '#features/kit/list/columns'

function Expires({ token }: { token: DeviceAccessToken }) {
  const end = dateOf(token, 'timeExpires')
  const endMs = end?.getTime() ?? Number.POSITIVE_INFINITY
  const now = useNow((from) => (from < endMs ? endMs : Number.POSITIVE_INFINITY))
  if (!end) return 'Never'
  return (
    <span className={styles.expires}>
      <DateText at={end} />
      {isExpired(token, now) && <Badge>expired</Badge>}
    </span>
  )
}

/** Columns of the user's access tokens. */
export const accessTokenColumns: readonly Column<DeviceAccessToken>[] = [
  {
    id: 'id',
    header: 'ID',
    tip: 'The ID of the record, not the token itself: only the program knows that',
    // No copy button: the row's menu has one, and a narrow table lacks the room.
    cell: ({ id }) => <code>{id}</code>,
  },
  createdColumn,
  {
    id: 'timeExpires',
    header: 'Expires',
    cell: (token) => <Expires token={token} />,
    sortValue: (token) => dateOf(token, 'timeExpires')?.getTime() ?? Number.POSITIVE_INFINITY,
  },
]
