// The answers of a minimal control plane, for measuring the production build: wire shapes with one row each.

const when = { time_created: '2026-01-05T09:00:00Z', time_modified: '2026-01-05T09:00:00Z' }
const projectId = '5f1c1f0e-6a0e-4c62-9a52-1f0f6a3c2b11'
const project = { id: projectId, name: 'berth-planner', description: 'Plans berths', ...when }
const instance = {
  boot_disk_id: '7f0e5a10-8f5b-4f0c-9a37-52c1b7d7a9e4',
  id: '0b5c2a44-1a52-4a53-8d4e-51d9a5b0c7d2',
  name: 'berth-api-1',
  description: 'Answers the planner',
  project_id: projectId,
  hostname: 'berth-api-1',
  ncpus: 2,
  memory: 4 * 1024 ** 3,
  run_state: 'running',
  auto_restart_enabled: false,
  time_run_state_updated: '2026-01-05T09:00:00Z',
  ...when,
}
const silo = { silo_id: 'c3d9a7e2-64f1-4f0b-8a35-0d1b6b1f2e90', silo_name: 'harbour' }

const disk = {
  id: '7f0e5a10-8f5b-4f0c-9a37-52c1b7d7a9e4',
  name: 'berth-api-1-boot',
  description: '',
  project_id: projectId,
  size: 20 * 1024 ** 3,
  block_size: 512,
  state: { state: 'attached', instance: instance.id },
  device_path: '/mnt/berth-api-1-boot',
  disk_type: 'distributed',
  read_only: false,
  ...when,
}

/** @type {Record<string, unknown>} */
const answers = {
  '/v1/me': { id: '9a7d1c52-3f0b-4b1e-8c1d-2f6e5a4b3c21', display_name: 'Marit Aune', ...silo },
  '/v1/me/groups': { items: [] },
  '/v1/ping': { status: 'ok' },
  '/v1/system/update/status': {},
  '/v1/policy': { role_assignments: [] },
  '/v1/projects/berth-planner/policy': { role_assignments: [] },
  '/v1/system/policy': { role_assignments: [] },
  '/v1/projects': { items: [project] },
  '/v1/projects/berth-planner': project,
  '/v1/instances': { items: [instance] },
  '/v1/instances/berth-api-1': instance,
  '/v1/instances/berth-api-1/disks': { items: [disk] },
  '/v1/disks': { items: [disk] },
  '/v1/snapshots': { items: [] },
  '/v1/ip-pools': { items: [] },
  '/v1/subnet-pools': { items: [] },
  '/v1/system/silos/harbour': {
    ...when,
    id: silo.silo_id,
    name: 'harbour',
    description: '',
    identity_mode: 'local_only',
    discoverable: true,
    mapped_fleet_roles: {},
  },
  '/v1/instances/berth-api-1/external-ips': { items: [] },
  '/v1/network-interfaces': { items: [] },
  '/v1/timeseries/query': { tables: [] },
  [`/v1/instances/${instance.id}/external-ips`]: {
    items: [{ kind: 'ephemeral', ip: '192.0.2.10', ip_pool_id: '1d0f6b5e-3f0b-4b1e-8c1d-2f6e5a4b3c21' }],
  },
}

/**
 * The answer to one GET.
 * @param {string} pathname
 * @returns {{ status: number, json: unknown }} 404 with an error body for a path that is not listed above
 */
export function answerTo(pathname) {
  const json = answers[pathname]
  if (json !== undefined) return { status: 200, json }
  const message = `not found: ${pathname}`
  return { status: 404, json: { error_code: 'ObjectNotFound', message, request_id: 'size' } }
}
