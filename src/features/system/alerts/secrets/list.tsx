import { useCallback } from 'react'
import type { WebhookSecret } from '#store/api/generated/types'
import { alertsApi } from '#store/api/resources/alerts'
import { wordsOf } from '#features/kit/noun/noun'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { deleteSecret, secretName } from '../commands'
import { columnsOf, createdColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { ShortId } from '#features/kit/detail/ShortId'
import { webhookSecrets } from '../noun'

export const loader = load(alertsApi.endpoints.webhookSecretsList, ({ receiver }: At<'receiver'>) => ({
  receiver,
}))

const rowKey = ({ id }: WebhookSecret) => id
const textOf = ({ id }: WebhookSecret) => [{ id }]
const heads = headsOf(webhookSecrets, { Secret: 'other', Created: 'date' })

const columns = columnsOf<WebhookSecret>()(heads, {
  Secret: { id: 'secret', cell: ({ id }) => <ShortId id={id} />, sortValue: rowKey },
  Created: createdColumn,
})

/** The secrets that sign a receiver's messages, with their creation times; values are never shown. */
export function SecretsTab() {
  const { receiver } = useParam('receiver')
  const query = alertsApi.endpoints.webhookSecretsList.useQuery({ receiver })
  const secrets = query.data?.secrets
  const isLast = secrets?.length === 1
  const list = useWholeList({
    nouns: wordsOf(webhookSecrets),
    rows: secrets,
    queries: [query],
    columns,
    rowKey,
    nameOf: secretName,
    textOf,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (secret: WebhookSecret) => [copyId(secret.id), ...commandItems([deleteSecret], { secret, isLast })],
    [commandItems, isLast],
  )
  return (
    <List
      frame="tab"
      title={webhookSecrets.title}
      context="The region never shows the value of a secret."
      list={list}
      menu={menu}
      create={createOf(webhookSecrets, 'create', { receiver })}
      empty={{
        body: 'Without a secret, messages cannot be signed and probes are refused.',
      }}
    />
  )
}
