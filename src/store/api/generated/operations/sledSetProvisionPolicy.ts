// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const sledSetProvisionPolicy: Operation<'sledSetProvisionPolicy'> = {
  name: 'sledSetProvisionPolicy',
  method: 'PUT',
  path: '/v1/system/hardware/sleds/{sledId}/provision-policy',
  query: [],
  body: 'json',
  status: 200,
}
