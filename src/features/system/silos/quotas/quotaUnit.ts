import { numberText } from '#ui/forms/numberText'

/** The units in which a size is typed, in GiB. The value of a form is in GiB in either unit. */
export const sizeUnits = { GiB: 1, TiB: 1024 } as const
export type SizeUnit = keyof typeof sizeUnits

/** The unit in which a field begins: TiB if the amount reads exactly so. */
export function firstUnit(gib: number | ''): SizeUnit {
  const tib = Number(gib) / sizeUnits.TiB
  return tib >= 1 && Number(numberText(tib)) === tib ? 'TiB' : 'GiB'
}

/**
 * The value of a field, in GiB, after another unit is chosen for it. A number that was typed stays, so that its unit is
 * corrected; the amount that the form began with stays the same number of bytes.
 */
export const withUnit = (gib: number | '', first: number | '', from: SizeUnit, to: SizeUnit): number | '' =>
  gib === '' || gib === first ? gib : (gib / sizeUnits[from]) * sizeUnits[to]
