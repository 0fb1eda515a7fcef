// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const diskCreate: Operation<'diskCreate'> = {
  name: 'diskCreate',
  method: 'POST',
  path: '/v1/disks',
  query: ['project'],
  body: 'json',
  status: 201,
}
