import { isRecord } from '#model/isRecord'
import type { LinkFec, LinkSpeed } from '#store/api/generated/types'
import { wordsOr } from '#model/entryOf'
import { capital, wireWords } from '#model/case'
import { formatExact } from '#ui/format/numbers'

// A link in words and units: the facts of its settings, and of the status that a switch reports.

/** The speed of a link: "100 Gbit/s". */
export function speedText(speed: LinkSpeed): string {
  const gigabits = /^(?:speed)?(\d+)_?g$/i.exec(speed)?.[1]
  return gigabits ? `${gigabits} Gbit/s` : speed
}

/** The error correction of a link. By default, the switch uses the standard of the medium. */
export const fecText = (fec: LinkFec | null | undefined): string =>
  fec === null || fec === undefined ? 'Standard of the medium' : wordsOr(fecNames, fec)

const fecNames: Readonly<Record<LinkFec, string>> = {
  none: 'None',
  firecode: 'Fire code',
  rs: 'Reed-Solomon',
}

/** One fact of a link. */
export interface LinkFact {
  label: string
  value: string
}

const onOff = (value: unknown) => (value === true ? 'On' : value === false ? 'Off' : undefined)
const yesNo = (value: unknown) => (value === true ? 'Yes' : value === false ? 'No' : undefined)
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? wireWords(value) : undefined)
const ofNumber = (unit: string) => (value: unknown) =>
  typeof value === 'number' ? `${formatExact(value)} ${unit}` : undefined

/** The words of a key in sentence case: "receivePowerMw" is "Receive power mw". */
const wordsOf = (key: string) =>
  capital(wireWords(key.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)))

interface KnownKey {
  label: string
  /** The value in words; undefined if it has another shape than expected. */
  textOf: (value: unknown) => string | undefined
}

/** The known keys of a link, in the order of their display. */
const known = {
  name: { label: 'Link', textOf: text },
  state: { label: 'State', textOf: text },
  enabled: { label: 'Enabled', textOf: yesNo },
  speed: {
    label: 'Speed',
    textOf: (value) =>
      typeof value === 'string' && /\d/.test(value) ? speedText(value as LinkSpeed) : undefined,
  },
  fec: {
    label: 'Error correction',
    textOf: (value) =>
      value === null || typeof value === 'string' ? fecText(value as LinkFec | null) : undefined,
  },
  autoneg: { label: 'Autonegotiation', textOf: onOff },
  mtu: { label: 'MTU', textOf: ofNumber('bytes') },
  media: { label: 'Media', textOf: (value) => text(value) && capital(String(text(value))) },
} as const satisfies Record<string, KnownKey>

type Key = keyof typeof known
const isKnown = (key: string): key is Key => Object.hasOwn(known, key)

/** A fact of a link by its key. A value of an unexpected shape is shown as it is. */
export const linkFact = (key: Key, value: unknown): LinkFact => ({
  label: known[key].label,
  value: known[key].textOf(value) ?? rawText(value),
})

function rawText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(rawText).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

/** The optical power of one lane, in milliwatts. */
export interface OpticalLane {
  received: number | undefined
  sent: number | undefined
}

/** A status of a link as far as it is understood. */
export interface LinkReport {
  name: string | undefined
  state: string | undefined
  /** The known facts except name and state. */
  facts: readonly LinkFact[]
  lanes: readonly OpticalLane[]
  /** The other fields, as the switch reports them. */
  others: readonly LinkFact[]
}

/** All fields with a value, without the records they are in. */
const fieldsOf = (part: unknown): [key: string, value: unknown][] =>
  isRecord(part)
    ? Object.entries(part).flatMap(([key, value]) =>
        isRecord(value)
          ? fieldsOf(value)
          : value === null || value === undefined
            ? []
            : [[key, value] as [string, unknown]],
      )
    : []

const RECEIVED = 'receivePowerMw'
const SENT = 'transmitPowerMw'

const powers = (value: unknown): readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number') ? value : []

/** The status of a link in words: the API does not define its shape. Rule: OPS-3. */
export function linkReport(status: unknown): LinkReport {
  const fields = fieldsOf(status)
  const valueOf = (key: string) => fields.find(([name]) => name === key)?.[1]
  const [received, sent] = [powers(valueOf(RECEIVED)), powers(valueOf(SENT))]
  const count = Math.max(received.length, sent.length)
  const lanes = Array.from({ length: count }, (_, index) => ({
    received: received[index],
    sent: sent[index],
  }))
  const hidden = new Set<string>(['name', 'state', ...(count > 0 ? [RECEIVED, SENT] : [])])
  const shown = fields.filter(([key]) => !hidden.has(key))
  const keys = Object.keys(known).filter(isKnown)
  return {
    name: text(valueOf('name')),
    state: text(valueOf('state')),
    facts: keys.flatMap((key) =>
      shown.filter(([name]) => name === key).map(([, value]) => linkFact(key, value)),
    ),
    lanes,
    others: shown
      .filter(([key]) => !isKnown(key))
      .map(([key, value]) => ({ label: wordsOf(key), value: rawText(value) })),
  }
}
