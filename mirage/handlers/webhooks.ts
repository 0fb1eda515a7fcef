import type { WebhookReceiver, WebhookSecret } from '../../src/store/api/generated/types'
import { checkNamed, requireFree } from '../access/lookup'
import { isFleet, requireFleet } from '../access/roles'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { checkSubscription } from '../rules/alertClasses'
import { newRow } from '../rules/newRow'
import { invalid, invalidValue, notFound } from '../wire/fault'
import { findReceiver } from './alerts'

/** @throws 400 when the address is not one of the web. */
function checkEndpoint(endpoint: string) {
  if (!/^https?:$/.test(new URL(endpoint).protocol))
    throw invalidValue('endpoint', 'must be an http or https address')
}

/** Keeps a secret. Its value is never told again. */
function newSecret(region: Region, value: string): WebhookSecret {
  const { secretValues } = region.world
  const timeCreated = region.timestamp()
  const row = { id: idOf(`webhook secret ${timeCreated} ${secretValues.size} ${value}`), timeCreated }
  secretValues.set(row.id, value)
  return row
}

/** Receivers at an address in the web, and what their messages are signed with. Source: backend-behaviour §3.15. */
export const webhookHandlers = handlersOf({
  webhookReceiverCreate({ args, region }) {
    requireFleet(region, 'collaborator')
    const { endpoint, secrets, subscriptions } = args.body
    const { name, description } = checkNamed(args.body)
    checkEndpoint(endpoint)
    // Ours: the control plane notices only when the receiver is probed.
    if (secrets.length === 0) throw invalid('a webhook receiver needs at least one secret')
    for (const pattern of subscriptions ?? []) checkSubscription(pattern)
    const { receivers } = region.world
    requireFree(receivers.values(), 'alert-receiver', name)
    const row: WebhookReceiver = {
      ...newRow(region, 'alert receiver', { name, description }),
      endpoint,
      secrets: secrets.map((value) => newSecret(region, value)),
      subscriptions: [...new Set(subscriptions)],
    }
    receivers.set(row.id, row)
    return row
  },
  /** What is null or left out stays as it is. */
  webhookReceiverUpdate({ args, region }) {
    const row = findReceiver(region, args.receiver, 'admin')
    const { name, description } = checkNamed({
      name: args.body.name ?? row.name,
      description: args.body.description ?? row.description,
    })
    const endpoint = args.body.endpoint ?? row.endpoint
    checkEndpoint(endpoint)
    const { receivers } = region.world
    requireFree(receivers.values(), 'alert-receiver', name, row.id)
    receivers.set(row.id, { ...row, name, description, endpoint, timeModified: region.timestamp() })
  },
  webhookSecretsList: ({ args, region }) => ({ secrets: findReceiver(region, args.receiver).secrets }),
  webhookSecretsAdd({ args, region }) {
    const row = findReceiver(region, args.receiver, 'admin')
    const secret = newSecret(region, args.body.secret)
    region.world.receivers.set(row.id, { ...row, secrets: [...row.secrets, secret] })
    return secret
  },
  /** The last one may go too; a probe says so then. */
  webhookSecretsDelete({ args, region }) {
    const { receivers, secretValues } = region.world
    const row = [...receivers.values()].find(({ secrets }) => secrets.some(({ id }) => id === args.secretId))
    if (!row || !isFleet(region, 'viewer')) throw notFound('webhook-secret', args.secretId, 'id')
    requireFleet(region, 'admin')
    receivers.set(row.id, { ...row, secrets: row.secrets.filter(({ id }) => id !== args.secretId) })
    secretValues.delete(args.secretId)
  },
})
