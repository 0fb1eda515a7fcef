import type { DeviceAccessToken } from '#store/api/generated/types'
import { dateOf } from '#model/dates'
import { expiryAt } from '#model/expiry'
import { DateText } from '#ui/text/DateText'
import { shortId } from '#ui/text/truncated'
import { useNow } from '#ui/text/useNow'
import styles from './columns.module.css'
import { ExpiryBadge } from '#features/shared/ExpiryBadge'
import { expiryChangesAt } from '#features/shared/expiryText'
import { tokenValidity } from './tokenValidity'
import { accessTokens } from '#features/console/settings/access-tokens/noun'
import { columnsOf, createdColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'

function Expires({ token }: { token: DeviceAccessToken }) {
  const validity = tokenValidity(token)
  const now = useNow((from) => (validity ? expiryChangesAt(validity, from) : Number.POSITIVE_INFINITY))
  if (!validity) return 'Never'
  return (
    <span className={styles.expires}>
      <DateText at={new Date(validity.notAfter)} />
      {expiryAt(validity, now) !== 'valid' && <ExpiryBadge facts={validity} isOverAtEnd />}
    </span>
  )
}

const heads = headsOf(accessTokens, { ID: 'other', Created: 'date', Expires: 17 })

/** Columns of the user's access tokens. */
export const accessTokenColumns = columnsOf<DeviceAccessToken>()(heads, {
  ID: {
    id: 'id',
    tip: 'The ID of the record. Only the program knows the token itself.',
    // The row's menu copies the whole ID.
    cell: ({ id }) => <code>{shortId(id)}</code>,
  },
  Created: createdColumn,
  Expires: {
    id: 'timeExpires',
    cell: (token) => <Expires token={token} />,
    sortValue: (token) => dateOf(token, 'timeExpires')?.getTime() ?? Number.POSITIVE_INFINITY,
  },
})
