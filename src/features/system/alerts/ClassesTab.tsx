import type { AlertClass, AlertReceiver } from '#store/api/generated/types'
import { useCallback, useMemo } from 'react'
import { alertsApi } from '#store/api/resources/alerts'
import { matchesClass } from '#model/alertClasses'
import { ALL_LIMIT } from '#model/paging'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { wordsOf } from '#features/kit/noun/noun'
import { loadFailureTitle } from '#features/kit/errors/failureTitle'
import { Link } from '#features/kit/routing/Link'
import { load } from '#features/kit/routing/load'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId } from '#features/kit/commands/useCommandItems'
import { columnsOf, descriptionColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { alertClasses, alertReceivers } from './noun'

/** The whole list: a release has few classes. */
const whole = { limit: ALL_LIMIT } as const

export const loader = load(alertsApi.endpoints.alertClassList, () => whole)

const rowKey = ({ name }: AlertClass) => name
const textOf = ({ name, description }: AlertClass) => [name, description]
const none: readonly AlertReceiver[] = []

const heads = headsOf(alertClasses, { Class: 17, Description: 'text', Receivers: 'other' })

const classColumns = (receivers: readonly AlertReceiver[]) =>
  columnsOf<AlertClass>()(heads, {
    Class: { id: 'name', cell: ({ name }) => <code>{name}</code>, sortValue: rowKey },
    Description: { ...descriptionColumn, isPlain: false },
    Receivers: {
      id: 'receivers',
      tip: 'Receivers with a subscription that matches the class',
      cell: ({ name }) => <Subscribed receivers={subscribedTo(receivers, name)} />,
    },
  })

const subscribedTo = (receivers: readonly AlertReceiver[], name: string) =>
  receivers.filter(({ subscriptions }) => subscriptions.some((pattern) => matchesClass(pattern, name)))

function Subscribed({ receivers }: { receivers: readonly AlertReceiver[] }) {
  if (receivers.length === 0) return <EmptyCell />
  return receivers.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link to={alertReceivers.to.page({ receiver: name })}>{name}</Link>
    </span>
  ))
}

/** The classes of alerts with their subscribed receivers. */
export function ClassesTab() {
  const classes = alertsApi.endpoints.alertClassList.useQuery(whole)
  const receivers = alertsApi.endpoints.alertReceiverList.useQuery(whole)
  const list = useWholeList({
    nouns: wordsOf(alertClasses),
    rows: classes.data?.items,
    queries: [classes, { ...receivers, failed: loadFailureTitle('Alert receivers') }],
    base: 'name',
    columns: useMemo(() => classColumns(receivers.data?.items ?? none), [receivers.data]),
    rowKey,
    nameOf: rowKey,
    textOf,
  })
  const menu = useCallback(({ name }: AlertClass) => [copyId(name, 'Copy name')], [])
  return (
    <List
      frame="tab"
      title={alertClasses.title}
      list={list}
      menu={menu}
      empty={{ body: 'This release of the region sends no alerts.' }}
    />
  )
}
