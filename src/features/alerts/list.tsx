import { useCallback } from 'react'
import type { AlertReceiver } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { fleetAdmin, fleetCollaborator } from '#store/model/needs'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DescriptionText } from '#ui/text/DescriptionText'
import { OverflowList } from '#ui/text/OverflowList'
import { loadPage } from '#features/kit/routing/load'
import { described } from '#features/kit/list/described'
import { List } from '#features/kit/list/List'
import { useResourceList } from '#features/kit/list/useResourceList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { deleteReceiver } from './commands'
import { createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { alertReceivers } from './noun'

const noArgs = {}

export const loader = loadPage(alertsApi.endpoints.alertReceiverList, () => noArgs)

const columns: readonly Column<AlertReceiver>[] = [
  nameColumn(({ name }) => alertReceivers.to.page({ receiver: name })),
  { ...descriptionColumn, isPlain: false, hideBelow: 'medium' },
  { id: 'endpoint', header: 'Endpoint', cell: ({ kind }) => <DescriptionText text={kind.endpoint} /> },
  {
    id: 'subscriptions',
    header: 'Subscriptions',
    cell: ({ subscriptions: [first, ...more] }) =>
      first === undefined ? (
        <EmptyCell />
      ) : (
        <OverflowList first={<code>{first}</code>} more={more} heading="Other subscriptions" />
      ),
  },
  { ...createdColumn, hideBelow: 'wide' },
]

/** The alert receivers. */
export function ReceiversTab() {
  const list = useResourceList({
    ...described,
    nouns: ['receiver', 'receivers'],
    endpoint: alertsApi.endpoints.alertReceiverList,
    args: noArgs,
    columns,
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
      create={{ label: 'Create receiver', to: alertReceivers.to.create(), needs: fleetCollaborator }}
      goTo={{ group: 'Go to receiver', to: ({ name }) => alertReceivers.to.page({ receiver: name }) }}
      empty={{
        title: 'No receivers',
        body: 'A receiver is a web address that the region sends alerts to.',
      }}
    />
  )
}
