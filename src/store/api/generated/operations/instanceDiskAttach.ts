// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceDiskAttach: Operation<'instanceDiskAttach'> = {
  name: 'instanceDiskAttach',
  method: 'POST',
  path: '/v1/instances/{instance}/disks/attach',
  query: ['project'],
  body: 'json',
  status: 202,
}
