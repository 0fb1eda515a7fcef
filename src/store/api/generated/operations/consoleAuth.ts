// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const deviceAccessToken: Operation<'deviceAccessToken'> = {
  name: 'deviceAccessToken',
  method: 'POST',
  path: '/device/token',
  body: 'form',
}

export const deviceAuthConfirm: Operation<'deviceAuthConfirm'> = {
  name: 'deviceAuthConfirm',
  method: 'POST',
  path: '/device/confirm',
  body: 'json',
}

export const deviceAuthRequest: Operation<'deviceAuthRequest'> = {
  name: 'deviceAuthRequest',
  method: 'POST',
  path: '/device/auth',
  body: 'form',
}

export const logout: Operation<'logout'> = { name: 'logout', method: 'POST', path: '/v1/logout' }
