// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const projectCreate: Operation<'projectCreate'> = {
  name: 'projectCreate',
  method: 'POST',
  path: '/v1/projects',
  body: 'json',
}

export const projectDelete: Operation<'projectDelete'> = {
  name: 'projectDelete',
  method: 'DELETE',
  path: '/v1/projects/{project}',
}

export const projectList: Operation<'projectList'> = {
  name: 'projectList',
  method: 'GET',
  path: '/v1/projects',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const projectPolicyUpdate: Operation<'projectPolicyUpdate'> = {
  name: 'projectPolicyUpdate',
  method: 'PUT',
  path: '/v1/projects/{project}/policy',
  body: 'json',
}

export const projectPolicyView: Operation<'projectPolicyView'> = {
  name: 'projectPolicyView',
  method: 'GET',
  path: '/v1/projects/{project}/policy',
}

export const projectUpdate: Operation<'projectUpdate'> = {
  name: 'projectUpdate',
  method: 'PUT',
  path: '/v1/projects/{project}',
  body: 'json',
}

export const projectView: Operation<'projectView'> = {
  name: 'projectView',
  method: 'GET',
  path: '/v1/projects/{project}',
}
