import { once } from './once'

const hundredths = once(
  () => new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** A number with two decimals, so that those of a column are as long: `0.80`. */
export const formatHundredths = (value: number): string => hundredths().format(value)
