import { useMemo } from 'react'
import type { ConsoleSession, DeviceAccessToken } from '#store/api/generated/types'
import { usersApi } from '#store/api/resources/users'
import { isApiError } from '#store/model/apiError'
import { dateOf, timeOf } from '#store/model/dates'
import { ALL_LIMIT } from '#store/model/paging'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { AgeText } from '#ui/text/AgeText'
import { accessTokenColumns } from '#features/shared/access-token/columns'
import { CardTable } from '#features/shared/list/CardTable'
import { copyId } from '#features/shared/useCommandItems'
import { createdColumn } from '#features/shared/list/columns'

const sessionColumns: readonly Column<ConsoleSession>[] = [
  { id: 'id', header: 'ID', cell: ({ id }) => <code>{id}</code> },
  { ...createdColumn, header: 'Signed in' },
  {
    id: 'timeLastUsed',
    header: 'Last used',
    tip: 'How long ago. After eight hours without use, a session is over.',
    cell: (session) => <AgeText at={dateOf(session, 'timeLastUsed')} />,
    sortValue: (session) => timeOf(session, 'timeLastUsed'),
  },
]
const rowKey = ({ id }: { id: string }) => id
const menu = ({ id }: { id: string }) => [copyId(id)]

/** Whether only the user and admins of their silo may see an answer, and this is neither. Rule: SILO-9. */
const isRefused = ({ error }: { error?: unknown }) =>
  isApiError(error) && (error.statusCode === 403 || error.statusCode === 404)

interface PartProps {
  userId: string
}

/** The API sorts by id only, which says nothing. */
const usedLast = (a: ConsoleSession, b: ConsoleSession) =>
  timeOf(b, 'timeLastUsed') - timeOf(a, 'timeLastUsed')
const byNewest = (a: DeviceAccessToken, b: DeviceAccessToken) =>
  timeOf(b, 'timeCreated') - timeOf(a, 'timeCreated')

/** Where a user is signed in. */
export function Sessions({ userId }: PartProps) {
  const query = usersApi.endpoints.userSessionList.useQuery({ userId, limit: ALL_LIMIT })
  const rows = useMemo(() => query.data?.items.toSorted(usedLast), [query.data])
  return (
    <Card title="Sessions">
      {isRefused(query) ? (
        <p>Only the user and admins of the silo see the sessions.</p>
      ) : (
        <CardTable
          label="Sessions"
          queries={[query]}
          columns={sessionColumns}
          rows={rows}
          rowKey={rowKey}
          menu={menu}
          empty={<EmptyState small title="No sessions" body="The user is signed in nowhere." />}
        />
      )}
    </Card>
  )
}

/** With what programs act as the user. */
export function UserTokens({ userId }: PartProps) {
  const query = usersApi.endpoints.userTokenList.useQuery({ userId, limit: ALL_LIMIT })
  const rows = useMemo(() => query.data?.items.toSorted(byNewest), [query.data])
  return (
    <Card title="Access tokens">
      {isRefused(query) ? (
        <p>Only the user and admins of the silo see the access tokens.</p>
      ) : (
        <CardTable
          label="Access tokens"
          queries={[query]}
          columns={accessTokenColumns}
          rows={rows}
          rowKey={rowKey}
          menu={menu}
          empty={<EmptyState small title="No access tokens" body="No program acts as the user." />}
        />
      )}
    </Card>
  )
}
