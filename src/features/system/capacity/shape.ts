import type { VirtualResourceCounts } from '#store/api/generated/types'
import { MIN_DISK_GIB, MIN_MEMORY_GIB } from '#model/limits'
import { settings } from '#model/settings'
import { GIB } from '#model/units'

/** The numbers of a shape, in the units of the form and of the address. */
export interface ShapeNumbers {
  vcpus: number
  /** In GiB. */
  memory: number
  /** In GiB. */
  disk: number
}

/** The fields of a shape with their limits and defaults. */
export const shapeFields: readonly {
  key: keyof ShapeNumbers
  label: string
  min: number
  max: number
  first: number
}[] = [
  { key: 'vcpus', label: 'vCPUs', min: 1, max: settings.limits.vcpus, first: 4 },
  { key: 'memory', label: 'Memory (GiB)', min: MIN_MEMORY_GIB, max: settings.limits.memoryGiB, first: 16 },
  { key: 'disk', label: 'Disk (GiB)', min: MIN_DISK_GIB, max: settings.limits.diskGiB, first: 100 },
]

/** Parses a number and clamps it to its limits; the default for any other text. */
const within = (text: string | null, { min, max, first }: (typeof shapeFields)[number]) =>
  text !== null && /^\d+$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : first

/** The shape in an address. */
export function readShape(search: string): ShapeNumbers {
  const query = new URLSearchParams(search)
  const numbers = shapeFields.map((field) => [field.key, within(query.get(field.key), field)])
  return Object.fromEntries(numbers) as Record<keyof ShapeNumbers, number>
}

/** The query string with another shape; other parameters stay. */
export function writeShape(search: string, numbers: ShapeNumbers): string {
  const query = new URLSearchParams(search)
  for (const { key } of shapeFields) query.set(key, String(numbers[key]))
  return `?${query}`
}

/** The resources of one instance of the shape. */
export const takenBy = ({ vcpus, memory, disk }: ShapeNumbers): VirtualResourceCounts => ({
  cpus: vcpus,
  memory: memory * GIB,
  storage: disk * GIB,
})
