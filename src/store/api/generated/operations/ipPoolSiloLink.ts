// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const ipPoolSiloLink: Operation<'ipPoolSiloLink'> = {
  name: 'ipPoolSiloLink',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/silos',
  query: [],
  body: 'json',
  status: 201,
}
