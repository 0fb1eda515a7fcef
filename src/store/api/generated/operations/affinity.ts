// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const antiAffinityGroupCreate: Operation<'antiAffinityGroupCreate'> = {
  name: 'antiAffinityGroupCreate',
  method: 'POST',
  path: '/v1/anti-affinity-groups',
  query: ['project'],
  body: 'json',
}

export const antiAffinityGroupDelete: Operation<'antiAffinityGroupDelete'> = {
  name: 'antiAffinityGroupDelete',
  method: 'DELETE',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  query: ['project'],
}

export const antiAffinityGroupList: Operation<'antiAffinityGroupList'> = {
  name: 'antiAffinityGroupList',
  method: 'GET',
  path: '/v1/anti-affinity-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const antiAffinityGroupMemberInstanceAdd: Operation<'antiAffinityGroupMemberInstanceAdd'> = {
  name: 'antiAffinityGroupMemberInstanceAdd',
  method: 'POST',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  query: ['project'],
}

export const antiAffinityGroupMemberInstanceDelete: Operation<'antiAffinityGroupMemberInstanceDelete'> = {
  name: 'antiAffinityGroupMemberInstanceDelete',
  method: 'DELETE',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  query: ['project'],
}

export const antiAffinityGroupMemberInstanceView: Operation<'antiAffinityGroupMemberInstanceView'> = {
  name: 'antiAffinityGroupMemberInstanceView',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members/instance/{instance}',
  query: ['project'],
}

export const antiAffinityGroupMemberList: Operation<'antiAffinityGroupMemberList'> = {
  name: 'antiAffinityGroupMemberList',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}/members',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const antiAffinityGroupUpdate: Operation<'antiAffinityGroupUpdate'> = {
  name: 'antiAffinityGroupUpdate',
  method: 'PUT',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  query: ['project'],
  body: 'json',
}

export const antiAffinityGroupView: Operation<'antiAffinityGroupView'> = {
  name: 'antiAffinityGroupView',
  method: 'GET',
  path: '/v1/anti-affinity-groups/{antiAffinityGroup}',
  query: ['project'],
}
