import { formatBytes, splitBytes } from '#ui/format/bytes'
import { formatExact } from '#ui/format/numbers'
import { GIB } from '#store/model/units'

/** Bytes as other pages write them, such as in TiB; undefined if that is GiB too, the unit of the fields. */
const elsewhere = (bytes: number) =>
  bytes === 0 || splitBytes(bytes).unit === 'GiB' ? undefined : formatBytes(bytes)

/** An amount beside a field, in the unit of the field and in that of other pages: "87,407 GiB (85.36 TiB)", "313". */
export function amountText(amount: number, isBytes: boolean): string {
  if (!isBytes) return formatExact(amount)
  const own = `${formatExact(Math.round((amount / GIB) * 100) / 100)}\u00A0GiB`
  const other = elsewhere(amount)
  return other === undefined ? own : `${own} (${other})`
}

/** Typed GiB in the unit of other pages: "= 120 TiB"; undefined if that is GiB too. */
export function typedText(gib: number | ''): string | undefined {
  const other = elsewhere(Math.max(0, Number(gib)) * GIB)
  return other && `= ${other}`
}
