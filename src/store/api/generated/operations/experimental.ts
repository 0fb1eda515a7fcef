// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const affinityGroupCreate: Operation<'affinityGroupCreate'> = {
  name: 'affinityGroupCreate',
  method: 'POST',
  path: '/v1/affinity-groups',
  query: ['project'],
  body: 'json',
}

export const affinityGroupDelete: Operation<'affinityGroupDelete'> = {
  name: 'affinityGroupDelete',
  method: 'DELETE',
  path: '/v1/affinity-groups/{affinityGroup}',
  query: ['project'],
}

export const affinityGroupList: Operation<'affinityGroupList'> = {
  name: 'affinityGroupList',
  method: 'GET',
  path: '/v1/affinity-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const affinityGroupMemberInstanceAdd: Operation<'affinityGroupMemberInstanceAdd'> = {
  name: 'affinityGroupMemberInstanceAdd',
  method: 'POST',
  path: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
  query: ['project'],
}

export const affinityGroupMemberInstanceDelete: Operation<'affinityGroupMemberInstanceDelete'> = {
  name: 'affinityGroupMemberInstanceDelete',
  method: 'DELETE',
  path: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
  query: ['project'],
}

export const affinityGroupMemberInstanceView: Operation<'affinityGroupMemberInstanceView'> = {
  name: 'affinityGroupMemberInstanceView',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
  query: ['project'],
}

export const affinityGroupMemberList: Operation<'affinityGroupMemberList'> = {
  name: 'affinityGroupMemberList',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}/members',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const affinityGroupUpdate: Operation<'affinityGroupUpdate'> = {
  name: 'affinityGroupUpdate',
  method: 'PUT',
  path: '/v1/affinity-groups/{affinityGroup}',
  query: ['project'],
  body: 'json',
}

export const affinityGroupView: Operation<'affinityGroupView'> = {
  name: 'affinityGroupView',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}',
  query: ['project'],
}

export const instanceAffinityGroupList: Operation<'instanceAffinityGroupList'> = {
  name: 'instanceAffinityGroupList',
  method: 'GET',
  path: '/v1/instances/{instance}/affinity-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const instanceMulticastGroupJoin: Operation<'instanceMulticastGroupJoin'> = {
  name: 'instanceMulticastGroupJoin',
  method: 'PUT',
  path: '/v1/instances/{instance}/multicast-groups/{multicastGroup}',
  query: ['project'],
  body: 'json',
  since: '2026021301',
}

export const instanceMulticastGroupLeave: Operation<'instanceMulticastGroupLeave'> = {
  name: 'instanceMulticastGroupLeave',
  method: 'DELETE',
  path: '/v1/instances/{instance}/multicast-groups/{multicastGroup}',
  query: ['project'],
  since: '2026021301',
}

export const instanceMulticastGroupList: Operation<'instanceMulticastGroupList'> = {
  name: 'instanceMulticastGroupList',
  method: 'GET',
  path: '/v1/instances/{instance}/multicast-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  since: '2026021301',
}

export const multicastGroupList: Operation<'multicastGroupList'> = {
  name: 'multicastGroupList',
  method: 'GET',
  path: '/v1/multicast-groups',
  query: ['limit', 'pageToken', 'sortBy'],
  since: '2026021301',
}

export const multicastGroupMemberList: Operation<'multicastGroupMemberList'> = {
  name: 'multicastGroupMemberList',
  method: 'GET',
  path: '/v1/multicast-groups/{multicastGroup}/members',
  query: ['limit', 'pageToken', 'sortBy'],
  since: '2026021301',
}

export const multicastGroupView: Operation<'multicastGroupView'> = {
  name: 'multicastGroupView',
  method: 'GET',
  path: '/v1/multicast-groups/{multicastGroup}',
  since: '2026021301',
}

export const probeCreate: Operation<'probeCreate'> = {
  name: 'probeCreate',
  method: 'POST',
  path: '/experimental/v1/probes',
  query: ['project'],
  body: 'json',
}

export const probeDelete: Operation<'probeDelete'> = {
  name: 'probeDelete',
  method: 'DELETE',
  path: '/experimental/v1/probes/{probe}',
  query: ['project'],
}

export const probeList: Operation<'probeList'> = {
  name: 'probeList',
  method: 'GET',
  path: '/experimental/v1/probes',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const probeView: Operation<'probeView'> = {
  name: 'probeView',
  method: 'GET',
  path: '/experimental/v1/probes/{probe}',
  query: ['project'],
}

export const rackMembershipAbort: Operation<'rackMembershipAbort'> = {
  name: 'rackMembershipAbort',
  method: 'POST',
  path: '/v1/system/hardware/racks/{rackId}/membership/abort',
  since: '2026021301',
}

export const rackMembershipAddSleds: Operation<'rackMembershipAddSleds'> = {
  name: 'rackMembershipAddSleds',
  method: 'POST',
  path: '/v1/system/hardware/racks/{rackId}/membership/add',
  body: 'json',
  since: '2026021301',
}

export const rackMembershipStatus: Operation<'rackMembershipStatus'> = {
  name: 'rackMembershipStatus',
  method: 'GET',
  path: '/v1/system/hardware/racks/{rackId}/membership',
  query: ['version'],
  since: '2026021301',
}

export const timeseriesQuery: Operation<'timeseriesQuery'> = {
  name: 'timeseriesQuery',
  method: 'POST',
  path: '/v1/timeseries/query',
  query: ['project'],
  body: 'json',
}
