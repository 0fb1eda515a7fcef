// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const deviceAccessToken: Operation<'deviceAccessToken'> = {
  name: 'deviceAccessToken',
  method: 'POST',
  path: '/device/token',
  query: [],
  body: 'form',
  status: 200,
}

export const deviceAuthConfirm: Operation<'deviceAuthConfirm'> = {
  name: 'deviceAuthConfirm',
  method: 'POST',
  path: '/device/confirm',
  query: [],
  body: 'json',
  status: 204,
}

export const deviceAuthRequest: Operation<'deviceAuthRequest'> = {
  name: 'deviceAuthRequest',
  method: 'POST',
  path: '/device/auth',
  query: [],
  body: 'form',
  status: 200,
}

export const logout: Operation<'logout'> = {
  name: 'logout',
  method: 'POST',
  path: '/v1/logout',
  query: [],
  body: null,
  status: 204,
}
