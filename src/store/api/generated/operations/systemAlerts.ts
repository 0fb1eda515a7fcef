// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const alertClassList: Operation<'alertClassList'> = {
  name: 'alertClassList',
  method: 'GET',
  path: '/v1/alert-classes',
  query: ['limit', 'pageToken', 'filter'],
}

export const alertDeliveryList: Operation<'alertDeliveryList'> = {
  name: 'alertDeliveryList',
  method: 'GET',
  path: '/v1/alert-receivers/{receiver}/deliveries',
  query: ['delivered', 'failed', 'pending', 'limit', 'pageToken', 'sortBy'],
}

export const alertDeliveryResend: Operation<'alertDeliveryResend'> = {
  name: 'alertDeliveryResend',
  method: 'POST',
  path: '/v1/alerts/{alertId}/resend',
  query: ['receiver'],
}

export const alertList: Operation<'alertList'> = {
  name: 'alertList',
  method: 'GET',
  path: '/v1/alerts',
  query: ['alertClass', 'endTime', 'limit', 'pageToken', 'sortBy', 'startTime'],
  since: '2026081901',
}

export const alertReceiverDelete: Operation<'alertReceiverDelete'> = {
  name: 'alertReceiverDelete',
  method: 'DELETE',
  path: '/v1/alert-receivers/{receiver}',
}

export const alertReceiverList: Operation<'alertReceiverList'> = {
  name: 'alertReceiverList',
  method: 'GET',
  path: '/v1/alert-receivers',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const alertReceiverProbe: Operation<'alertReceiverProbe'> = {
  name: 'alertReceiverProbe',
  method: 'POST',
  path: '/v1/alert-receivers/{receiver}/probe',
  query: ['resend'],
}

export const alertReceiverSubscriptionAdd: Operation<'alertReceiverSubscriptionAdd'> = {
  name: 'alertReceiverSubscriptionAdd',
  method: 'POST',
  path: '/v1/alert-receivers/{receiver}/subscriptions',
  body: 'json',
}

export const alertReceiverSubscriptionRemove: Operation<'alertReceiverSubscriptionRemove'> = {
  name: 'alertReceiverSubscriptionRemove',
  method: 'DELETE',
  path: '/v1/alert-receivers/{receiver}/subscriptions/{subscription}',
}

export const alertReceiverView: Operation<'alertReceiverView'> = {
  name: 'alertReceiverView',
  method: 'GET',
  path: '/v1/alert-receivers/{receiver}',
}

export const alertView: Operation<'alertView'> = {
  name: 'alertView',
  method: 'GET',
  path: '/v1/alerts/{alertId}',
  since: '2026081901',
}

export const webhookReceiverCreate: Operation<'webhookReceiverCreate'> = {
  name: 'webhookReceiverCreate',
  method: 'POST',
  path: '/v1/webhook-receivers',
  body: 'json',
}

export const webhookReceiverUpdate: Operation<'webhookReceiverUpdate'> = {
  name: 'webhookReceiverUpdate',
  method: 'PUT',
  path: '/v1/webhook-receivers/{receiver}',
  body: 'json',
}

export const webhookSecretsAdd: Operation<'webhookSecretsAdd'> = {
  name: 'webhookSecretsAdd',
  method: 'POST',
  path: '/v1/webhook-secrets',
  query: ['receiver'],
  body: 'json',
}

export const webhookSecretsDelete: Operation<'webhookSecretsDelete'> = {
  name: 'webhookSecretsDelete',
  method: 'DELETE',
  path: '/v1/webhook-secrets/{secretId}',
}

export const webhookSecretsList: Operation<'webhookSecretsList'> = {
  name: 'webhookSecretsList',
  method: 'GET',
  path: '/v1/webhook-secrets',
  query: ['receiver'],
}
