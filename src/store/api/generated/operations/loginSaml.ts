// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const loginSaml: Operation<'loginSaml'> = {
  name: 'loginSaml',
  method: 'POST',
  path: '/login/{siloName}/saml/{providerName}',
  query: [],
  body: 'binary',
  status: 200,
}
