// The preset sizes, as data. Changing the family chooses its first size; `custom` begins with 2 CPUs and 8 GiB.

/** A combination of CPUs and memory. */
export interface SizePreset {
  id: string
  ncpus: number
  memoryGiB: number
}

/** A family of presets. `custom` has none and accepts any numbers. */
export type SizeFamily = 'general' | 'cpu' | 'memory' | 'custom'

const preset = (ncpus: number, memoryGiB: number): SizePreset => ({
  id: `${ncpus}-${memoryGiB}`,
  ncpus,
  memoryGiB,
})

export const families: readonly { value: SizeFamily; label: string }[] = [
  { value: 'general', label: 'General purpose' },
  { value: 'cpu', label: 'High CPU' },
  { value: 'memory', label: 'High memory' },
  { value: 'custom', label: 'Custom' },
]

export const sizePresets: Readonly<
  Record<Exclude<SizeFamily, 'custom'>, readonly [SizePreset, ...SizePreset[]]>
> = {
  general: [preset(2, 8), preset(4, 16), preset(8, 32), preset(16, 64)],
  cpu: [preset(2, 4), preset(4, 8), preset(8, 16), preset(16, 32)],
  memory: [preset(2, 16), preset(4, 32), preset(8, 64), preset(16, 128)],
}

/** The family and preset of a size, or custom. */
export function presetOf(ncpus: number, memoryGiB: number): { hardware: SizeFamily; preset: string } {
  for (const hardware of ['general', 'cpu', 'memory'] as const) {
    const found = sizePresets[hardware].find((size) => size.ncpus === ncpus && size.memoryGiB === memoryGiB)
    if (found) return { hardware, preset: found.id }
  }
  return { hardware: 'custom', preset: '' }
}
