import type { LinkConfigCreate, LinkFec, LinkSpeed, TxEqConfig } from '#store/api/generated/types'
import { lldpParts, type LldpValues } from '#features/shared/fabric/lldpForm'

/** The form of a link. */
export type LinkValues = LldpValues &
  Record<keyof TxEqConfig, string> & {
    name: string
    speed: LinkSpeed
    /** Empty for the standard of the medium. */
    fec: LinkFec | ''
    autoneg: boolean
    mtu: number
  }

const MOST_TAP = 2_147_483_647

/** Why a text is no tap of an equalizer, or undefined: a whole number of 32 bits, which may be negative. */
export function tapError(text: string): string | undefined {
  if (!/^-?\d+$/.test(text)) return 'Must be a whole number'
  const value = Number(text)
  return value > MOST_TAP || value < -MOST_TAP - 1 ? 'Must be a number of 32 bits' : undefined
}

const tapOf = (text: string) => (text === '' ? null : Number(text))

/** A link as the API takes it. Without any tap, the equalizer is left to the switch. */
export function linkBody(values: LinkValues): LinkConfigCreate {
  const { name, speed, fec, autoneg, mtu, pre2, pre1, main, post1, post2 } = values
  const isSet = [pre2, pre1, main, post1, post2].some((text) => text !== '')
  return {
    linkName: name,
    speed,
    fec: fec === '' ? null : fec,
    autoneg,
    mtu: Number(mtu),
    lldp: lldpParts(values),
    txEq: isSet
      ? { pre2: tapOf(pre2), pre1: tapOf(pre1), main: tapOf(main), post1: tapOf(post1), post2: tapOf(post2) }
      : null,
  }
}
