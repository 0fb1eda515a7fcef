// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const loginLocal: Operation<'loginLocal'> = {
  name: 'loginLocal',
  method: 'POST',
  path: '/v1/login/{siloName}/local',
  body: 'json',
}

export const loginSaml: Operation<'loginSaml'> = {
  name: 'loginSaml',
  method: 'POST',
  path: '/login/{siloName}/saml/{providerName}',
  body: 'binary',
}
