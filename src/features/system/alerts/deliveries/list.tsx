import { useCallback, useMemo } from 'react'
import { webhookDeliveryLifecycle } from '#machines/lifecycle/webhookDeliveryLifecycle'
import type { AlertDelivery, AlertReceiver } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { dateOf } from '#model/dates'
import { DateText } from '#ui/text/DateText'
import { wordsOf } from '#features/kit/noun/noun'
import { Link } from '#features/kit/routing/Link'
import { loadPage, type At } from '#features/kit/routing/load'
import { statefulRecord } from '#features/kit/lifecycle/statefulResource'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { stateFacet, wordFacet } from '#features/kit/list/facets'
import { List } from '#features/kit/list/List'
import { NEWEST_FIRST, newestFirst } from '#features/kit/list/newestFirst'
import { useResourceList } from '#features/kit/list/useResourceList'
import { deliveryTone } from '#features/kit/lifecycle/regionTones'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { deliveryName, resendAlert } from '../commands'
import { useReceiver } from '../ReceiverPage'
import { answerText, attemptsOf, deliveryResource, MAX_ATTEMPTS, resultWord, triggerWord } from './lifecycle'
import { alertDeliveries } from '../noun'

const { alertDeliveryList } = alertsApi.endpoints

export const loader = loadPage(alertDeliveryList, ({ receiver }: At<'receiver'>) => ({ receiver }), {
  sortBy: NEWEST_FIRST,
})

const endpoint = newestFirst<{ receiver: string }, AlertDelivery>(alertDeliveryList)

const rowKey = ({ id }: AlertDelivery) => id
const stateOf = ({ state }: AlertDelivery) => state

const lastAttempt = (delivery: AlertDelivery) => {
  const last = attemptsOf(delivery).at(-1)
  return last ? (answerText(last) ?? resultWord(last)) : 'Not tried yet'
}
const textOf = (delivery: AlertDelivery) => [
  delivery.alertClass,
  lastAttempt(delivery),
  { id: delivery.id },
  { id: delivery.alertId },
]
const facets = [
  stateFacet(webhookDeliveryLifecycle, stateOf, deliveryTone),
  wordFacet<AlertDelivery>(
    'class',
    'Class',
    ({ alertClass }) => alertClass,
    (name) => name,
  ),
  wordFacet<AlertDelivery>('trigger', 'Trigger', ({ trigger }) => trigger),
]

const heads = headsOf(alertDeliveries, {
  'Alert class': 17,
  State: 'state',
  Attempts: 7,
  'Last answer': 'other',
  Trigger: 7,
  Started: 'date',
})

const deliveryColumns = (receiver: AlertReceiver) =>
  columnsOf<AlertDelivery>()(heads, {
    'Alert class': {
      id: 'class',
      cell: ({ id, alertClass }) => (
        <Link to={alertDeliveries.to.page({ receiver: receiver.name, deliveryId: id })} preventScrollReset>
          <code>{alertClass}</code>
        </Link>
      ),
    },
    State: {
      id: 'state',
      cell: (delivery) => <StateButton resource={deliveryResource} row={{ delivery, receiver }} />,
    },
    Attempts: {
      id: 'attempts',
      cell: (delivery) => `${attemptsOf(delivery).length} of ${MAX_ATTEMPTS}`,
    },
    'Last answer': { id: 'last', cell: lastAttempt },
    Trigger: { id: 'trigger', hideBelow: 'narrowest', cell: triggerWord },
    Started: {
      id: 'timeStarted',
      cell: (delivery) => <DateText at={dateOf(delivery, 'timeStarted')} />,
    },
  })

/** The deliveries to a receiver, newest first. */
export function DeliveriesTab() {
  const receiver = useReceiver()
  return receiver && <Deliveries receiver={receiver} />
}

function Deliveries({ receiver }: { receiver: AlertReceiver }) {
  const { name } = receiver
  const list = useResourceList({
    nouns: wordsOf(alertDeliveries),
    endpoint,
    args: useMemo(() => ({ receiver: name }), [name]),
    columns: useMemo(() => deliveryColumns(receiver), [receiver]),
    facets,
    textOf,
    rowKey,
    nameOf: deliveryName,
    lifecycle: webhookDeliveryLifecycle,
    stateOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (delivery: AlertDelivery) => [
      copyId(delivery.id),
      ...commandItems([resendAlert], { delivery, receiver }),
    ],
    [commandItems, receiver],
  )
  return (
    <List
      frame="tab"
      title={alertDeliveries.title}
      list={list}
      menu={menu}
      goTo={{
        to: ({ id }) => alertDeliveries.to.page({ receiver: name, deliveryId: id }),
        stateful: (delivery) => statefulRecord(deliveryResource, { delivery, receiver }),
      }}
      empty={{
        body: 'No alert that the receiver subscribes to has been sent yet. A probe tests whether it can be reached.',
      }}
    />
  )
}
