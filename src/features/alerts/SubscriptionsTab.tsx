import { useCallback, useMemo } from 'react'
import { paths } from '#src/paths'
import type { AlertClass, AlertReceiver } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { matchesClass } from '#store/model/alertClasses'
import { fleetAdmin } from '#store/model/needs'
import type { Column } from '#ui/tables/column'
import { useParam } from '#features/routing/useParam'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { allClasses } from './alertText'
import { removeSubscription } from './commands'
import { MatchedClasses } from './MatchedClasses'

const itself = (subscription: string) => subscription
const noClasses: readonly AlertClass[] = []

const subscriptionColumns = (classes: readonly AlertClass[]): readonly Column<string>[] => [
  {
    id: 'subscription',
    header: 'Subscription',
    cell: (subscription) => <code>{subscription}</code>,
    sortValue: itself,
  },
  {
    id: 'matches',
    header: 'Matches',
    tip: 'The classes of this release. A pattern also matches classes that come later.',
    cell: (subscription) => <MatchedClasses subscription={subscription} classes={classes} />,
  },
]

/** The subscriptions of a receiver, and the classes that match them. */
export function SubscriptionsTab() {
  const { receiver: name } = useParam('receiver')
  const query = alertsApi.endpoints.alertReceiverView.useQuery({ receiver: name })
  const classes = alertsApi.endpoints.alertClassList.useQuery(allClasses)
  const known = classes.data?.items ?? noClasses
  const textOf = useCallback(
    (subscription: string) => [
      subscription,
      ...known.filter((each) => matchesClass(subscription, each.name)).map((each) => each.name),
    ],
    [known],
  )
  const list = useWholeList({
    nouns: ['subscription', 'subscriptions'],
    rows: query.data?.subscriptions,
    queries: [query, classes],
    columns: useMemo(() => subscriptionColumns(known), [known]),
    rowKey: itself,
    nameOf: itself,
    textOf,
  })
  const receiver: AlertReceiver | undefined = query.data
  const commandItems = useCommandItems()
  const menu = useCallback(
    (subscription: string) => [
      copyId(subscription, 'Copy subscription'),
      ...(receiver ? commandItems([removeSubscription], { subscription, receiver }) : []),
    ],
    [commandItems, receiver],
  )
  return (
    <List
      frame="tab"
      title="Subscriptions"
      list={list}
      menu={menu}
      create={{ label: 'Add subscription', to: paths.alertSubscriptionsAdd(name), needs: fleetAdmin }}
      empty={{ title: 'No subscriptions', body: 'Without one, the receiver gets no alerts, only probes.' }}
    />
  )
}
