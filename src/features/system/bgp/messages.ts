import type { PeerMessages } from '#store/api/resources/bgp'
import { capital, wireName, wireWords } from '#model/case'
import { toDate } from '#model/dates'
import { entryOf } from '#model/entryOf'
import { formatLong } from '#ui/format/age'

// The API does not define the shape of BGP messages. Switches keep, for each session, the messages of each direction,
// each with its time; a message has a type, and its fields beside the type or in a value. Anything else is shown as it is.

/** One message of a session. */
export interface BgpMessage {
  key: string
  /** "172.20.15.22 on switch0". */
  peer: string
  peerId: string
  switch: string
  /** "Received"; undefined if the history does not tell directions apart. */
  direction: string | undefined
  at: Date | null
  /** "Open"; undefined for a message without a type. */
  type: string | undefined
  /** Its fields in words. */
  details: string
  /** The entry of the history, as JSON. */
  json: string
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const words = (name: string) => wireWords(wireName(name))

/** A value in a sentence: an array of texts or numbers as a list, anything with parts as JSON. */
function valueText(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const seconds = (value: unknown) => (typeof value === 'number' ? formatLong(value * 1_000) : valueText(value))

/** The words of the fields that have a unit or an abbreviation. */
const fieldTexts: Readonly<Record<string, (value: unknown) => string>> = {
  asn: (value) => `AS ${valueText(value)}`,
  holdTime: (value) => `hold time ${seconds(value)}`,
  id: (value) => `ID ${valueText(value)}`,
  nexthop: (value) => `next hop ${valueText(value)}`,
  nlri: (value) => `networks ${valueText(value)}`,
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

const fieldsText = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => !isNothing(value))
    .map(([name, value]) => entryOf(fieldTexts, name)?.(value) ?? `${words(name)} ${valueText(value)}`)
    .join(', ')

/** The type and the fields of a message. */
function partsOf(message: unknown): Pick<BgpMessage, 'type' | 'details'> {
  if (typeof message === 'string') return { type: capital(words(message)), details: '' }
  if (!isFields(message) || typeof message['type'] !== 'string')
    return { type: undefined, details: isFields(message) ? fieldsText(message) : valueText(message) }
  const { type, value, ...rest } = message
  const fields = isFields(value) ? { ...value, ...rest } : { ...rest, ...(value != null && { value }) }
  // Both spellings are in use.
  const kind = type === 'keep_alive' ? 'keepalive' : type
  return { type: capital(words(kind)), details: fieldsText(fields) }
}

/** The entries of a history with the name of their direction. */
function entriesOf(history: unknown): { direction: string | undefined; entry: unknown }[] {
  if (Array.isArray(history)) return history.map((entry: unknown) => ({ direction: undefined, entry }))
  if (!isFields(history)) return history == null ? [] : [{ direction: undefined, entry: history }]
  const lists = Object.entries(history)
  if (!lists.every(([, list]) => Array.isArray(list))) return [{ direction: undefined, entry: history }]
  return lists.flatMap(([name, list]) =>
    (list as unknown[]).map((entry) => ({ direction: capital(words(name)), entry })),
  )
}

const timeOf = ({ at }: BgpMessage) => at?.getTime() ?? Number.NEGATIVE_INFINITY

/** The messages of all sessions, newest first; of one time, the last of a history first. */
export const messagesOf = (histories: readonly PeerMessages[]): readonly BgpMessage[] =>
  histories
    .flatMap(({ asn, switch: location, peer, messages }) =>
      entriesOf(messages).map(({ direction, entry }, index): BgpMessage => {
        const { timestamp, message = entry } = isFields(entry) ? entry : {}
        return {
          key: `${asn} ${location} ${peer} ${index}`,
          peer: `${peer} on ${location}`,
          peerId: peer,
          switch: location,
          direction,
          at: typeof timestamp === 'string' ? toDate(timestamp) : null,
          ...partsOf(message),
          json: JSON.stringify(entry, undefined, 2),
        }
      }),
    )
    .toReversed()
    .toSorted((a, b) => (timeOf(a) === timeOf(b) ? 0 : timeOf(b) - timeOf(a)))
