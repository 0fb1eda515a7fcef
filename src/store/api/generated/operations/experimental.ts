// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '#store/api/wire/operation'

export const affinityGroupCreate: Operation<'affinityGroupCreate'> = {
  name: 'affinityGroupCreate',
  method: 'POST',
  path: '/v1/affinity-groups',
  query: ['project'],
  body: 'json',
  status: 201,
}

export const affinityGroupDelete: Operation<'affinityGroupDelete'> = {
  name: 'affinityGroupDelete',
  method: 'DELETE',
  path: '/v1/affinity-groups/{affinityGroup}',
  query: ['project'],
  body: null,
  status: 204,
}

export const affinityGroupList: Operation<'affinityGroupList'> = {
  name: 'affinityGroupList',
  method: 'GET',
  path: '/v1/affinity-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}

export const affinityGroupMemberInstanceAdd: Operation<'affinityGroupMemberInstanceAdd'> = {
  name: 'affinityGroupMemberInstanceAdd',
  method: 'POST',
  path: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
  query: ['project'],
  body: null,
  status: 201,
}

export const affinityGroupMemberInstanceDelete: Operation<'affinityGroupMemberInstanceDelete'> = {
  name: 'affinityGroupMemberInstanceDelete',
  method: 'DELETE',
  path: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
  query: ['project'],
  body: null,
  status: 204,
}

export const affinityGroupMemberInstanceView: Operation<'affinityGroupMemberInstanceView'> = {
  name: 'affinityGroupMemberInstanceView',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}/members/instance/{instance}',
  query: ['project'],
  body: null,
  status: 200,
}

export const affinityGroupMemberList: Operation<'affinityGroupMemberList'> = {
  name: 'affinityGroupMemberList',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}/members',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}

export const affinityGroupUpdate: Operation<'affinityGroupUpdate'> = {
  name: 'affinityGroupUpdate',
  method: 'PUT',
  path: '/v1/affinity-groups/{affinityGroup}',
  query: ['project'],
  body: 'json',
  status: 200,
}

export const affinityGroupView: Operation<'affinityGroupView'> = {
  name: 'affinityGroupView',
  method: 'GET',
  path: '/v1/affinity-groups/{affinityGroup}',
  query: ['project'],
  body: null,
  status: 200,
}

export const instanceAffinityGroupList: Operation<'instanceAffinityGroupList'> = {
  name: 'instanceAffinityGroupList',
  method: 'GET',
  path: '/v1/instances/{instance}/affinity-groups',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}

export const probeCreate: Operation<'probeCreate'> = {
  name: 'probeCreate',
  method: 'POST',
  path: '/experimental/v1/probes',
  query: ['project'],
  body: 'json',
  status: 201,
}

export const probeDelete: Operation<'probeDelete'> = {
  name: 'probeDelete',
  method: 'DELETE',
  path: '/experimental/v1/probes/{probe}',
  query: ['project'],
  body: null,
  status: 204,
}

export const probeList: Operation<'probeList'> = {
  name: 'probeList',
  method: 'GET',
  path: '/experimental/v1/probes',
  query: ['limit', 'pageToken', 'project', 'sortBy'],
  body: null,
  status: 200,
}

export const probeView: Operation<'probeView'> = {
  name: 'probeView',
  method: 'GET',
  path: '/experimental/v1/probes/{probe}',
  query: ['project'],
  body: null,
  status: 200,
}

export const supportBundleCreate: Operation<'supportBundleCreate'> = {
  name: 'supportBundleCreate',
  method: 'POST',
  path: '/experimental/v1/system/support-bundles',
  query: [],
  body: 'json',
  status: 201,
}

export const supportBundleDelete: Operation<'supportBundleDelete'> = {
  name: 'supportBundleDelete',
  method: 'DELETE',
  path: '/experimental/v1/system/support-bundles/{bundleId}',
  query: [],
  body: null,
  status: 204,
}

export const supportBundleDownload: Operation<'supportBundleDownload'> = {
  name: 'supportBundleDownload',
  method: 'GET',
  path: '/experimental/v1/system/support-bundles/{bundleId}/download',
  query: [],
  body: null,
  status: 200,
}

export const supportBundleDownloadFile: Operation<'supportBundleDownloadFile'> = {
  name: 'supportBundleDownloadFile',
  method: 'GET',
  path: '/experimental/v1/system/support-bundles/{bundleId}/download/{file}',
  query: [],
  body: null,
  status: 200,
}

export const supportBundleHead: Operation<'supportBundleHead'> = {
  name: 'supportBundleHead',
  method: 'HEAD',
  path: '/experimental/v1/system/support-bundles/{bundleId}/download',
  query: [],
  body: null,
  status: 200,
}

export const supportBundleHeadFile: Operation<'supportBundleHeadFile'> = {
  name: 'supportBundleHeadFile',
  method: 'HEAD',
  path: '/experimental/v1/system/support-bundles/{bundleId}/download/{file}',
  query: [],
  body: null,
  status: 200,
}

export const supportBundleIndex: Operation<'supportBundleIndex'> = {
  name: 'supportBundleIndex',
  method: 'GET',
  path: '/experimental/v1/system/support-bundles/{bundleId}/index',
  query: [],
  body: null,
  status: 200,
}

export const supportBundleList: Operation<'supportBundleList'> = {
  name: 'supportBundleList',
  method: 'GET',
  path: '/experimental/v1/system/support-bundles',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const supportBundleUpdate: Operation<'supportBundleUpdate'> = {
  name: 'supportBundleUpdate',
  method: 'PUT',
  path: '/experimental/v1/system/support-bundles/{bundleId}',
  query: [],
  body: 'json',
  status: 200,
}

export const supportBundleView: Operation<'supportBundleView'> = {
  name: 'supportBundleView',
  method: 'GET',
  path: '/experimental/v1/system/support-bundles/{bundleId}',
  query: [],
  body: null,
  status: 200,
}

export const systemUpdateGetRepository: Operation<'systemUpdateGetRepository'> = {
  name: 'systemUpdateGetRepository',
  method: 'GET',
  path: '/v1/system/update/repository/{systemVersion}',
  query: [],
  body: null,
  status: 200,
}

export const systemUpdatePutRepository: Operation<'systemUpdatePutRepository'> = {
  name: 'systemUpdatePutRepository',
  method: 'PUT',
  path: '/v1/system/update/repository',
  query: ['fileName'],
  body: 'binary',
  status: 200,
}

export const systemUpdateTrustRootCreate: Operation<'systemUpdateTrustRootCreate'> = {
  name: 'systemUpdateTrustRootCreate',
  method: 'POST',
  path: '/v1/system/update/trust-roots',
  query: [],
  body: 'json',
  status: 201,
}

export const systemUpdateTrustRootDelete: Operation<'systemUpdateTrustRootDelete'> = {
  name: 'systemUpdateTrustRootDelete',
  method: 'DELETE',
  path: '/v1/system/update/trust-roots/{trustRootId}',
  query: [],
  body: null,
  status: 204,
}

export const systemUpdateTrustRootList: Operation<'systemUpdateTrustRootList'> = {
  name: 'systemUpdateTrustRootList',
  method: 'GET',
  path: '/v1/system/update/trust-roots',
  query: ['limit', 'pageToken', 'sortBy'],
  body: null,
  status: 200,
}

export const systemUpdateTrustRootView: Operation<'systemUpdateTrustRootView'> = {
  name: 'systemUpdateTrustRootView',
  method: 'GET',
  path: '/v1/system/update/trust-roots/{trustRootId}',
  query: [],
  body: null,
  status: 200,
}

export const targetReleaseUpdate: Operation<'targetReleaseUpdate'> = {
  name: 'targetReleaseUpdate',
  method: 'PUT',
  path: '/v1/system/update/target-release',
  query: [],
  body: 'json',
  status: 201,
}

export const targetReleaseView: Operation<'targetReleaseView'> = {
  name: 'targetReleaseView',
  method: 'GET',
  path: '/v1/system/update/target-release',
  query: [],
  body: null,
  status: 200,
}

export const timeseriesQuery: Operation<'timeseriesQuery'> = {
  name: 'timeseriesQuery',
  method: 'POST',
  path: '/v1/timeseries/query',
  query: ['project'],
  body: 'json',
  status: 200,
}
