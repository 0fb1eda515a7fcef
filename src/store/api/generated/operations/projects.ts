// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const projectCreate: Operation<'projectCreate'> = {
  name: 'projectCreate',
  method: 'POST',
  path: '/v1/projects',
  query: [],
  body: 'json',
  status: 201,
}

export const projectDelete: Operation<'projectDelete'> = {
  name: 'projectDelete',
  method: 'DELETE',
  path: '/v1/projects/{project}',
  query: [],
  body: null,
  status: 204,
}

export const projectIpPoolList: Operation<'projectIpPoolList'> = {
  name: 'projectIpPoolList',
  method: 'GET',
  path: '/v1/ip-pools',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const projectIpPoolView: Operation<'projectIpPoolView'> = {
  name: 'projectIpPoolView',
  method: 'GET',
  path: '/v1/ip-pools/{pool}',
  query: [],
  body: null,
  status: 200,
}

export const projectList: Operation<'projectList'> = {
  name: 'projectList',
  method: 'GET',
  path: '/v1/projects',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const projectPolicyUpdate: Operation<'projectPolicyUpdate'> = {
  name: 'projectPolicyUpdate',
  method: 'PUT',
  path: '/v1/projects/{project}/policy',
  query: [],
  body: 'json',
  status: 200,
}

export const projectPolicyView: Operation<'projectPolicyView'> = {
  name: 'projectPolicyView',
  method: 'GET',
  path: '/v1/projects/{project}/policy',
  query: [],
  body: null,
  status: 200,
}

export const projectUpdate: Operation<'projectUpdate'> = {
  name: 'projectUpdate',
  method: 'PUT',
  path: '/v1/projects/{project}',
  query: [],
  body: 'json',
  status: 200,
}

export const projectView: Operation<'projectView'> = {
  name: 'projectView',
  method: 'GET',
  path: '/v1/projects/{project}',
  query: [],
  body: null,
  status: 200,
}
