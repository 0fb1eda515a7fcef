import { useCallback, useMemo } from 'react'
import type { AlertClass, AlertReceiver } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { matchesClass } from '#model/alertClasses'
import { ALL_LIMIT } from '#model/paging'
import { wordsOf } from '#features/kit/noun/noun'
import { load } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { createOf } from '#features/kit/list/CreateAction'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { removeSubscription } from '../commands'
import { alertSubscriptions } from '../noun'
import { MatchedClasses } from './MatchedClasses'

/** The classes to match subscriptions against. */
export const loader = load(alertsApi.endpoints.alertClassList, () => ({ limit: ALL_LIMIT }))

const itself = (subscription: string) => subscription
const noClasses: readonly AlertClass[] = []

const heads = headsOf(alertSubscriptions, { Subscription: 'other', Matches: 'text' })

const subscriptionColumns = (classes: readonly AlertClass[]) =>
  columnsOf<string>()(heads, {
    Subscription: {
      id: 'subscription',
      cell: (subscription) => <code>{subscription}</code>,
      sortValue: itself,
    },
    Matches: {
      id: 'matches',
      tip: 'The classes of this release. A pattern also matches classes that come later.',
      cell: (subscription) => <MatchedClasses subscription={subscription} classes={classes} />,
    },
  })

/** The subscriptions of a receiver with their matching classes. */
export function SubscriptionsTab() {
  const { receiver: name } = useParam('receiver')
  const query = alertsApi.endpoints.alertReceiverView.useQuery({ receiver: name })
  const classes = alertsApi.endpoints.alertClassList.useQuery({ limit: ALL_LIMIT })
  const known = classes.data?.items ?? noClasses
  const textOf = useCallback(
    (subscription: string) => [
      subscription,
      ...known.filter((each) => matchesClass(subscription, each.name)).map((each) => each.name),
    ],
    [known],
  )
  const list = useWholeList({
    nouns: wordsOf(alertSubscriptions),
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
      title={alertSubscriptions.title}
      list={list}
      menu={menu}
      create={createOf(alertSubscriptions, 'create', { receiver: name })}
      empty={{ body: 'Without one, the receiver gets no alerts, only probes.' }}
    />
  )
}
