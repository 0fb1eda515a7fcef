import { idOf } from '../random'
import type { Region } from '../region'

/**
 * The common fields of a new row: id, name, description and times. The id is derived from the time, which never repeats.
 *
 * @param of the kind of the row and the id of its parent, such as `subnet 6f…`: different for each kind and parent
 */
export function newRow(region: Region, of: string, names: { name: string; description: string }) {
  const now = region.timestamp()
  const { name, description } = names
  return { id: idOf(`${of} ${name} ${now}`), name, description, timeCreated: now, timeModified: now }
}
