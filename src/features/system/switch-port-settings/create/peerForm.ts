import { boolean, mixed, object, string } from 'yup'
import type { BgpPeer, ImportExportPolicy } from '#store/api/generated/types'
import { ipError, ipVersion, networkError, networkKey } from '#model/network/ip'
import { linesError, linesOf } from '#model/lines'
import {
  checkedText,
  judgedWith,
  optionalCheckedText,
  optionalWholeNumber,
  wholeNumber,
  requiredText,
  typedText,
} from '#features/kit/form/rules'
import { linkRule, MAX_BYTE, MAX_VLAN, MAX_WORD, orNull } from './panels/partPanel'
import { partKeys, type OfLink } from './settingsForm'

type Policy = ImportExportPolicy['type']

/** How the switch finds a peer: by its address, or on its link. */
export type PeerKind = BgpPeer['addr']['type']

/** The form of a BGP peer. */
export interface PeerValues {
  linkName: string
  kind: PeerKind
  /** Of a numbered peer. */
  addr: string
  /** Of a numbered peer; empty for the address that the switch chooses. */
  srcAddr: string
  /** Of an unnumbered peer, in seconds. */
  routerLifetime: number | ''
  bgpConfig: string
  remoteAsn: number | ''
  vlanId: number | ''
  md5AuthKey: string
  minTtl: number | ''
  enforceFirstAs: boolean
  holdTime: number
  keepalive: number
  connectRetry: number
  delayOpen: number
  idleHoldTime: number
  localPref: number | ''
  multiExitDiscriminator: number | ''
  communities: string
  importPolicy: Policy
  imports: string
  exportPolicy: Policy
  exports: string
}

export const emptyPeer: PeerValues = {
  linkName: '',
  kind: 'numbered',
  addr: '',
  srcAddr: '',
  routerLifetime: 1_800,
  bgpConfig: '',
  remoteAsn: '',
  vlanId: '',
  md5AuthKey: '',
  minTtl: '',
  enforceFirstAs: false,
  holdTime: 6,
  keepalive: 2,
  connectRetry: 3,
  delayOpen: 3,
  idleHoldTime: 3,
  localPref: '',
  multiExitDiscriminator: '',
  communities: '',
  importPolicy: 'no_filtering',
  imports: '',
  exportPolicy: 'no_filtering',
  exports: '',
}

/** The draft fields, without the key of the session. */
export const peerDraft = (Object.keys(emptyPeer) as (keyof PeerValues)[]).filter(
  (field) => field !== 'md5AuthKey',
)

/** The timers of a session, in seconds. */
export const timers: readonly { key: keyof PeerValues & keyof BgpPeer; label: string; hint: string }[] = [
  { key: 'holdTime', label: 'Hold time', hint: 'After so long without a message, the peer counts as gone' },
  { key: 'keepalive', label: 'Keepalive', hint: 'How often the switch says that it is still there' },
  { key: 'connectRetry', label: 'Connect retry', hint: 'How long it waits before it tries again' },
  { key: 'delayOpen', label: 'Delay open', hint: 'How long it waits before it opens the session' },
  { key: 'idleHoldTime', label: 'Idle hold time', hint: 'How long it waits after an error' },
]

/** The longest lifetime of a router, in seconds: RFC 4861. */
export const MAX_LIFETIME = 9_000

/** The maximum length of a session's key, in characters. Rule: OPS-5. */
const MAX_MD5_KEY = 80

/** Why a text is not a valid key of a session, or undefined. */
function md5Error(key: string): string | undefined {
  if (key.length > MAX_MD5_KEY) return `Must be ${MAX_MD5_KEY} characters or fewer`
  return /^[\x20-\x7e]*$/.test(key) ? undefined : 'Can only contain printable ASCII characters'
}

/** Why a text is not the source address of a session with a peer, or undefined. Rule: OPS-5. */
function sourceError(source: string, peer: string): string | undefined {
  const version = ipVersion(peer)
  if (version === undefined || ipVersion(source) === undefined) return ipError(source)
  return ipVersion(source) === version
    ? undefined
    : `Must be an IPv${version} address, as that of the peer is`
}

/** Why a line is not a community, or undefined. */
const communityError = (line: string): string | undefined =>
  /^(0|[1-9]\d*)$/.test(line) && Number(line) <= MAX_WORD ? undefined : `${line} is no number of 32 bits`

const networksError = (text: string) => linesError(text, networkError, networkKey)
const second = (label: string) => wholeNumber(label, { min: 0, max: MAX_WORD, tooLarge: 'Is too long' })

/** The validation rules of a peer. @param taken the keys of the present peers */
export function peerSchema(taken: ReadonlySet<string>) {
  const isFree = (peer: PeerValues) => !taken.has(partKeys.peers(peerBody(peer)))
  return object({
    linkName: linkRule(),
    kind: string<PeerKind>()
      .required()
      .test(
        'free',
        'The link has an unnumbered peer already',
        (kind, { parent }) => kind === 'numbered' || isFree(parent as PeerValues),
      ),
    addr: string().when('kind', ([kind]) =>
      kind === 'numbered'
        ? checkedText('Peer', ipError).test('free', 'The link has that peer already', (_addr, { parent }) =>
            isFree(parent as PeerValues),
          )
        : string(),
    ),
    srcAddr: judgedWith(
      ['kind', 'addr'],
      typedText().test('source', (source, { parent, createError }) => {
        const { kind, addr } = parent as PeerValues
        const error = kind === 'numbered' && source !== '' ? sourceError(source, addr) : undefined
        return error === undefined ? true : createError({ message: error })
      }),
    ),
    routerLifetime: mixed().when('kind', ([kind]) =>
      kind === 'unnumbered'
        ? wholeNumber('Router lifetime', {
            min: 0,
            max: MAX_LIFETIME,
          })
        : mixed(),
    ),
    bgpConfig: requiredText('BGP configuration'),
    remoteAsn: optionalWholeNumber('Remote AS', { min: 1, max: MAX_WORD }),
    vlanId: optionalWholeNumber('VLAN', { min: 1, max: MAX_VLAN }),
    md5AuthKey: string()
      .ensure()
      .test('key', (key, context) => {
        const message = md5Error(key)
        return message ? context.createError({ message }) : true
      }),
    minTtl: optionalWholeNumber('Minimum TTL', { min: 0, max: MAX_BYTE }),
    enforceFirstAs: boolean().required(),
    ...Object.fromEntries(timers.map(({ key, label }) => [key, second(label)])),
    localPref: optionalWholeNumber('Local preference', { min: 0, max: MAX_WORD }),
    multiExitDiscriminator: optionalWholeNumber('Multi-exit discriminator', { min: 0, max: MAX_WORD }),
    communities: optionalCheckedText((text) => linesError(text, communityError, (line) => line)),
    importPolicy: string<Policy>().required(),
    imports: optionalCheckedText(networksError),
    exportPolicy: string<Policy>().required(),
    exports: optionalCheckedText(networksError),
  })
}

const policyOf = (type: Policy, networks: string): ImportExportPolicy =>
  type === 'allow' ? { type, value: linesOf(networks) } : { type }

/** A peer for the request. */
export const peerBody = (values: PeerValues): OfLink<BgpPeer> => ({
  linkName: values.linkName,
  addr:
    values.kind === 'unnumbered'
      ? { type: 'unnumbered', routerLifetime: Number(values.routerLifetime) }
      : {
          type: 'numbered',
          targetAddr: values.addr,
          ...(values.srcAddr !== '' && { srcAddr: values.srcAddr }),
        },
  bgpConfig: values.bgpConfig,
  remoteAsn: orNull(values.remoteAsn),
  vlanId: orNull(values.vlanId),
  md5AuthKey: values.md5AuthKey || null,
  minTtl: orNull(values.minTtl),
  enforceFirstAs: values.enforceFirstAs,
  holdTime: Number(values.holdTime),
  keepalive: Number(values.keepalive),
  connectRetry: Number(values.connectRetry),
  delayOpen: Number(values.delayOpen),
  idleHoldTime: Number(values.idleHoldTime),
  localPref: orNull(values.localPref),
  multiExitDiscriminator: orNull(values.multiExitDiscriminator),
  communities: linesOf(values.communities).map(Number),
  allowedImport: policyOf(values.importPolicy, values.imports),
  allowedExport: policyOf(values.exportPolicy, values.exports),
})
