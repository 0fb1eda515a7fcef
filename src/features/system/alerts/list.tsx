import { useCallback, useMemo } from 'react'
import type { AlertReceiver } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { healthApi } from '#store/api/resources/health'
import { useAppDispatch } from '#store/hooks'
import { wireWords } from '#model/case'
import { dateOf } from '#model/dates'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT, partLimit } from '#model/paging'
import { StateBadge } from '#ui/feedback/StateBadge'
import { formatCount } from '#ui/format/numbers'
import { valued, type Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { OverflowList } from '#ui/text/OverflowList'
import { undeliveredOf, type Undelivered } from '#features/system/issues/exports/undelivered'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { exceptionsFirst } from '#features/kit/lifecycle/exceptionsFirst'
import { deliveryTone } from '#features/kit/lifecycle/regionTones'
import { createOf } from '#features/kit/list/CreateAction'
import { described } from '#features/kit/list/described'
import { List } from '#features/kit/list/List'
import { NEWEST_FIRST } from '#features/kit/list/newestFirst'
import { rowAnswers } from '#features/kit/list/rowAnswers'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { useWholeList } from '#features/kit/list/useWholeList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { deleteReceiver } from './commands'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { alertDeliveries, alertReceivers } from './noun'
import styles from './list.module.css'

const { alertReceiverList, alertDeliveryList } = alertsApi.endpoints
const { failedDeliveries } = healthApi.endpoints
const all = { limit: ALL_LIMIT }
const none = {}

/** The receivers, and what the checks of the region read of their deliveries. */
export const loader = loadAll(
  load(alertReceiverList, () => all),
  settled(load(failedDeliveries, () => none)),
)

/** The newest delivery to each receiver: the receiver itself does not contain it. */
const useLastDelivery = rowAnswers(alertDeliveryList, ({ name }: AlertReceiver) => ({
  receiver: name,
  limit: partLimit(1),
  sortBy: NEWEST_FIRST,
}))

const heads = headsOf(alertReceivers, {
  Name: 12,
  Deliveries: 'state',
  Endpoint: 'text',
  Subscriptions: 'word',
  Description: 'text',
  Created: 'date',
})

/** The columns of the receivers. @param undelivered those that alerts did not reach, by their id */
const receiverColumns = (undelivered: ReadonlyMap<string, Undelivered>): readonly Column<AlertReceiver>[] =>
  columnsOf<AlertReceiver>()(heads, {
    Name: nameColumn(({ name }) => alertReceivers.to.page({ receiver: name })),
    Deliveries: {
      id: 'delivery',
      tip: 'Those that failed, and the last one',
      ...valued(useLastDelivery, ({ id, name: receiver }, query) => (
        <span className={styles.deliveries}>
          <Failed of={undelivered.get(id)} />
          <QueryCell query={query} width="18ch" missing={<EmptyCell />}>
            {({ items: [last] }) =>
              last === undefined ? (
                <span className={styles.none}>None yet</span>
              ) : (
                <Link
                  to={alertDeliveries.to.page({ receiver, deliveryId: last.id })}
                  className={styles.delivery}
                >
                  <StateBadge
                    tone={deliveryTone(last.state)}
                    label={wireWords(last.state)}
                    moving={deliveryTone(last.state) === 'motion'}
                  />{' '}
                  <DateText at={dateOf(last, 'timeStarted')} />
                </Link>
              )
            }
          </QueryCell>
        </span>
      )),
    },
    Endpoint: {
      id: 'endpoint',
      cell: ({ kind }) => (
        <code>
          <DescriptionText text={kind.endpoint} />
        </code>
      ),
    },
    Subscriptions: {
      id: 'subscriptions',
      hideBelow: 'narrowest',
      cell: ({ subscriptions: [first, ...more] }) =>
        first === undefined ? (
          <EmptyCell />
        ) : (
          <OverflowList first={<code>{first}</code>} more={more} heading="Other subscriptions" />
        ),
    },
    Description: { ...descriptionColumn, isPlain: false, hideBelow: 'narrow' },
    Created: { ...createdColumn, hideBelow: 'wide' },
  })

/** How many deliveries to a receiver failed: a link to them. */
const Failed = ({ of: failed }: { of: Undelivered | undefined }) =>
  failed && (
    <Link to={failed.to} className={styles.delivery}>
      <StateBadge tone="failed" label={`${formatCount(failed.deliveries.length)} failed`} />
    </Link>
  )

/** The alert receivers: first those that alerts did not reach, as the findings of the region count them. */
export function ReceiversTab() {
  const dispatch = useAppDispatch()
  const query = alertReceiverList.useQuery(all)
  const deliveries = failedDeliveries.useQuery(none)
  const undelivered = useMemo(
    () => new Map(undeliveredOf(deliveries.data ?? []).map((each) => [each.receiver.id, each])),
    [deliveries.data],
  )
  const whole = useWholeList({
    ...described,
    nouns: wordsOf(alertReceivers),
    rows: useMemo(
      () =>
        query.data &&
        exceptionsFirst(
          query.data.items,
          ({ id }) => (undelivered.has(id) ? 'failed' : 'well'),
          ({ name }) => name,
        ),
      [query.data, undelivered],
    ),
    queries: [query, { ...deliveries, failed: 'Could not read which deliveries failed' }],
    columns: useMemo(() => receiverColumns(undelivered), [undelivered]),
  })
  const list = {
    ...whole,
    refresh: () => {
      // Also the last delivery of each row.
      dispatch(alertsApi.util.invalidateTags(['AlertDelivery']))
      return whole.refresh()
    },
  }
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (receiver: AlertReceiver) => [
      copyId(receiver.id),
      allowed(editItem(alertReceivers.to.edit({ receiver: receiver.name }), { opens: 'page' }), fleetAdmin),
      ...commandItems([deleteReceiver], receiver),
    ],
    [commandItems, allowed],
  )
  return (
    <List
      frame="tab"
      title={alertReceivers.title}
      list={list}
      menu={menu}
      create={createOf(alertReceivers, 'create')}
      goTo={{ to: ({ name }) => alertReceivers.to.page({ receiver: name }) }}
      empty={{
        body: 'A receiver is a web address that the region sends alerts to.',
      }}
    />
  )
}
