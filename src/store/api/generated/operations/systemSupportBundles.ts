// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../operationTypes'

export const supportBundleCreate: Operation<'supportBundleCreate'> = {
  name: 'supportBundleCreate',
  method: 'POST',
  path: '/v1/system/support-bundles',
  body: 'json',
}

export const supportBundleDelete: Operation<'supportBundleDelete'> = {
  name: 'supportBundleDelete',
  method: 'DELETE',
  path: '/v1/system/support-bundles/{bundleId}',
}

export const supportBundleDownload: Operation<'supportBundleDownload'> = {
  name: 'supportBundleDownload',
  method: 'GET',
  path: '/v1/system/support-bundles/{bundleId}/download',
}

export const supportBundleDownloadFile: Operation<'supportBundleDownloadFile'> = {
  name: 'supportBundleDownloadFile',
  method: 'GET',
  path: '/v1/system/support-bundles/{bundleId}/download/{file}',
}

export const supportBundleHead: Operation<'supportBundleHead'> = {
  name: 'supportBundleHead',
  method: 'HEAD',
  path: '/v1/system/support-bundles/{bundleId}/download',
}

export const supportBundleHeadFile: Operation<'supportBundleHeadFile'> = {
  name: 'supportBundleHeadFile',
  method: 'HEAD',
  path: '/v1/system/support-bundles/{bundleId}/download/{file}',
}

export const supportBundleIndex: Operation<'supportBundleIndex'> = {
  name: 'supportBundleIndex',
  method: 'GET',
  path: '/v1/system/support-bundles/{bundleId}/index',
}

export const supportBundleList: Operation<'supportBundleList'> = {
  name: 'supportBundleList',
  method: 'GET',
  path: '/v1/system/support-bundles',
  query: ['limit', 'pageToken', 'sortBy'],
}

export const supportBundleUpdate: Operation<'supportBundleUpdate'> = {
  name: 'supportBundleUpdate',
  method: 'PUT',
  path: '/v1/system/support-bundles/{bundleId}',
  body: 'json',
}

export const supportBundleView: Operation<'supportBundleView'> = {
  name: 'supportBundleView',
  method: 'GET',
  path: '/v1/system/support-bundles/{bundleId}',
}
