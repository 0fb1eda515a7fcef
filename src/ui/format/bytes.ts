const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB']

/** A size in its largest fitting unit, at most two decimals. Base 1024. */
export function splitBytes(bytes: number): { value: string; unit: string } {
  let amount = bytes
  let unit = 0
  while (Math.abs(amount) >= 1024 && unit < units.length - 1) {
    amount /= 1024
    unit += 1
  }
  return { value: String(Math.round(amount * 100) / 100), unit: units[unit] ?? 'B' }
}

/** `1.95 TiB`. */
export function formatBytes(bytes: number): string {
  const { value, unit } = splitBytes(bytes)
  return `${value} ${unit}`
}
