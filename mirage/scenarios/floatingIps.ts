import { makeFloatingIp } from '../factories/floatingIp'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'

/** The number of floating addresses of each instance. */
const holders: readonly (readonly [instance: string, count: number])[] = [
  ['berth-api-2', 1],
  ['berth-api-3', 1],
  ['berth-db-primary', 1],
  ['berth-db-replica', 1],
  ...Array.from({ length: 8 }, (_, night) => [`batch-night-${night + 1}`, 1] as const),
  ['net-heavy', 8],
]

const two = (number: number) => String(number).padStart(2, '0')

/** 54 floating addresses of two pools, more than one page; 21 of them are attached. Rule: MOCK-8. */
export function addFloatingIps(region: Region, project: ProjectRow) {
  const at = (name: string) => idOf(`instance ${project.id} ${name}`)
  makeFloatingIp(region, project, 'berth-api-1-public', '192.0.2.10', { instanceId: at('berth-api-1') })
  for (let index = 1; index <= 6; index += 1)
    makeFloatingIp(region, project, `quay-${index}`, `192.0.2.${40 + index}`)
  // All four addresses of their pool, so that the error of an empty pool can be seen.
  for (let index = 0; index < 4; index += 1)
    makeFloatingIp(region, project, `lantern-${index + 1}`, `203.0.113.${4 + index}`, {
      pool: 'exhausted-v4',
    })
  let taken = 0
  for (const [instance, count] of holders)
    for (let index = 1; index <= count; index += 1) {
      const name = count === 1 ? `${instance}-front` : `${instance}-${two(index)}`
      makeFloatingIp(region, project, name, `192.0.2.${100 + taken++}`, { instanceId: at(instance) })
    }
  for (let index = 1; index <= 23; index += 1)
    makeFloatingIp(region, project, `shed-${two(index)}`, `198.51.100.${50 + index}`, {
      pool: 'dock-internal',
    })
}
