// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const certificateCreate: Operation<'certificateCreate'> = {
  name: 'certificateCreate',
  method: 'POST',
  path: '/v1/certificates',
  body: 'json',
}

export const certificateDelete: Operation<'certificateDelete'> = {
  name: 'certificateDelete',
  method: 'DELETE',
  path: '/v1/certificates/{certificate}',
}

export const certificateList: Operation<'certificateList'> = {
  name: 'certificateList',
  method: 'GET',
  path: '/v1/certificates',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const certificateView: Operation<'certificateView'> = {
  name: 'certificateView',
  method: 'GET',
  path: '/v1/certificates/{certificate}',
}
