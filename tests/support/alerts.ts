import { call, items } from './region'

// Alert receivers, as tests create and read them.

export const receivers = '/v1/alert-receivers'

/** The body of a new receiver. */
const receiverBody = (more: object = {}) => ({
  name: 'hook',
  description: '',
  endpoint: 'https://hooks.example/in',
  secrets: ['quiet'],
  subscriptions: ['test.**'],
  ...more,
})
export const createReceiver = (more?: object) => call('POST', '/v1/webhook-receivers', receiverBody(more))
export const deliveries = async (receiver: string, query = '') =>
  items(await call('GET', `${receivers}/${receiver}/deliveries?limit=100${query}`))
/** An alert that was delivered to the pager. */
export const anAlert = async () => String((await deliveries('ops-pager'))[0]?.['alert_id'])
export const resend = (alert: string, receiver: string) =>
  call('POST', `/v1/alerts/${alert}/resend?receiver=${receiver}`)
