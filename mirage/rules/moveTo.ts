import type { Lifecycle } from '#machines/lifecycle/ask'
import type { Behaviour } from '../behaviours/behaviour'
import type { Region } from '../region'

/** A resource as its lifecycle sees it. */
interface Movable {
  lifecycle: Lifecycle
  behaviour: Behaviour
  id: string
  /** Reads the present state; undefined when the resource is gone. */
  read(): string | undefined
  write(state: string): void
}

/** Puts a resource into a state, notifies the listeners, and schedules the next report of the hardware. */
export function moveTo(region: Region, resource: Movable, state: string) {
  const { frozen, stays } = region.world
  const moved = { lifecycle: resource.lifecycle, from: resource.read() }
  const stay = (stays.get(resource.id) ?? 0) + 1
  stays.set(resource.id, stay)
  resource.write(state)
  for (const listener of region.stateListeners) listener(resource.id, state, moved)
  const next = resource.behaviour[state]
  if (!next || frozen.has(resource.id)) return
  region.hardware.after(next.afterMs, () => {
    // The row is read again: another command may have moved or deleted it in the meantime.
    if (stays.get(resource.id) !== stay || resource.read() !== state) return
    const target = resource.lifecycle.next(state, next.report)
    if (target) moveTo(region, resource, target)
  })
}
