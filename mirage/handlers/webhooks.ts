import type { WebhookReceiver, WebhookSecret } from '#store/api/generated/types'
import { findReceiver } from '../access/fleet'
import { checkNamed, requireFree } from '../access/lookup'
import { isFleet, requireFleet } from '../access/roles'
import { idOf } from '../random'
import { handlersOf, type Region } from '../region'
import { checkSubscription } from '../rules/alertClasses'
import { newRow } from '../rules/newRow'
import { invalid, invalidValue, notFound } from '../wire/apiError'

/** @throws 400 when the URL is neither http nor https */
function checkEndpoint(endpoint: string) {
  if (!/^https?:$/.test(new URL(endpoint).protocol))
    throw invalidValue('endpoint', 'must be an http or https address')
}

/** Stores a secret. The API never returns its value. */
function newSecret(region: Region, value: string): WebhookSecret {
  const { secretValues } = region.world
  const timeCreated = region.timestamp()
  const row = { id: idOf(`webhook secret ${timeCreated} ${secretValues.all().length} ${value}`), timeCreated }
  secretValues.insert({ id: row.id, value })
  return row
}

/** Webhook receivers, and the secrets that sign their messages. Rule: OPS-16. */
export const webhookHandlers = handlersOf({
  webhookReceiverCreate({ args, region }) {
    requireFleet(region, 'collaborator')
    const { endpoint, secrets, subscriptions } = args.body
    const { name, description } = checkNamed(args.body)
    checkEndpoint(endpoint)
    // Ours: the control plane refuses only the probe of such a receiver.
    if (secrets.length === 0) throw invalid('a webhook receiver needs at least one secret')
    for (const pattern of subscriptions ?? []) checkSubscription(pattern)
    const { receivers } = region.world
    requireFree(receivers.all(), 'alert-receiver', name)
    const row: WebhookReceiver = {
      ...newRow(region, 'alert receiver', { name, description }),
      endpoint,
      secrets: secrets.map((value) => newSecret(region, value)),
      subscriptions: [...new Set(subscriptions)],
    }
    receivers.insert(row)
    return row
  },
  /** A field that is null or absent stays as it is. */
  webhookReceiverUpdate({ args, region }) {
    const row = findReceiver(region, args.receiver, 'admin')
    const { name, description } = checkNamed({
      name: args.body.name ?? row.name,
      description: args.body.description ?? row.description,
    })
    const endpoint = args.body.endpoint ?? row.endpoint
    checkEndpoint(endpoint)
    const { receivers } = region.world
    requireFree(receivers.all(), 'alert-receiver', name, row.id)
    receivers.update(row.id, { name, description, endpoint, timeModified: region.timestamp() })
  },
  webhookSecretsList: ({ args, region }) => ({ secrets: findReceiver(region, args.receiver).secrets }),
  webhookSecretsAdd({ args, region }) {
    const row = findReceiver(region, args.receiver, 'admin')
    const secret = newSecret(region, args.body.secret)
    region.world.receivers.update(row.id, { secrets: [...row.secrets, secret] })
    return secret
  },
  /** Even the last secret can be deleted; then a probe is refused. */
  webhookSecretsDelete({ args, region }) {
    const { receivers, secretValues } = region.world
    const row = receivers.findBy(({ secrets }) => secrets.some(({ id }) => id === args.secretId))
    if (!row || !isFleet(region, 'viewer')) throw notFound('webhook-secret', args.secretId, 'id')
    requireFleet(region, 'admin')
    receivers.update(row.id, { secrets: row.secrets.filter(({ id }) => id !== args.secretId) })
    secretValues.remove(args.secretId)
  },
})
