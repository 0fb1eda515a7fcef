// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const alertClassList: Operation<'alertClassList'> = {
  name: 'alertClassList',
  method: 'GET',
  path: '/v1/alert-classes',
  query: ['limit', 'pageToken', 'filter'],
  body: null,
  status: 200,
}

export const alertDeliveryList: Operation<'alertDeliveryList'> = {
  name: 'alertDeliveryList',
  method: 'GET',
  path: '/v1/alert-receivers/{receiver}/deliveries',
  query: ['delivered', 'failed', 'pending', 'limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const alertDeliveryResend: Operation<'alertDeliveryResend'> = {
  name: 'alertDeliveryResend',
  method: 'POST',
  path: '/v1/alerts/{alertId}/resend',
  query: ['receiver'],
  body: null,
  status: 201,
}

export const alertReceiverDelete: Operation<'alertReceiverDelete'> = {
  name: 'alertReceiverDelete',
  method: 'DELETE',
  path: '/v1/alert-receivers/{receiver}',
  query: [],
  body: null,
  status: 204,
}

export const alertReceiverList: Operation<'alertReceiverList'> = {
  name: 'alertReceiverList',
  method: 'GET',
  path: '/v1/alert-receivers',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const alertReceiverProbe: Operation<'alertReceiverProbe'> = {
  name: 'alertReceiverProbe',
  method: 'POST',
  path: '/v1/alert-receivers/{receiver}/probe',
  query: ['resend'],
  body: null,
  status: 200,
}

export const alertReceiverSubscriptionAdd: Operation<'alertReceiverSubscriptionAdd'> = {
  name: 'alertReceiverSubscriptionAdd',
  method: 'POST',
  path: '/v1/alert-receivers/{receiver}/subscriptions',
  query: [],
  body: 'json',
  status: 201,
}

export const alertReceiverSubscriptionRemove: Operation<'alertReceiverSubscriptionRemove'> = {
  name: 'alertReceiverSubscriptionRemove',
  method: 'DELETE',
  path: '/v1/alert-receivers/{receiver}/subscriptions/{subscription}',
  query: [],
  body: null,
  status: 204,
}

export const alertReceiverView: Operation<'alertReceiverView'> = {
  name: 'alertReceiverView',
  method: 'GET',
  path: '/v1/alert-receivers/{receiver}',
  query: [],
  body: null,
  status: 200,
}

export const webhookReceiverCreate: Operation<'webhookReceiverCreate'> = {
  name: 'webhookReceiverCreate',
  method: 'POST',
  path: '/v1/webhook-receivers',
  query: [],
  body: 'json',
  status: 201,
}

export const webhookReceiverUpdate: Operation<'webhookReceiverUpdate'> = {
  name: 'webhookReceiverUpdate',
  method: 'PUT',
  path: '/v1/webhook-receivers/{receiver}',
  query: [],
  body: 'json',
  status: 204,
}

export const webhookSecretsAdd: Operation<'webhookSecretsAdd'> = {
  name: 'webhookSecretsAdd',
  method: 'POST',
  path: '/v1/webhook-secrets',
  query: ['receiver'],
  body: 'json',
  status: 201,
}

export const webhookSecretsDelete: Operation<'webhookSecretsDelete'> = {
  name: 'webhookSecretsDelete',
  method: 'DELETE',
  path: '/v1/webhook-secrets/{secretId}',
  query: [],
  body: null,
  status: 204,
}

export const webhookSecretsList: Operation<'webhookSecretsList'> = {
  name: 'webhookSecretsList',
  method: 'GET',
  path: '/v1/webhook-secrets',
  query: ['receiver'],
  body: null,
  status: 200,
}
