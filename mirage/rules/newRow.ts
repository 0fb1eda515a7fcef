import { idOf } from '../random'
import type { Region } from '../region'

/**
 * What every new row with a name begins as: an id of its own, its names, and the moment. No moment comes twice, so
 * neither does an id.
 *
 * @param of what it is, and of whom: `subnet 6f…`. Two kinds of rows, or two parents, never share it.
 */
export function newRow(region: Region, of: string, names: { name: string; description: string }) {
  const now = region.timestamp()
  const { name, description } = names
  return { id: idOf(`${of} ${name} ${now}`), name, description, timeCreated: now, timeModified: now }
}
