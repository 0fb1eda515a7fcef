// Written by `npm run gen:api`. Do not edit.
import type { Operation } from '../wire/operation'
import type { OperationName } from './operationTypes'
import * as affinity from './operations/affinity'
import * as consoleAuth from './operations/console-auth'
import * as currentUser from './operations/current-user'
import * as disks from './operations/disks'
import * as experimental from './operations/experimental'
import * as floatingIps from './operations/floating-ips'
import * as images from './operations/images'
import * as instances from './operations/instances'
import * as login from './operations/login'
import * as metrics from './operations/metrics'
import * as policy from './operations/policy'
import * as projects from './operations/projects'
import * as silos from './operations/silos'
import * as snapshots from './operations/snapshots'
import * as systemAlerts from './operations/system-alerts'
import * as systemAuditLog from './operations/system-audit-log'
import * as systemHardware from './operations/system-hardware'
import * as systemIpPools from './operations/system-ip-pools'
import * as systemMetrics from './operations/system-metrics'
import * as systemNetworking from './operations/system-networking'
import * as systemSilos from './operations/system-silos'
import * as systemStatus from './operations/system-status'
import * as tokens from './operations/tokens'
import * as vpcs from './operations/vpcs'

/** Every operation. For the mock and for tests: the console itself imports only what a screen calls. */
export const operations: { [K in OperationName]: Operation<K> } = {
  ...affinity,
  ...consoleAuth,
  ...currentUser,
  ...disks,
  ...experimental,
  ...floatingIps,
  ...images,
  ...instances,
  ...login,
  ...metrics,
  ...policy,
  ...projects,
  ...silos,
  ...snapshots,
  ...systemAlerts,
  ...systemAuditLog,
  ...systemHardware,
  ...systemIpPools,
  ...systemMetrics,
  ...systemNetworking,
  ...systemSilos,
  ...systemStatus,
  ...tokens,
  ...vpcs,
}
