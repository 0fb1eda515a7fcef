// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const instanceDiskDetach: Operation<'instanceDiskDetach'> = {
  name: 'instanceDiskDetach',
  method: 'POST',
  path: '/v1/instances/{instance}/disks/detach',
  query: ['project'],
  body: 'json',
  status: 202,
}
