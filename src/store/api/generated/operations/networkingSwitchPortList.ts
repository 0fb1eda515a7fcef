// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const networkingSwitchPortList: Operation<'networkingSwitchPortList'> = {
  name: 'networkingSwitchPortList',
  method: 'GET',
  path: '/v1/system/hardware/switch-port',
  query: ['limit', 'pageToken', 'sortBy', 'switchPortId'],
  body: null,
  status: 200,
}
