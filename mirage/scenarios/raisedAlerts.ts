import type { Alert } from '#store/api/generated/types'
import type { Region } from '../region'
import type { Table } from '../table'

type Data = (region: Region, at: number) => Record<string, unknown>

function pick<Row extends { id: string }>(rows: Table<Row>, at: number): Row | undefined {
  const all = rows.all()
  return all[at % all.length]
}

/** The data of the n-th alert, by its class, in the words of the wire. */
const dataOf: Readonly<Record<string, Data>> = {
  'test.disk.failed'({ world }, at) {
    const disk = pick(world.physicalDisks, at * 5)
    return { disk_id: disk?.id, serial: disk?.serial, sled_id: disk?.sledId }
  },
  'test.disk.replaced'({ world }, at) {
    const disk = pick(world.physicalDisks, at * 5)
    return { disk_id: disk?.id, sled_id: disk?.sledId, slot: (at * 5) % 12 }
  },
  'test.quota.near'({ world }, at) {
    const silo = pick(world.silos, at % 2)
    return { silo: silo?.name, resource: ['cpus', 'memory', 'storage'][at % 3], used_percent: 90 + (at % 9) }
  },
  'test.sled.unreachable'({ world }, at) {
    const sled = pick(world.sleds, at)
    return { sled_id: sled?.id, serial: sled?.baseboard.serial }
  },
  'test.update.finished': (_, index) => ({ system_version: index < 30 ? '14.2.0' : '15.0.0' }),
}

/** Adds the alert of each delivery that no person requested. To be called after the deliveries exist. */
export function addRaisedAlerts(region: Region) {
  const { alerts, deliveries } = region.world
  const raised = deliveries.where(({ trigger }) => trigger === 'alert')
  for (const [index, { alertId, alertClass, timeStarted }] of raised.entries()) {
    const alert: Alert = {
      id: alertId,
      class: alertClass,
      version: 0,
      alert: dataOf[alertClass]?.(region, index) ?? {},
      timeCreated: timeStarted,
      timeModified: timeStarted,
    }
    alerts.insert(alert)
  }
}
