// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const imageCreate: Operation<'imageCreate'> = {
  name: 'imageCreate',
  method: 'POST',
  path: '/v1/images',
  query: ['project'],
  body: 'json',
}

export const imageDelete: Operation<'imageDelete'> = {
  name: 'imageDelete',
  method: 'DELETE',
  path: '/v1/images/{image}',
  query: ['project'],
}

export const imageDemote: Operation<'imageDemote'> = {
  name: 'imageDemote',
  method: 'POST',
  path: '/v1/images/{image}/demote',
  query: ['project'],
}

export const imageList: Operation<'imageList'> = {
  name: 'imageList',
  method: 'GET',
  path: '/v1/images',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
}

export const imagePromote: Operation<'imagePromote'> = {
  name: 'imagePromote',
  method: 'POST',
  path: '/v1/images/{image}/promote',
  query: ['project'],
}

export const imageView: Operation<'imageView'> = {
  name: 'imageView',
  method: 'GET',
  path: '/v1/images/{image}',
  query: ['project'],
}
