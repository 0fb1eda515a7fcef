// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const antiAffinityGroupCreate: Operation<'antiAffinityGroupCreate'> = {
  name: 'antiAffinityGroupCreate',
  method: 'POST',
  path: '/v1/anti-affinity-groups',
  query: ['project'],
  body: 'json',
  status: 201,
}

export const antiAffinityGroupDelete: Operation<'antiAffinityGroupDelete'> = {
  name: 'antiAffinityGroupDelete',
  method: 'DELETE',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  query: ['project'],
  body: null,
  status: 204,
}

export const antiAffinityGroupList: Operation<'antiAffinityGroupList'> = {
  name: 'antiAffinityGroupList',
  method: 'GET',
  path: '/v1/anti-affinity-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}

export const antiAffinityGroupMemberInstanceAdd: Operation<'antiAffinityGroupMemberInstanceAdd'> = {
  name: 'antiAffinityGroupMemberInstanceAdd',
  method: 'POST',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  query: ['project'],
  body: null,
  status: 201,
}

export const antiAffinityGroupMemberInstanceDelete: Operation<'antiAffinityGroupMemberInstanceDelete'> = {
  name: 'antiAffinityGroupMemberInstanceDelete',
  method: 'DELETE',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  query: ['project'],
  body: null,
  status: 204,
}

export const antiAffinityGroupMemberInstanceView: Operation<'antiAffinityGroupMemberInstanceView'> = {
  name: 'antiAffinityGroupMemberInstanceView',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  query: ['project'],
  body: null,
  status: 200,
}

export const antiAffinityGroupMemberList: Operation<'antiAffinityGroupMemberList'> = {
  name: 'antiAffinityGroupMemberList',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}

export const antiAffinityGroupUpdate: Operation<'antiAffinityGroupUpdate'> = {
  name: 'antiAffinityGroupUpdate',
  method: 'PUT',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  query: ['project'],
  body: 'json',
  status: 200,
}

export const antiAffinityGroupView: Operation<'antiAffinityGroupView'> = {
  name: 'antiAffinityGroupView',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  query: ['project'],
  body: null,
  status: 200,
}
