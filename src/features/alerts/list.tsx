import { useCallback } from 'react'
import type { AlertReceiver } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { useAppDispatch } from '#store/hooks'
import { wireWords } from '#store/model/case'
import { dateOf } from '#store/model/dates'
import { fleetAdmin, fleetCollaborator } from '#store/model/needs'
import { StateBadge } from '#ui/feedback/StateBadge'
import { valued } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { DescriptionText } from '#ui/text/DescriptionText'
import { OverflowList } from '#ui/text/OverflowList'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { loadPage } from '#features/kit/routing/load'
import { deliveryTone } from '#features/kit/lifecycle/regionTones'
import { described } from '#features/kit/list/described'
import { List } from '#features/kit/list/List'
import { NEWEST_FIRST } from '#features/kit/list/newestFirst'
import { rowAnswers } from '#features/kit/list/rowAnswers'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { useResourceList } from '#features/kit/list/useResourceList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { deleteReceiver } from './commands'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { alertDeliveries, alertReceivers } from './noun'
import styles from './list.module.css'

const noArgs = {}

export const loader = loadPage(alertsApi.endpoints.alertReceiverList, () => noArgs)

/** The newest delivery to each receiver: the receiver itself does not contain it. */
const useLastDelivery = rowAnswers(alertsApi.endpoints.alertDeliveryList, ({ name }: AlertReceiver) => ({
  receiver: name,
  limit: 1,
  sortBy: NEWEST_FIRST,
}))

const columns = columnsOf<AlertReceiver>()(alertReceivers, {
  Name: nameColumn(({ name }) => alertReceivers.to.page({ receiver: name })),
  'Last delivery': {
    id: 'delivery',
    ...valued(useLastDelivery, ({ name: receiver }, query) => (
      <QueryCell query={query} width="18ch" missing={<EmptyCell />}>
        {({ items: [last] }) =>
          last === undefined ? (
            <span className={styles.none}>None yet</span>
          ) : (
            <Link to={alertDeliveries.to.page({ receiver, deliveryId: last.id })} className={styles.delivery}>
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

/** The alert receivers. */
export function ReceiversTab() {
  const dispatch = useAppDispatch()
  const list = useResourceList({
    ...described,
    nouns: wordsOf(alertReceivers),
    endpoint: alertsApi.endpoints.alertReceiverList,
    args: noArgs,
    columns,
    // Also refreshes the last delivery of each row.
    onRefresh: () => dispatch(alertsApi.util.invalidateTags(['AlertDelivery'])),
  })
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
      create={{
        label: alertReceivers.panels.create,
        to: alertReceivers.to.create(),
        needs: fleetCollaborator,
      }}
      goTo={{ to: ({ name }) => alertReceivers.to.page({ receiver: name }) }}
      empty={{
        body: 'A receiver is a web address that the region sends alerts to.',
      }}
    />
  )
}
